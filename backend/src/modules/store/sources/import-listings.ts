import type { Source } from "@listwise/contracts/store";
import type { Database } from "../../../infra/db/database";
import type { Listing } from "./store-source";
import { deleteUntouched, finishImport, findLastImport, lockImports } from "../imports.repository";
import { saveListings } from "../store.repository";

const BATCH = 400;
// Increase this when the words that the search finds a listing by change, so that unchanged content is indexed again.
const INDEX_VERSION = 2;

/** Returns the hash that is stored for imported content. */
export const versionHash = (contentHash: string): string => `${INDEX_VERSION}:${contentHash}`;

export interface Import {
  source: Source;
  hash: string;
  /** Date of the data; `null` if it is unknown. */
  capturedAt: Date | null;
  listings: readonly Listing[];
}

/**
 * Loads listings in one transaction, unless the same content was loaded last. Returns their number, or `null` if
 * unchanged.
 */
export async function importListings(
  db: Database,
  { source, hash: contentHash, capturedAt, listings }: Import,
): Promise<number | null> {
  const hash = versionHash(contentHash);
  return db.transaction(async (tx) => {
    await lockImports(tx);
    if ((await findLastImport(tx, source))?.hash === hash) return null;
    const importedAt = new Date();
    for (let from = 0; from < listings.length; from += BATCH)
      await saveListings(tx, source, listings.slice(from, from + BATCH), capturedAt);
    await deleteUntouched(tx, source);
    await finishImport(tx, { source, hash, listings: listings.length, importedAt });
    return listings.length;
  });
}
