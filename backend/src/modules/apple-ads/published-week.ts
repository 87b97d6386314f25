const DAY_MS = 86_400_000;
const PUBLISH_HOUR_UTC = 7;

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Returns the latest week (Sunday to Saturday) that Apple has published; it publishes on Mondays at 07:00 UTC. */
export function computePublishedWeek(now: Date): { start: string; end: string } {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const sunday = today - now.getUTCDay() * DAY_MS;
  const published = sunday + DAY_MS + PUBLISH_HOUR_UTC * 3_600_000;
  const start = sunday - (now.getTime() >= published ? 7 : 14) * DAY_MS;
  return { start: day(start), end: day(start + 6 * DAY_MS) };
}
