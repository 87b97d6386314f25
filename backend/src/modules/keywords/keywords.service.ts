import type { UserKeyword } from "@listwise/contracts/keywords";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import { createDataLoader } from "../../infra/cache/data-loader";
import type { AppContext } from "../../infra/context";
import type { Executor, Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { findSettings, lockOwner } from "../accounts";
import { findFollows, getDefaultStorefront, type AppTracked } from "../apps";
import { ensureKeyword, queueCrawls, startRankTracking, type CrawlTarget } from "../crawls";
import { assertWithinLimit } from "../limits";
import { assertStorefront, normalizeKeyword } from "../store";
import { presentKeywords } from "./keywords.presenter";
import {
  insertTracked,
  updateTracked,
  countTracked,
  isTracked,
  deleteTracked,
  type KeywordFields,
} from "./keywords.repository";
import { findRankedKeywords } from "./ranked.repository";
import { findTracked, type TrackedKeyword } from "./keywords.reads";

export const DEFAULT_CATEGORY = "General";

const getKeywordLoader = createWeakMemo((ctx: AppContext) =>
  createDataLoader((userIds) => findRankedKeywords(ctx.db, userIds, getDefaultStorefront(ctx))),
);

/** Lists the user's keywords, newest first. With `tx`, reads within that transaction. */
export async function listKeywords(
  ctx: AppContext,
  userId: number,
  tx?: Transaction,
): Promise<UserKeyword[]> {
  const owner = String(userId);
  const ranked = tx
    ? (await findRankedKeywords(tx, [owner], getDefaultStorefront(ctx))).get(owner)
    : await getKeywordLoader(ctx)(owner);
  return ranked ? presentKeywords(ranked) : [];
}

async function presentOne(ctx: AppContext, db: Executor, userId: number, id: number): Promise<UserKeyword> {
  const found = await findRankedKeywords(db, [String(userId)], getDefaultStorefront(ctx), id);
  const ranked = found.get(String(userId));
  const [keyword] = ranked ? presentKeywords(ranked) : [];
  return keyword ?? throwUnknownKeyword();
}

function throwUnknownKeyword(): never {
  throw fail("NOT_FOUND", "You don't track this keyword.");
}

/**
 * Returns the user's entries of a keyword, one for each country, newest first.
 *
 * @throws NOT_FOUND when the user does not track it, whether it exists or not.
 */
export async function findOwnKeyword(
  ctx: AppContext,
  userId: number,
  isIt: (keyword: TrackedKeyword) => boolean,
): Promise<[TrackedKeyword, ...TrackedKeyword[]]> {
  const [first, ...rest] = (await findTracked(ctx.db, userId)).filter(isIt);
  return first ? [first, ...rest] : throwUnknownKeyword();
}

type NewKeyword = KeywordFields & { keywordText: string; country: string };
type KeywordRequest = Omit<NewKeyword, "country"> & { country?: string | undefined };

/** Tracks a keyword and queues its crawl. The result includes ranks from earlier crawls. */
export async function trackKeyword(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  input: KeywordRequest,
): Promise<UserKeyword> {
  const country = input.country ?? (await findFirstCountry(tx, userId));
  const { id, ...pair } = await addKeyword(tx, userId, { ...input, country });
  await startTracking(ctx, tx, userId, [pair]);
  return presentOne(ctx, tx, userId, id);
}

/** Queues crawls of newly tracked targets, and starts tracking the ranks of the user's apps for them. */
export async function startTracking(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  pairs: readonly CrawlTarget[],
): Promise<void> {
  await queueCrawls(ctx, tx, pairs);
  const followed = await findFollows(tx, userId);
  await startRankTracking(
    tx,
    followed.map((follow) => follow.appId),
    pairs,
  );
}

/** Returns the first country in the user's settings, or the default country. */
export async function findFirstCountry(db: Executor, userId: number): Promise<string> {
  const [country = DEFAULT_COUNTRY] = (await findSettings(db, userId)).countries;
  return country;
}

/**
 * Adds a keyword without queuing a crawl or tracking ranks.
 *
 * @throws CONFLICT if the user already tracks it.
 * @throws FEATURE_LIMIT_EXCEEDED at the plan's limit.
 * @throws VALIDATION_FAILED if it is empty.
 * @throws UNKNOWN_COUNTRY for an unknown storefront.
 */
export async function addKeyword(
  tx: Transaction,
  userId: number,
  input: NewKeyword,
): Promise<CrawlTarget & { id: number }> {
  const { keywordText, country, ...fields } = input;
  assertStorefront(country);
  const text = normalizeKeyword(keywordText);
  if (text === "") throw fail("VALIDATION_FAILED", "Keyword cannot be empty");
  await lockOwner(tx, userId);
  const pair = { keywordId: await ensureKeyword(tx, text), country };
  if (await isTracked(tx, userId, pair)) throw fail("CONFLICT", "Already Tracked");
  await assertWithinLimit(tx, userId, "max_tracked_keywords", await countTracked(tx, userId));
  const category = fields.category || DEFAULT_CATEGORY;
  return { ...pair, id: await insertTracked(tx, userId, pair, { ...fields, category }) };
}

export async function changeKeyword(ctx: AppContext, userId: number, id: number, fields: KeywordFields) {
  const category = fields.category === undefined ? undefined : fields.category || DEFAULT_CATEGORY;
  if (!(await updateTracked(ctx.db, userId, id, { ...fields, category }))) throwUnknownKeyword();
  return presentOne(ctx, ctx.db, userId, id);
}

export async function untrackKeyword(ctx: AppContext, userId: number, id: number): Promise<void> {
  if (!(await deleteTracked(ctx.db, userId, id))) throwUnknownKeyword();
}

/** Starts tracking the ranks of a newly tracked app for all of the user's keywords. */
export async function trackFollowedApp(ctx: AppContext, { userId, appId, tx }: AppTracked): Promise<void> {
  const tracked = await findTracked(tx, userId);
  await queueCrawls(ctx, tx, tracked);
  await startRankTracking(tx, [appId], tracked);
}
