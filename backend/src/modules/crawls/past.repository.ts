import type { Source } from "@listwise/contracts";
import type { Transaction } from "../../platform/database";
import { crawlPairs, crawls } from "./crawls.schema";
import { DEVICE, type Pair } from "./pairs.repository";

/** An order and from when to when it was seen. */
export interface Seen {
  appIds: number[];
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** Keeps what was seen of a pair that was never crawled, the oldest first. */
export async function savePast(
  tx: Transaction,
  { keywordId, country, ...told }: Pair & { source: Source; algorithm: string | null },
  seen: readonly Seen[],
): Promise<void> {
  const pair = { keywordId, country, device: DEVICE };
  const last = seen.at(-1);
  if (!last) return;
  await tx.insert(crawlPairs).values({ ...pair, checkedAt: last.lastSeenAt });
  await tx.insert(crawls).values(seen.map((row) => ({ ...pair, ...told, ...row })));
}
