import type { KeywordEntry } from "../../../shared/keywords/keywords.api";
import { useEffect, useMemo, useState } from "react";
import { createClassifier, type BulkEntry, type ClassifiedLine } from "./parse-bulk-input";

/** Chosen by us: takes a few milliseconds to classify. */
const BATCH_SIZE = 1_000;

/**
 * Classifies entries, in batches if there are many, so that the page stays responsive. `sorting` is true until the last
 * batch is done.
 */
export function useClassifiedLines(
  entries: readonly BulkEntry[],
  countries: readonly string[],
  tracked: readonly KeywordEntry[],
) {
  const chosen = countries.join();
  const work = useMemo(() => {
    const sort = createClassifier(chosen.split(","), tracked);
    return { sort, first: sort(entries.slice(0, BATCH_SIZE)), rest: entries.slice(BATCH_SIZE) };
  }, [entries, chosen, tracked]);
  const [later, setLater] = useState<{ of: typeof work; lines: readonly ClassifiedLine[]; done: boolean }>();
  useEffect(() => {
    const { sort, first, rest } = work;
    if (rest.length === 0) return undefined;
    const lines = [...first];
    let from = 0;
    let timer = setTimeout(function next() {
      lines.push(...sort(rest.slice(from, from + BATCH_SIZE)));
      from += BATCH_SIZE;
      const done = from >= rest.length;
      setLater({ of: work, lines: [...lines], done });
      if (!done) timer = setTimeout(next);
    });
    return () => clearTimeout(timer);
  }, [work]);
  if (work.rest.length === 0) return { lines: work.first, sorting: false };
  if (later?.of === work) return { lines: later.lines, sorting: !later.done };
  return { lines: work.first, sorting: true };
}
