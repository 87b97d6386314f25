import type { CompleteEntry, UserKeyword } from "@listwise/contracts/keywords";
import type { AppContext } from "../../infra/context";
import type { Executor, Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { lockOwner } from "../accounts";
import { findListPlatform, findFollows, getDefaultStorefront, type AppTracked } from "../apps";
import { ensureKeyword, forAccount, queueCrawls, startRankTracking, type CrawlTarget } from "../crawls";
import { assertWithinLimit } from "../limits";
import { assertCovered, normalizeKeyword } from "../store";
import { findWorkspace, resolveListApp } from "../workspace";
import { presentKeyword } from "./keywords.presenter";
import { countTracked, insertEntry, isOnList, type KeywordFields } from "./keywords.repository";
import { findRankedKeywords } from "./ranked.repository";
import { findDistinctKeywords, findTracked, type TrackedKeyword } from "./tracked-keywords.reads";

export const DEFAULT_CATEGORY = "General";

/** Lists the entries of all the user's lists, newest first. With `tx`, reads within that transaction. */
export async function listKeywords(
  ctx: AppContext,
  userId: number,
  tx?: Transaction,
): Promise<CompleteEntry<UserKeyword>[]> {
  return (await findRankedKeywords(tx ?? ctx.db, userId, getDefaultStorefront(ctx))).map(presentKeyword);
}

/** Locks the user and loads entries. @throws NOT_FOUND if one of them is not the user's */
export async function lockEntries(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
): Promise<TrackedKeyword[]> {
  await lockOwner(tx, userId);
  const wanted = new Set(ids);
  const found = (await findTracked(tx, userId)).filter(({ id }) => wanted.has(id));
  return found.length < wanted.size ? throwUnknownKeyword() : found;
}

/** Presents entries of the user, newest first. */
export async function presentMany(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  ids: readonly number[],
): Promise<UserKeyword[]> {
  const wanted = new Set(ids);
  return (await listKeywords(ctx, userId, tx)).filter(({ id }) => wanted.has(id));
}

/** Presents an entry of the user. */
async function presentOne(ctx: AppContext, db: Executor, userId: number, id: number): Promise<UserKeyword> {
  const [ranked] = await findRankedKeywords(db, userId, getDefaultStorefront(ctx), id);
  return ranked ? presentKeyword(ranked) : throwUnknownKeyword();
}

/** @throws NOT_FOUND always */
export function throwUnknownKeyword(): never {
  throw fail("NOT_FOUND", "You don't track this keyword. Track it first.");
}

/**
 * Returns the user's entries of a keyword, one for each list and country, newest first.
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

interface KeywordRequest extends KeywordFields {
  keywordText: string;
  /** Defaults to the current country. */
  country?: string | undefined;
  /** List to add it to: the current app's if absent, none for `null`. */
  appId?: number | null | undefined;
}

/** Tracks a keyword and queues its crawl. The result includes ranks from earlier crawls. */
export async function trackKeyword(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  { appId, country, ...input }: KeywordRequest,
): Promise<UserKeyword> {
  const list = await resolveListApp(tx, userId, appId);
  const storefront = country ?? (await findWorkspace(tx, userId)).country;
  const { id, ...pair } = await addKeyword(ctx, tx, userId, { ...input, country: storefront, appId: list });
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
  await queueCrawls(ctx, tx, forAccount(userId, pairs));
  const followed = await findFollows(tx, userId);
  await startRankTracking(
    tx,
    followed.map((follow) => follow.appId),
    pairs,
  );
}

/**
 * Adds a keyword to a list without queuing a crawl or tracking ranks.
 *
 * @throws CONFLICT if it is already on the list.
 * @throws FEATURE_LIMIT_EXCEEDED at the plan's limit.
 * @throws VALIDATION_FAILED if it is empty.
 * @throws UNKNOWN_COUNTRY for a storefront that the source lacks.
 */
export async function addKeyword(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  input: KeywordFields & { keywordText: string; country: string; appId: number | null },
): Promise<CrawlTarget & { id: number }> {
  const { keywordText, country, appId, ...fields } = input;
  await assertCovered(ctx, country);
  const text = normalizeKeyword(keywordText);
  if (text === "") throw fail("VALIDATION_FAILED", "Keyword cannot be empty");
  await lockOwner(tx, userId);
  const platform = await findListPlatform(tx, userId, appId);
  const pair = { keywordId: await ensureKeyword(tx, text, platform), country };
  if (await isOnList(tx, userId, { ...pair, appId })) throw fail("CONFLICT", "Already Tracked");
  const category = fields.category || DEFAULT_CATEGORY;
  const before = await countTracked(tx, userId);
  const id = await insertEntry(tx, userId, { ...pair, appId }, { ...fields, category });
  await assertRoom(tx, userId, before);
  return { ...pair, id };
}

/**
 * Checks the plan's limit after entries were written. A keyword that was tracked before takes no room on another list.
 *
 * @throws FEATURE_LIMIT_EXCEEDED if the user now tracks more keywords than before, and more than the plan allows.
 */
export async function assertRoom(tx: Transaction, userId: number, before: number): Promise<void> {
  const after = await countTracked(tx, userId);
  if (after > before) await assertWithinLimit(tx, userId, "max_tracked_keywords", before, after - before);
}

/** Starts tracking the ranks of a newly tracked app for all of the user's keywords. */
export async function trackFollowedApp(ctx: AppContext, { userId, appId, tx }: AppTracked): Promise<void> {
  const tracked = await findDistinctKeywords(tx, userId);
  await queueCrawls(ctx, tx, forAccount(userId, tracked));
  await startRankTracking(tx, [appId], tracked);
}
