import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { releasesKey, releasesQuery, runMove, type Move } from "./releases.api";

/** Changes a live pointer; shows the response immediately and refetches all release data. */
export function useMove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ move, reason }: { move: Move; reason: string }) => runMove(move, reason),
    onSuccess: async ({ data, message }) => {
      toast.success(message);
      await client.cancelQueries({ queryKey: releasesKey });
      client.setQueryData(releasesQuery().queryKey, (known) =>
        known ? { ...known, data: known.data.map((one) => (one.name === data.name ? data : one)) } : known,
      );
      void client.invalidateQueries({ queryKey: releasesKey });
    },
  });
}
