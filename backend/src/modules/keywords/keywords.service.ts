import { DEFAULT_COUNTRY, type UserKeyword } from "@listwise/contracts";
import { batched } from "../../platform/batched";
import type { AppContext } from "../../platform/context";
import type { Executor, Transaction } from "../../platform/database";
import { fail } from "../../platform/errors";
import { oncePer } from "../../platform/once-per";
import { settingsOf } from "../accounts";
import { findFollows, lockUser, ownStore, type AppFollowed } from "../apps";
import { ensureKeyword, queueCrawls, watchRanks, type Pair } from "../crawls";
import { assertWithinLimit } from "../limits";
import { assertStorefront, normaliseKeyword } from "../store";
import { presentKeywords } from "./keywords.presenter";
import {
  addTracked,
  changeTracked,
  countTracked,
  findTracked,
  isTracked,
  removeTracked,
  type KeywordFields,
  type TrackedKeyword,
} from "./keywords.repository";
import { findRanked } from "./ranked.repository";

export const DEFAULT_CATEGORY = "General";

const keywordsOf = oncePer((ctx: AppContext) =>
  batched((userIds) => findRanked(ctx.db, userIds, ownStore(ctx))),
);

/** Lists the user's keywords, newest first. With `tx`, reads within that transaction. */
export async function listKeywords(
  ctx: AppContext,
  userId: number,
  tx?: Transaction,
): Promise<UserKeyword[]> {
  const owner = String(userId);
  const ranked = tx
    ? (await findRanked(tx, [owner], ownStore(ctx))).get(owner)
    : await keywordsOf(ctx)(owner);
  return ranked ? presentKeywords(ranked) : [];
}

async function presentOne(ctx: AppContext, db: Executor, userId: number, id: number): Promise<UserKeyword> {
  const found = await findRanked(db, [String(userId)], ownStore(ctx), id);
  const ranked = found.get(String(userId));
  const [keyword] = ranked ? presentKeywords(ranked) : [];
  return keyword ?? unknownKeyword();
}

function unknownKeyword(): never {
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
  return first ? [first, ...rest] : unknownKeyword();
}

type NewKeyword = KeywordFields & { keywordText: string; country: string };
type AskedKeyword = Omit<NewKeyword, "country"> & { country?: string | undefined };

/** Tracks a keyword and queues its crawl. The result includes ranks from earlier crawls. */
export async function trackKeyword(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  input: AskedKeyword,
): Promise<UserKeyword> {
  const country = input.country ?? (await firstCountry(tx, userId));
  const { id, ...pair } = await addKeyword(tx, userId, { ...input, country });
  await followUp(ctx, tx, userId, [pair]);
  return presentOne(ctx, tx, userId, id);
}

/** Queues crawls of newly tracked targets, and starts tracking the ranks of the user's apps for them. */
export async function followUp(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  pairs: readonly Pair[],
): Promise<void> {
  await queueCrawls(ctx, tx, pairs);
  const followed = await findFollows(tx, userId);
  await watchRanks(
    tx,
    followed.map((follow) => follow.appId),
    pairs,
  );
}

/** Returns the first country in the user's settings, or the default country. */
export async function firstCountry(db: Executor, userId: number): Promise<string> {
  const [country = DEFAULT_COUNTRY] = (await settingsOf(db, userId)).countries;
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
): Promise<Pair & { id: number }> {
  const { keywordText, country, ...fields } = input;
  assertStorefront(country);
  const text = normaliseKeyword(keywordText);
  if (text === "") throw fail("VALIDATION_FAILED", "Keyword cannot be empty");
  await lockUser(tx, userId);
  const pair = { keywordId: await ensureKeyword(tx, text), country };
  if (await isTracked(tx, userId, pair)) throw fail("CONFLICT", "Already Tracked");
  await assertWithinLimit(tx, userId, "max_tracked_keywords", await countTracked(tx, userId));
  const category = fields.category || DEFAULT_CATEGORY;
  return { ...pair, id: await addTracked(tx, userId, pair, { ...fields, category }) };
}

export async function changeKeyword(ctx: AppContext, userId: number, id: number, fields: KeywordFields) {
  const category = fields.category === undefined ? undefined : fields.category || DEFAULT_CATEGORY;
  if (!(await changeTracked(ctx.db, userId, id, { ...fields, category }))) unknownKeyword();
  return presentOne(ctx, ctx.db, userId, id);
}

export async function untrackKeyword(ctx: AppContext, userId: number, id: number): Promise<void> {
  if (!(await removeTracked(ctx.db, userId, id))) unknownKeyword();
}

/** Starts tracking the ranks of a newly tracked app for all of the user's keywords. */
export async function watchFollowedApp(ctx: AppContext, { userId, appId, tx }: AppFollowed): Promise<void> {
  const tracked = await findTracked(tx, userId);
  await queueCrawls(ctx, tx, tracked);
  await watchRanks(tx, [appId], tracked);
}
