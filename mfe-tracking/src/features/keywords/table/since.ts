import { subtractRanks } from "@listwise/aso-core/visibility";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { PastDaySchema } from "@listwise/contracts/api";
import type { SelectOption } from "@listwise/shared-ui";

const DAY_MS = 86_400_000;
const DAYS_AGO = /^([1-9]\d{0,3})d$/;

/** Days since which the table shows changes: "7d" is 7 days ago, "" the check before the last one. */
export const sinceOptions: readonly SelectOption[] = [
  { value: "", label: "Latest change" },
  { value: "1d", label: "1-day change" },
  { value: "7d", label: "7-day change" },
  { value: "30d", label: "30-day change" },
  { value: "90d", label: "90-day change" },
];

/** Returns a UTC day. */
export const getDayBefore = (days: number, now = Date.now()): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10);

/** Returns the UTC day of `7d` or `2026-10-25`; `null` for anything else and for days to come. */
export function parseSince(since: string, now = Date.now()): string | null {
  const [, daysAgo] = DAYS_AGO.exec(since) ?? [];
  if (daysAgo) return getDayBefore(Number(daysAgo), now);
  return PastDaySchema.safeParse(since).data ?? null;
}

/** Returns rows whose previous ranks are those of an earlier day, by entry id. Unknown ranks make the change unknown. */
export function compareWithRanks(
  rows: readonly KeywordTableRow[],
  ranks: ReadonlyMap<number, number | null>,
): KeywordTableRow[] {
  return rows.map((row) => {
    if (!row.best) return row;
    const { currentRank } = row.best;
    const previousRank = ranks.get(row.id) ?? null;
    const change = subtractRanks(previousRank, currentRank);
    return { ...row, best: { ...row.best, previousRank, change, previousCheckedAt: null } };
  });
}
