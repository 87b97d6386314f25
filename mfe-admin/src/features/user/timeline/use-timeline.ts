import { customerEndpoints, type TimelineKind } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { useInfiniteQuery } from "@tanstack/react-query";
import { userKey } from "../user.api";

/** Loads a user's timeline page by page; `null` loads all kinds. */
export function useTimeline(id: number, kind: TimelineKind | null) {
  return useInfiniteQuery({
    queryKey: [...userKey(id), "timeline", kind],
    queryFn: ({ pageParam, signal }) =>
      call(customerEndpoints.timeline, {
        params: { id },
        query: { ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}
