import type { BulkLine } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { findFollows, lockUser } from "../apps";
import { requestCrawls, watchRanks, type Pair } from "../crawls";
import { limitOf } from "../limits";
import { assertStorefront, normaliseKeyword } from "../store";
import { addManyTracked, ensureKeywords, type BulkCandidate } from "./bulk.repository";
import { countTracked, type KeywordFields } from "./keywords.repository";
import { DEFAULT_CATEGORY, firstCountry } from "./keywords.service";

const MAX_LENGTH = 100;

export type BulkItem = KeywordFields & { keywordText: string; country?: string | undefined };

interface Sorted {
  lines: BulkLine[];
  candidates: BulkCandidate[];
}

/** Tells blank, overlong and repeated lines from those to track. */
function sortOut(items: readonly BulkItem[], firstOfUser: string): Sorted {
  const seen = new Set<string>();
  const candidates: BulkCandidate[] = [];
  const lines = items.map((item, index): BulkLine => {
    const text = normaliseKeyword(item.keywordText);
    const country = item.country ?? firstOfUser;
    const line = { index, keywordText: text, country };
    if (text === "") return { ...line, result: "blank" };
    if (text.length > MAX_LENGTH) return { ...line, result: "too-long" };
    const key = `${country} ${text}`;
    if (seen.has(key)) return { ...line, result: "repeated" };
    seen.add(key);
    candidates.push({
      index,
      text,
      country,
      category: item.category || DEFAULT_CATEGORY,
      notes: item.notes ?? null,
      origin: item.origin ?? null,
      isFavorite: item.isFavorite ?? false,
    });
    return { ...line, result: "over-limit" };
  });
  return { lines, candidates };
}

/** Tracks as many of the lines as the plan allows, the first ones first, and tells what became of each. */
export async function trackMany(ctx: AppContext, userId: number, items: readonly BulkItem[]) {
  for (const country of new Set(items.flatMap((item) => item.country ?? []))) assertStorefront(country);
  const { lines, candidates } = sortOut(items, await firstCountry(ctx, userId));
  const texts = candidates.map((line) => line.text);
  const keywordIds = await ensureKeywords(ctx.db, texts);
  const wanted = candidates.flatMap((line) => {
    const keywordId = keywordIds.get(line.text);
    return keywordId === undefined ? [] : [{ ...line, keywordId }];
  });
  const told = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const limit = await limitOf(tx, userId, "max_tracked_keywords");
    const room = Math.max(0, limit - (await countTracked(tx, userId)));
    return addManyTracked(tx, userId, wanted, room);
  });
  const byIndex = new Map(told.map((one) => [one.index, one]));
  const addedIds = new Set<number>();
  const pairs = wanted.filter(({ index }) => {
    const one = byIndex.get(index);
    const line = lines[index];
    if (!one || one.id === null || !line) return false;
    line.result = one.tracked ? "already-tracked" : "added";
    if (!one.tracked) addedIds.add(one.id);
    return !one.tracked;
  });
  await watchAndCrawl(ctx, userId, pairs);
  return { lines, addedIds };
}

async function watchAndCrawl(ctx: AppContext, userId: number, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  const followed = await findFollows(ctx.db, userId);
  await watchRanks(
    ctx.db,
    followed.map((follow) => follow.appId),
    pairs,
  );
  await requestCrawls(ctx, pairs);
}
