import { and, eq, sql } from "drizzle-orm";
import { crawlPairs } from "./crawls.schema";
import { DEVICE, type CrawlTarget } from "./crawl-target";

export function isTarget({ keywordId, country }: CrawlTarget) {
  return and(
    eq(crawlPairs.keywordId, keywordId),
    eq(crawlPairs.country, country),
    eq(crawlPairs.device, DEVICE),
  );
}

export function isAnyTarget(pairs: readonly CrawlTarget[]) {
  const keywordIds = sql.param(pairs.map((pair) => pair.keywordId));
  const countries = sql.param(pairs.map((pair) => pair.country));
  return and(
    eq(crawlPairs.device, DEVICE),
    sql`(${crawlPairs.keywordId}, ${crawlPairs.country}) in
      (select * from unnest(${keywordIds}::int[], ${countries}::text[]))`,
  );
}
