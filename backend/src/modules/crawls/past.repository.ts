import type { Source } from "@listwise/contracts";
import type { Transaction } from "../../platform/database";
import { crawlPairs, crawls } from "./crawls.schema";
import { DEVICE, type Pair } from "./pairs.repository";

/** An order of apps with the times when it was first and last seen. */
export interface Seen {
  appIds: number[];
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** Inserts the orders of a target that was never crawled, oldest first. */
export async function savePast(
  tx: Transaction,
  { keywordId, country, ...provenance }: Pair & { source: Source; algorithm: string | null },
  seen: readonly Seen[],
): Promise<void> {
  const pair = { keywordId, country, device: DEVICE };
  const last = seen.at(-1);
  if (!last) return;
  await tx.insert(crawlPairs).values({ ...pair, checkedAt: last.lastSeenAt });
  await tx.insert(crawls).values(seen.map((row) => ({ ...pair, ...provenance, ...row })));
}
