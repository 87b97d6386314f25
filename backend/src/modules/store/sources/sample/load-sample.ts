import { createHash } from "node:crypto";
import type { Database } from "../../../../platform/database";
import type { Logger } from "../../../../platform/logger";
import { importListings } from "../../import-listings";
import { sampleCatalogue } from "./catalogue";

/** Loads the shipped catalogue when it is not the one that was loaded last. */
export async function loadSample(db: Database, log: Logger): Promise<void> {
  const listings = sampleCatalogue().flatMap((app) => app.listings);
  const hash = createHash("sha256").update(JSON.stringify(listings)).digest("hex");
  const total = await importListings(db, { source: "sample", hash, read: () => listings });
  if (total !== null) log.info({ listings: total }, "sample catalogue loaded");
}
