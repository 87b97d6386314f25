import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { releasesKey, releasesQuery, changeRelease, type ReleaseChangeRequest } from "./releases.api";

/** Changes a live pointer; shows the response immediately and refetches all release data. */
export function useReleaseChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: ReleaseChangeRequest) => changeRelease(request),
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
