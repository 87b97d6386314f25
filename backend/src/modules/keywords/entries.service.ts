import type { BulkEdit, UserKeyword } from "@listwise/contracts/keywords";
import { MAX_KEYWORD_TAGS } from "@listwise/contracts/keywords";
import { findListPlatform } from "../apps";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { ensureKeywords } from "../crawls";
import { normalizeKeyword } from "../store";
import { resolveListApp } from "../workspace";
import type { TrackedKeyword } from "./tracked-keywords.reads";
import { markIrrelevant, updateEntries, type EntryValues, type KeywordFields } from "./keywords.repository";
import { DEFAULT_CATEGORY, lockEntries, presentMany, throwUnknownKeyword } from "./keywords.service";
import { moveEntries, type Destination } from "./move-entries.service";

/**
 * Changes an entry: its fields, its relevance, or its list and country.
 *
 * @throws NOT_FOUND if the user has no such entry or does not track the app.
 * @throws CONFLICT if the keyword is already on that list.
 */
export async function changeEntry(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  id: number,
  {
    appId,
    country,
    isIrrelevant,
    ...fields
  }: KeywordFields & Destination & { isIrrelevant?: boolean | undefined },
): Promise<UserKeyword> {
  const [entry] = await lockEntries(tx, userId, [id]);
  if (!entry) return throwUnknownKeyword();
  await updateEntries(tx, userId, [mergeFields(entry, fields)]);
  if (appId !== undefined || country !== undefined)
    await moveEntries(ctx, tx, userId, [id], { appId, country });
  if (isIrrelevant !== undefined) {
    // A list of another store has another keyword of the same text.
    await setRelevance(tx, userId, await lockEntries(tx, userId, [id]), isIrrelevant);
  }
  const [changed] = await presentMany(ctx, tx, userId, [id]);
  return changed ?? throwUnknownKeyword();
}

function mergeFields(entry: TrackedKeyword, fields: KeywordFields): EntryValues {
  const { category = entry.category, notes = entry.notes, origin = entry.origin } = fields;
  const { isFavorite = entry.isFavorite, tags = entry.tags } = fields;
  const { id, keywordId, appId, country } = entry;
  return {
    id,
    keywordId,
    appId,
    country,
    category: category || DEFAULT_CATEGORY,
    notes,
    origin,
    isFavorite,
    tags: mergeTags([], tags),
  };
}

/** Adds tags to others; of tags that differ in case only the first is kept. */
function mergeTags(
  tags: readonly string[],
  added: readonly string[],
  removed: readonly string[] = [],
): string[] {
  const gone = new Set(removed.map((tag) => tag.toLowerCase()));
  const byKey = new Map<string, string>();
  for (const tag of [...tags, ...added]) {
    const key = tag.toLowerCase();
    if (!gone.has(key) && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/**
 * Makes the same change to many entries.
 *
 * @throws NOT_FOUND if one of them is not the user's.
 * @throws VALIDATION_FAILED if one would have too many tags, or has no app that it could be irrelevant for.
 */
export async function editEntries(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  { addTags = [], removeTags = [], isIrrelevant, ...fields }: BulkEdit,
): Promise<UserKeyword[]> {
  const entries = await lockEntries(tx, userId, ids);
  const values = entries.map((entry) => {
    const tags = mergeTags(entry.tags, addTags, removeTags);
    if (tags.length > MAX_KEYWORD_TAGS) {
      throw fail("VALIDATION_FAILED", `“${entry.text}” would have more than ${MAX_KEYWORD_TAGS} tags.`);
    }
    return mergeFields(entry, { ...fields, tags });
  });
  await updateEntries(tx, userId, values);
  if (isIrrelevant !== undefined) await setRelevance(tx, userId, entries, isIrrelevant);
  return presentMany(ctx, tx, userId, ids);
}

async function setRelevance(
  tx: Transaction,
  userId: number,
  entries: readonly TrackedKeyword[],
  isIrrelevant: boolean,
): Promise<void> {
  for (const appId of new Set(entries.map((entry) => entry.appId))) {
    if (appId === null) {
      throw fail(
        "VALIDATION_FAILED",
        "Assign the keyword to an app first: it is irrelevant for an app only.",
      );
    }
    const list = entries.filter((entry) => entry.appId === appId);
    const keywordIds = [...new Set(list.map(({ keywordId }) => keywordId))];
    await markIrrelevant(tx, userId, appId, keywordIds, isIrrelevant);
  }
}

/**
 * Marks keywords, tracked or not, as irrelevant for an app, or as relevant again. Returns how many changed.
 *
 * @throws NOT_FOUND if the user does not track the app.
 */
export async function markKeywords(
  tx: Transaction,
  userId: number,
  appId: number,
  { keywords, isIrrelevant }: { keywords: readonly string[]; isIrrelevant: boolean },
): Promise<number> {
  await resolveListApp(tx, userId, appId);
  const ids = await ensureKeywords(
    tx,
    [...new Set(keywords.map(normalizeKeyword))].filter((text) => text !== ""),
    await findListPlatform(tx, userId, appId),
  );
  return markIrrelevant(tx, userId, appId, [...ids.values()], isIrrelevant);
}
