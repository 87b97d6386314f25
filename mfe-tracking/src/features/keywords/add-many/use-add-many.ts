import { bus } from "@listwise/shared-auth";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { prependKeywords } from "../../../shared/keywords/keyword-cache";
import { addKeywords } from "../../../shared/keywords/keywords.api";
import type { ClassifiedLine } from "./parse-bulk-input";

const BATCH_SIZE = 2_000;

function toBulkItem({ entry, country }: ClassifiedLine, category: string) {
  const { keywordText, notes, isFavorite } = entry;
  return { keywordText, country, category: entry.category ?? category, notes, isFavorite };
}

/** Puts a line of each country into the first batch: the server refuses a batch with an uncovered one, and must do so before it adds any. */
function putCountriesFirst(lines: readonly ClassifiedLine[]): ClassifiedLine[] {
  const first = new Set(new Map(lines.toReversed().map((line) => [line.country, line])).values());
  return [...first, ...lines.filter((line) => !first.has(line))];
}

/** Sends new lines for the list of an app in batches and returns all lines with their final outcome. */
export function useAddMany(appId: number | null, onProgress: (done: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ["add-keywords"],
    mutationFn: async ({ lines, category }: { lines: readonly ClassifiedLine[]; category: string }) => {
      const wanted = putCountriesFirst(lines.filter(({ outcome }) => outcome === "new"));
      const outcomes = new Map<ClassifiedLine, ClassifiedLine["outcome"]>();
      for (let from = 0; from < wanted.length; from += BATCH_SIZE) {
        const part = wanted.slice(from, from + BATCH_SIZE);
        const { data, keywords } = await addKeywords(
          part.map((line) => toBulkItem(line, category)),
          appId,
        );
        for (const { index, result } of data) {
          const line = part[index];
          if (line) outcomes.set(line, result);
        }
        onProgress(from + part.length);
        prependKeywords(client, keywords);
        bus.emit("keyword:batch-updated", { ids: keywords.map(({ id }) => id) });
      }
      return lines.map((line) => ({ ...line, outcome: outcomes.get(line) ?? line.outcome }));
    },
  });
}
