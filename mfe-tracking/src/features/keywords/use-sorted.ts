import type { UserKeyword } from "@listwise/contracts";
import { useEffect, useMemo, useState } from "react";
import { createSorter, type Entry, type Line } from "./bulk-lines";

/** Chosen by us: takes a few milliseconds to classify. */
const AT_ONCE = 1_000;

/**
 * Classifies entries, in batches if there are many, so that the page stays responsive. `sorting` is true until the last
 * batch is done.
 */
export function useSorted(
  entries: readonly Entry[],
  countries: readonly string[],
  tracked: readonly UserKeyword[],
) {
  const chosen = countries.join();
  const work = useMemo(() => {
    const sort = createSorter(chosen.split(","), tracked);
    return { sort, first: sort(entries.slice(0, AT_ONCE)), rest: entries.slice(AT_ONCE) };
  }, [entries, chosen, tracked]);
  const [later, setLater] = useState<{ of: typeof work; lines: readonly Line[]; done: boolean }>();
  useEffect(() => {
    const { sort, first, rest } = work;
    if (rest.length === 0) return undefined;
    const lines = [...first];
    let from = 0;
    let timer = setTimeout(function next() {
      lines.push(...sort(rest.slice(from, from + AT_ONCE)));
      from += AT_ONCE;
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
