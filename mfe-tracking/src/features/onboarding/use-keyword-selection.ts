import type { DiscoveredKeyword } from "@listwise/contracts/keywords";
import { useFeatureAccess } from "@listwise/shared-auth";
import { useState } from "react";

/** Number of suggestions that are selected at first, as far as the plan has room (chosen by us: enough for a visibility). */
const PRESELECTED = 10;

/** Returns true if the score is known, or else if there are several words: single ones are often too general. */
const isPromising = ({ keyword, score }: DiscoveredKeyword) => score !== null || keyword.includes(" ");

/**
 * Returns the selected keywords in the order of the list. The best suggestions are selected until the user changes that.
 * `room` is the number of further keywords that fit the plan, `null` while that is unknown.
 */
export function useKeywordSelection(suggestions: readonly DiscoveredKeyword[] = []) {
  const { usage } = useFeatureAccess("max_tracked_keywords");
  const [own, setOwn] = useState<readonly string[]>([]);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const limit = Math.min(PRESELECTED, usage?.remaining ?? PRESELECTED);
  const best = new Set(
    suggestions
      .filter(isPromising)
      .slice(0, limit)
      .map(({ keyword }) => keyword),
  );
  const all = [...own, ...suggestions.map(({ keyword }) => keyword)];
  const isSelected = (keyword: string) => changed.get(keyword) ?? best.has(keyword);
  const selected = all.filter(isSelected);
  return {
    own,
    selected,
    room: usage && Math.max(0, usage.remaining - selected.length),
    toggle: (keyword: string) => setChanged(new Map(changed).set(keyword, !isSelected(keyword))),
    /** Selects a keyword of the user's own, or the suggestion with the same text. */
    addOwn: (keyword: string) => {
      if (!all.includes(keyword)) setOwn([keyword, ...own]);
      setChanged(new Map(changed).set(keyword, true));
    },
    keepOnly: (keywords: readonly string[]) =>
      setChanged(new Map(all.map((keyword) => [keyword, keywords.includes(keyword)]))),
  };
}
