import type { Source } from "@listwise/contracts/store";
import type { Database } from "../../../infra/db/database";
import type { Listing } from "./store-source";
import { finishImport, findLastImport, lockImports, saveListings } from "../store.repository";

const BATCH = 400;
// Increase this when the words that the search finds a listing by change, so that unchanged content is indexed again.
const INDEX_VERSION = 2;

export interface Import {
  source: Source;
  hash: string;
  /** Date of the data; `null` if it is unknown. */
  capturedAt: Date | null;
  read: () => AsyncIterable<Listing> | Iterable<Listing>;
}

/**
 * Loads listings in one transaction, unless the same content was loaded last. Returns their number, or `null` if
 * unchanged.
 */
export async function importListings(
  db: Database,
  { source, hash: contentHash, capturedAt, read }: Import,
): Promise<number | null> {
  const hash = `${INDEX_VERSION}:${contentHash}`;
  return db.transaction(async (tx) => {
    await lockImports(tx);
    if ((await findLastImport(tx, source))?.hash === hash) return null;
    const importedAt = new Date();
    let total = 0;
    let batch: Listing[] = [];
    const flush = async () => {
      await saveListings(tx, source, batch, capturedAt);
      total += batch.length;
      batch = [];
    };
    for await (const listing of read()) {
      batch.push(listing);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    await finishImport(tx, { source, hash, listings: total, importedAt });
    return total;
  });
}
