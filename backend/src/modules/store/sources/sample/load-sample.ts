import { createHash } from "node:crypto";
import type { Database } from "../../../../infra/db/database";
import type { Logger } from "../../../../infra/logging/logger";
import { insertHistory } from "./changes.repository";
import { importListings } from "../import-listings";
import { createSampleCatalog } from "./catalog";
import { computeSampleChanges } from "./sample-history";

/** Loads today's sample catalog unless it is loaded, optionally with its history. */
export async function loadSample(db: Database, log: Logger, { past }: { past: boolean }): Promise<void> {
  const now = new Date();
  const catalog = createSampleCatalog(now);
  const listings = catalog.flatMap((app) => app.listings);
  const hash = createHash("sha256").update(JSON.stringify(listings)).digest("hex");
  const total = await importListings(db, { source: "sample", hash, capturedAt: now, listings });
  if (total === null) return;
  if (past) await insertHistory(db, "sample", computeSampleChanges(catalog, now));
  log.info({ listings: total }, "sample catalog loaded");
}
