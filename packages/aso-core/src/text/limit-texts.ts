import { formatCount } from "./format-count";

/** Use of a list whose length the plan limits, at the time of a refusal. */
export interface ListUse {
  /** Number of items on the list. */
  current: number;
  limit: number;
  /** Number of places that the refused change needs. */
  needed: number;
}

const LISTS: Readonly<Record<string, { has: string; item: string; remove: string }>> = {
  max_tracked_keywords: { has: "You track", item: "keyword", remove: "Untrack keywords" },
  max_tracked_apps: { has: "You track", item: "app", remove: "Untrack apps" },
  competitor_analysis_depth: {
    has: "You compare this app with",
    item: "competitor",
    remove: "Remove competitors",
  },
};

/**
 * Returns why a plan has no room on a list, and what to do: "You track 49 of 50 keywords, and this needs 3 more. Untrack
 * keywords or upgrade your plan." `null` if the feature doesn't limit a list of keywords, apps or competitors.
 */
export function explainFullList(feature: string, { current, limit, needed }: ListUse): string | null {
  const list = LISTS[feature];
  if (!list) return null;
  const { has, item, remove } = list;
  const used = `${current.toLocaleString("en-US")} of ${formatCount(limit, item)}`;
  return `${has} ${used}, and this needs ${needed.toLocaleString("en-US")} more. ${remove} or upgrade your plan.`;
}
