import { DEFAULT_COUNTRY, type UserKeyword } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { batched } from "../../platform/batched";
import { fail } from "../../platform/errors";
import { oncePer } from "../../platform/once-per";
import { settingsOf } from "../accounts";
import { findFollows, lockUser, ownStore } from "../apps";
import { ensureKeyword, requestCrawls, watchRanks, type Pair } from "../crawls";
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

export async function listKeywords(ctx: AppContext, userId: number): Promise<UserKeyword[]> {
  const ranked = await keywordsOf(ctx)(String(userId));
  return ranked ? presentKeywords(ranked) : [];
}

async function presentOne(ctx: AppContext, userId: number, id: number): Promise<UserKeyword> {
  const found = await findRanked(ctx.db, [String(userId)], ownStore(ctx), id);
  const ranked = found.get(String(userId));
  const [keyword] = ranked ? presentKeywords(ranked) : [];
  return keyword ?? unknownKeyword();
}

function unknownKeyword(): never {
  throw fail("NOT_FOUND", "You track no such keyword.");
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

/** Tracks a keyword; the ranks that are known already show at once, a fresh crawl is queued. */
export async function trackKeyword(
  ctx: AppContext,
  userId: number,
  input: AskedKeyword,
): Promise<UserKeyword> {
  const country = input.country ?? (await firstCountry(ctx, userId));
  const { id, ...pair } = await addKeyword(ctx, userId, { ...input, country });
  await requestCrawls(ctx, [pair]);
  return presentOne(ctx, userId, id);
}

export async function firstCountry({ db }: AppContext, userId: number): Promise<string> {
  const [country = DEFAULT_COUNTRY] = (await settingsOf(db, userId)).countries;
  return country;
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
