import { createHash } from "node:crypto";
import type { Database } from "../../../../platform/database";
import type { Logger } from "../../../../platform/logger";
import { recordPast } from "../../changes.repository";
import { importListings } from "../../import-listings";
import { sampleCatalogue } from "./catalogue";
import { sampleChanges } from "./sample-past";

/** Loads today's sample catalog unless it is loaded, optionally with its history. */
export async function loadSample(db: Database, log: Logger, { past }: { past: boolean }): Promise<void> {
  const now = new Date();
  const catalogue = sampleCatalogue(now);
  const listings = catalogue.flatMap((app) => app.listings);
  const hash = createHash("sha256").update(JSON.stringify(listings)).digest("hex");
  const total = await importListings(db, { source: "sample", hash, read: () => listings });
  if (total === null) return;
  if (past) await recordPast(db, "sample", sampleChanges(catalogue, now));
  log.info({ listings: total }, "sample catalog loaded");
}
