import { bus } from "@listwise/shared-auth";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addKeywords, keywordKeys } from "../../shared/keywords/keywords.api";

/** Tracks keywords on an app's list. Returns those for which the plan has no room. */
export function useAddSelected(appId: number, country: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (keywords: readonly string[]) => {
      const items = keywords.map((keywordText) => ({ keywordText, country }));
      const { data, keywords: added } = await addKeywords(items, appId);
      await client.invalidateQueries({ queryKey: keywordKeys.list });
      if (added.length > 0) bus.emit("keyword:batch-updated", { ids: added.map(({ id }) => id) });
      return data.filter(({ result }) => result === "over-limit").map(({ keywordText }) => keywordText);
    },
  });
}
