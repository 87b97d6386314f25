import { PastDaySchema } from "@listwise/contracts/api";

const DAY_MS = 86_400_000;
const DAYS_AGO = /^([1-9]\d{0,3})d$/;

/** Returns a UTC day. */
export const getDayBefore = (days: number, now = Date.now()): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10);

/** Returns the UTC day of `7d` or `2026-10-25`; `null` for anything else and for days to come. */
export function parseSince(since: string, now = Date.now()): string | null {
  const [, daysAgo] = DAYS_AGO.exec(since) ?? [];
  if (daysAgo) return getDayBefore(Number(daysAgo), now);
  return PastDaySchema.safeParse(since).data ?? null;
}
