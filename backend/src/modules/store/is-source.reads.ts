import type { Source } from "@listwise/contracts/store";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Sources that read the stores themselves. Each has the apps of one store. */
const LIVE: readonly Source[] = ["apple", "google-play"];

/** Returns true for the sources that read the stores themselves. */
export const isLive = (source: Source): boolean => LIVE.includes(source);

/**
 * Returns a condition that a row comes from a source, or from any of the live ones if that is one. Use it in queries that
 * name an app or a keyword, which determines the store.
 */
export function isSource(column: SQLWrapper, source: Source): SQL {
  return isLive(source) ? sql`${column} in (${LIVE[0]}, ${LIVE[1]})` : sql`${column} = ${source}`;
}
