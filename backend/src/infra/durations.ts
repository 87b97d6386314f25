/** Minute in milliseconds. */
export const MINUTE_MS = 60_000;
/** Hour in milliseconds. */
export const HOUR_MS = 3_600_000;
/** Day in milliseconds. */
export const DAY_MS = 86_400_000;
