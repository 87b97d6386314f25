import { isUnusualMove } from "@listwise/aso-core/visibility";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import type { SelectOption } from "@listwise/shared-ui";

const UNCHECKED = "unchecked";

/** Rank bands as `from-to`. An address may contain other bands. */
export const bandOptions: readonly SelectOption[] = [
  { value: "", label: "Any rank" },
  { value: "1-3", label: "1–3" },
  { value: "4-10", label: "4–10" },
  { value: "11-20", label: "11–20" },
  { value: "21-50", label: "21–50" },
  { value: "51-100", label: "51–100" },
  { value: "101-200", label: "101–200" },
  { value: "201-201", label: ">200" },
  { value: UNCHECKED, label: "Not checked" },
];

/** Ranges of popularity as `from-to`. An address may contain others. */
export const popularityOptions: readonly SelectOption[] = [
  { value: "", label: "Any popularity" },
  { value: "60-100", label: "60–100" },
  { value: "40-59", label: "40–59" },
  { value: "20-39", label: "20–39" },
  { value: "0-19", label: "Below 20" },
];

export const changeOptions: readonly SelectOption[] = [
  { value: "", label: "Any change" },
  { value: "up", label: "Improved" },
  { value: "down", label: "Dropped" },
  { value: "same", label: "No change" },
  { value: "unusual", label: "Unusual move" },
];

/** Returns true if a value is within `from-to`; an unreadable range contains every value. */
export function isInRange(value: number | null, range: string): boolean {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(range) ?? [];
  if (!from || !to) return true;
  return value !== null && value >= Number(from) && value <= Number(to);
}

/** Returns true if the rank is within a band. */
export function isInBand({ best }: KeywordTableRow, band: string): boolean {
  const rank = best?.currentRank ?? null;
  return band === UNCHECKED ? rank === null : isInRange(rank, band);
}

/** Returns true if the rank changed in the given direction, or unusually. */
export function hasMoved({ best, trend }: KeywordTableRow, way: string): boolean {
  if (way === "unusual") return isUnusualMove(trend);
  const change = best?.change ?? null;
  if (way === "up") return change !== null && change > 0;
  if (way === "down") return change !== null && change < 0;
  return way === "same" ? change === 0 : true;
}

/** Returns true if the keyword, its category, its tags or its notes contain the text. */
export function matchesText(keyword: KeywordTableRow, wanted: string): boolean {
  const { keywordText, category, tags = [], notes } = keyword;
  return `${keywordText}\n${category}\n${tags.join("\n")}\n${notes ?? ""}`.toLowerCase().includes(wanted);
}
