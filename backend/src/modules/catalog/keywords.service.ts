import type { AdminKeyword } from "@listwise/contracts/admin";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import { createTtlCache } from "../../infra/cache/ttl-cache";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { MINUTE_MS } from "../../infra/durations";
import { failNotFound } from "../../infra/http/errors";
import { queueCrawls, wakeCrawlers } from "../crawls";
import { assertTags } from "./apps.service";
import { countKeywords, findKeywords, type KeywordFilter, type KeywordRow } from "./keywords.repository";
import { presentKeyword } from "./presenters";
import { setKeywordTags, findTagsByOwner } from "./tags.repository";

const getCountOfAll = createWeakMemo(({ db }: AppContext) =>
  createTtlCache(() => countKeywords(db, {}), { ms: MINUTE_MS, max: 1 }),
);

/** Returns the number of keywords that match. Counting all reads the whole table, so a node does it at most once a minute. */
export function countMatches(ctx: AppContext, filter: KeywordFilter): Promise<number> {
  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== "");
  return isFiltered ? countKeywords(ctx.db, filter) : getCountOfAll(ctx)();
}

export async function loadTaggedKeywords(db: Executor, rows: readonly KeywordRow[]): Promise<AdminKeyword[]> {
  const tags = await findTagsByOwner(
    db,
    "keyword",
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentKeyword(row, tags.get(row.id)));
}

async function mustFind(db: Executor, id: number): Promise<AdminKeyword> {
  const slice = { pageSize: 1, offset: 0 };
  const [keyword] = await loadTaggedKeywords(
    db,
    await findKeywords(db, { id }, { by: "text", dir: "asc" }, slice),
  );
  if (!keyword) throw failNotFound("keyword");
  return keyword;
}

const formatTagNames = ({ tags }: AdminKeyword) => tags.map(({ name }) => name).join(", ") || "(none)";

export function tagKeyword(
  ctx: AppContext,
  id: number,
  ids: readonly number[],
  request: FastifyRequest,
): Promise<AdminKeyword> {
  return ctx.db.transaction(async (tx) => {
    const before = await mustFind(tx, id);
    await setKeywordTags(tx, id, await assertTags(tx, ids));
    const after = await mustFind(tx, id);
    const details = `${before.text}: ${formatTagNames(before)} → ${formatTagNames(after)}`;
    await ctx.audit.record(
      { action: "keyword.tagged", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
    return after;
  });
}

/**
 * Queues a crawl in every country where the keyword is tracked, except where the last crawl is still fresh. Returns the
 * number of queued crawls.
 */
export async function crawlKeyword(ctx: AppContext, id: number, request: FastifyRequest): Promise<number> {
  const keyword = await mustFind(ctx.db, id);
  const pairs = keyword.countries.map((country) => ({ keywordId: id, country }));
  if (pairs.length === 0) return 0;
  const queued = await ctx.db.transaction(async (tx) => {
    const fresh = await queueCrawls(ctx, tx, pairs);
    const countries = keyword.countries.filter((country) => !fresh.some((pair) => pair.country === country));
    if (countries.length === 0) return 0;
    const details = `${keyword.text} (${countries.join(", ")})`;
    await ctx.audit.record(
      { action: "keyword.crawled", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
    return countries.length;
  });
  if (queued > 0) await wakeCrawlers(ctx);
  return queued;
}
