import type { UserKeyword } from "@listwise/contracts/keywords";
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

export const changeOptions: readonly SelectOption[] = [
  { value: "", label: "Any change" },
  { value: "up", label: "Improved" },
  { value: "down", label: "Dropped" },
  { value: "same", label: "No change" },
];

/** Returns true if the best rank is within a band; an unreadable band matches every keyword. */
export function isInBand({ best }: UserKeyword, band: string): boolean {
  const rank = best?.currentRank ?? null;
  if (band === UNCHECKED) return rank === null;
  const [, from, to] = /^(\d+)-(\d+)$/.exec(band) ?? [];
  if (!from || !to) return true;
  return rank !== null && rank >= Number(from) && rank <= Number(to);
}

/** Returns true if the best rank changed in the given direction. */
export function hasMoved({ best }: UserKeyword, way: string): boolean {
  const change = best?.change ?? null;
  if (way === "up") return change !== null && change > 0;
  if (way === "down") return change !== null && change < 0;
  return way === "same" ? change === 0 : true;
}

/** Returns true if the keyword, its category or its notes contain the text. */
export function matchesText({ keywordText, category, notes }: UserKeyword, wanted: string): boolean {
  return `${keywordText}\n${category}\n${notes ?? ""}`.toLowerCase().includes(wanted);
}
