import type { UserKeyword } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { findFollows, listingsOf, lockUser } from "../apps";
import { ensureKeyword, requestCrawls, watchRanks, type Pair } from "../crawls";
import { assertWithinLimit } from "../limits";
import { assertStorefront, normaliseKeyword } from "../store";
import { presentKeyword } from "./keywords.presenter";
import {
  addTracked,
  changeTracked,
  countTracked,
  findBest,
  findOne,
  findTracked,
  isTracked,
  removeTracked,
  type KeywordFields,
  type TrackedKeyword,
} from "./keywords.repository";

const DEFAULT_CATEGORY = "General";

export async function listKeywords(ctx: AppContext, userId: number): Promise<UserKeyword[]> {
  return present(ctx, userId, await findTracked(ctx.db, userId));
}

async function present(
  ctx: AppContext,
  userId: number,
  tracked: readonly TrackedKeyword[],
): Promise<UserKeyword[]> {
  const ranks = await findBest(
    ctx.db,
    userId,
    tracked.map((keyword) => keyword.keywordId),
  );
  const listings = await listingsOf(ctx, [...new Set(ranks.map((rank) => rank.appId))]);
  const best = new Map(ranks.map((rank) => [`${rank.keywordId} ${rank.country}`, rank]));
  return tracked.map((keyword) => {
    const rank = best.get(`${keyword.keywordId} ${keyword.country}`);
    return presentKeyword(keyword, rank ? { ...rank, listing: listings.get(rank.appId) } : null);
  });
}

async function presentOne(ctx: AppContext, userId: number, id: number): Promise<UserKeyword> {
  const tracked = await findOne(ctx.db, userId, id);
  const [keyword] = tracked ? await present(ctx, userId, [tracked]) : [];
  return keyword ?? unknownKeyword();
}

function unknownKeyword(): never {
  throw fail("NOT_FOUND", "You track no such keyword.");
}

type NewKeyword = KeywordFields & { keywordText: string; country: string };

/** Tracks a keyword; the ranks that are known already show at once, a fresh crawl is queued. */
export async function trackKeyword(ctx: AppContext, userId: number, input: NewKeyword): Promise<UserKeyword> {
  const { id, ...pair } = await addKeyword(ctx, userId, input);
  await requestCrawls(ctx, [pair]);
  return presentOne(ctx, userId, id);
}

/** The same without asking the store again. */
export async function addKeyword(
  ctx: AppContext,
  userId: number,
  input: NewKeyword,
): Promise<Pair & { id: number }> {
  const { keywordText, country, ...fields } = input;
  assertStorefront(country);
  const text = normaliseKeyword(keywordText);
  if (text === "") throw fail("VALIDATION_FAILED", "Keyword cannot be empty");
  const added = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const pair = { keywordId: await ensureKeyword(tx, text), country };
    if (await isTracked(tx, userId, pair)) throw fail("CONFLICT", "Already Tracked");
    await assertWithinLimit(tx, userId, "max_tracked_keywords", await countTracked(tx, userId));
    const category = fields.category || DEFAULT_CATEGORY;
    return { ...pair, id: await addTracked(tx, userId, pair, { ...fields, category }) };
  });
  const followed = await findFollows(ctx.db, userId);
  await watchRanks(
    ctx.db,
    followed.map((follow) => follow.appId),
    [added],
  );
  return added;
}

export async function changeKeyword(ctx: AppContext, userId: number, id: number, fields: KeywordFields) {
  const category = fields.category === undefined ? undefined : fields.category || DEFAULT_CATEGORY;
  if (!(await changeTracked(ctx.db, userId, id, { ...fields, category }))) unknownKeyword();
  return presentOne(ctx, userId, id);
}

export async function untrackKeyword(ctx: AppContext, userId: number, id: number): Promise<void> {
  if (!(await removeTracked(ctx.db, userId, id))) unknownKeyword();
}

/** A newly followed app is watched for all keywords the user tracks. */
export async function watchFollowedApp(ctx: AppContext, userId: number, appId: number): Promise<void> {
  const tracked = await findTracked(ctx.db, userId);
  await watchRanks(ctx.db, [appId], tracked);
  await requestCrawls(ctx, tracked);
}
