import type { TabItem } from "@listwise/shared-ui";

const labels = {
  overview: "Overview",
  "keyword-rankings": "Rankings",
  "aso-score": "ASO score",
  screenshots: "Screenshots",
  analysis: "Analysis",
  reviews: "Reviews",
  "quick-actions": "Quick actions",
} as const;

export type DetailsTab = keyof typeof labels;

export const detailsTabs: readonly TabItem[] = Object.entries(labels).map(([value, label]) => ({
  value,
  label,
}));

function isTab(text: string): text is DetailsTab {
  return Object.hasOwn(labels, text);
}

/** Returns the tab of an address; unknown tabs are the overview. */
export function parseTab(text: string | null): DetailsTab {
  return text !== null && isTab(text) ? text : "overview";
}
