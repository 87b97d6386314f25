import { isAdminRole } from "@listwise/contracts/api";
import { releasesEndpoints, type ReleaseStatus } from "@listwise/contracts/releases";
import { call, useSession } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";

interface ReleasePointers {
  /** Live pointers and stored versions by release; empty until they are loaded, and for everyone but administrators. */
  pointers: ReadonlyMap<string, ReleaseStatus>;
  isRefused: boolean;
  retry: () => void;
}

/** Loads what is live for whom, which only administrators may know. */
export function useReleasePointers(): ReleasePointers {
  const isAdmin = useSession(({ user }) => isAdminRole(user?.role));
  const { data, isError, refetch } = useQuery({
    queryKey: ["devtools", "releases"],
    queryFn: () => call(releasesEndpoints.status),
    enabled: isAdmin,
  });
  const pointers = new Map((isAdmin ? data?.data : [])?.map((release) => [release.name, release]));
  return { pointers, isRefused: isAdmin && isError, retry: () => void refetch() };
}
