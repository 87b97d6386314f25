import type { Transaction } from "../../infra/db/database";
import { crawlPairs, crawls } from "./crawls.schema";
import { saveResults, type KeywordResults } from "./ranks/results.repository";
import { DEVICE, type CrawlTarget } from "./crawl-target";

/** An order of apps with the times when it was first and last seen. */
export interface SeenOrder {
  appIds: number[];
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** Inserts the orders of a target that was never crawled, oldest first. */
export async function insertBackfill(
  tx: Transaction,
  {
    keywordId,
    country,
    topStrengths,
    ...provenance
  }: Pick<KeywordResults, keyof CrawlTarget | "source" | "topStrengths"> & { algorithm: string | null },
  seen: readonly SeenOrder[],
): Promise<void> {
  const pair = { keywordId, country, device: DEVICE };
  const last = seen.at(-1);
  if (!last) return;
  await tx.insert(crawlPairs).values({ ...pair, checkedAt: last.lastSeenAt });
  await tx.insert(crawls).values(seen.map((row) => ({ ...pair, ...provenance, ...row })));
  const { appIds, lastSeenAt: at } = last;
  await saveResults(tx, { keywordId, country, source: provenance.source, appIds, topStrengths, at });
}
