import { CHANCE_RESULTS, computeStrength, type Contender } from "@listwise/aso-core/scores";
import type { Source } from "@listwise/contracts/store";
import type { Transaction } from "../../../infra/db/database";
import type { CrawlTarget } from "../crawl-target";
import { keywordResults } from "./ranks.schema";

/** Search results of a keyword in the store's order. */
export interface KeywordResults extends CrawlTarget {
  source: Source;
  appIds: readonly number[];
  /** Strengths of the first apps, as from {@link computeTopStrengths}. */
  topStrengths: (number | null)[];
  at: Date;
}

/** Computes the strengths from which the chances of other apps are computed; `null` for apps with unknown ratings. */
export function computeTopStrengths(keyword: string, listed: readonly Contender[]): (number | null)[] {
  return listed.slice(0, CHANCE_RESULTS).map((app) => computeStrength(keyword, app)?.value ?? null);
}

/** Stores the summary of the latest results of a keyword in a source. */
export async function saveResults(
  tx: Transaction,
  { keywordId, country, source, appIds, topStrengths, at }: KeywordResults,
): Promise<void> {
  const summary = {
    results: appIds.length,
    appIds: [...appIds],
    topAppIds: appIds.slice(0, CHANCE_RESULTS),
    topStrengths,
    checkedAt: at,
  };
  await tx
    .insert(keywordResults)
    .values({ keywordId, country, source, ...summary })
    .onConflictDoUpdate({
      target: [keywordResults.keywordId, keywordResults.country, keywordResults.source],
      set: summary,
    });
}
