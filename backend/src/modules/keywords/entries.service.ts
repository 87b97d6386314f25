import type { BulkEdit, UserKeyword } from "@listwise/contracts/keywords";
import { MAX_KEYWORD_TAGS } from "@listwise/contracts/keywords";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { lockOwner } from "../accounts";
import { ensureKeywords } from "../crawls";
import { assertStorefront, normalizeKeyword } from "../store";
import { resolveListApp } from "../workspace";
import { findTracked, type TrackedKeyword } from "./keywords.reads";
import {
  copyEntries,
  countTracked,
  markIrrelevant,
  removeEntries,
  restoreEntries,
  updateEntries,
  type EntryValues,
  type KeywordFields,
} from "./keywords.repository";
import {
  assertRoom,
  DEFAULT_CATEGORY,
  listKeywords,
  startTracking,
  throwUnknownKeyword,
} from "./keywords.service";

/** Where entries move: another app's list (`null`: none), another country, or both. */
interface Destination {
  appId?: number | null | undefined;
  country?: string | undefined;
}

/** Locks the user and loads entries. @throws NOT_FOUND if one of them is not the user's */
async function lockEntries(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
): Promise<TrackedKeyword[]> {
  await lockOwner(tx, userId);
  const wanted = new Set(ids);
  const found = (await findTracked(tx, userId)).filter(({ id }) => wanted.has(id));
  return found.length < wanted.size ? throwUnknownKeyword() : found;
}

async function presentMany(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  ids: readonly number[],
): Promise<UserKeyword[]> {
  const wanted = new Set(ids);
  return (await listKeywords(ctx, userId, tx)).filter(({ id }) => wanted.has(id));
}

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
    await setRelevance(
      tx,
      userId,
      [{ ...entry, appId: appId === undefined ? entry.appId : appId }],
      isIrrelevant,
    );
  }
  const [changed] = await presentMany(ctx, tx, userId, [id]);
  return changed ?? throwUnknownKeyword();
}

function mergeFields(entry: TrackedKeyword, fields: KeywordFields): EntryValues {
  const { category = entry.category, notes = entry.notes, origin = entry.origin } = fields;
  const { isFavorite = entry.isFavorite, tags = entry.tags } = fields;
  const { id, appId, country } = entry;
  return {
    id,
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
 * Moves or copies entries to another app's list or another country, all or none.
 *
 * @throws CONFLICT if one is already there, with its text.
 * @throws NOT_FOUND if one of them is not the user's, or the user does not track the app.
 * @throws FEATURE_LIMIT_EXCEEDED if the plan has no room for keywords of another country.
 */
export async function moveEntries(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  { appId, country, copy = false }: Destination & { copy?: boolean },
): Promise<UserKeyword[]> {
  if (country !== undefined) assertStorefront(country);
  if (appId !== undefined) await resolveListApp(tx, userId, appId);
  const entries = await lockEntries(tx, userId, ids);
  const moved = entries.map((entry) => ({
    ...entry,
    appId: appId === undefined ? entry.appId : appId,
    country: country ?? entry.country,
  }));
  assertFree(await findTracked(tx, userId), moved, copy);
  const before = await countTracked(tx, userId);
  const changed = copy ? await copyEntries(tx, userId, moved) : ids;
  if (!copy) await updateEntries(tx, userId, moved);
  await assertRoom(tx, userId, before);
  await startTracking(ctx, tx, userId, moved);
  return presentMany(ctx, tx, userId, changed);
}

const getPlace = ({ keywordId, country, appId }: TrackedKeyword) => `${keywordId} ${country} ${appId}`;

/** @throws CONFLICT if two entries would be in the same place */
function assertFree(all: readonly TrackedKeyword[], moved: readonly TrackedKeyword[], copy: boolean): void {
  const leaving = new Set(copy ? [] : moved.map(({ id }) => id));
  const taken = new Set(all.filter(({ id }) => !leaving.has(id)).map(getPlace));
  for (const entry of moved) {
    const place = getPlace(entry);
    if (taken.has(place)) {
      const where = `in ${entry.country.toUpperCase()}`;
      throw fail(
        "CONFLICT",
        `“${entry.text}” is already on that list ${where}. Leave it out, then try again.`,
      );
    }
    taken.add(place);
  }
}

/** Removes an entry. @throws NOT_FOUND if the user has no such entry */
export async function removeEntry(tx: Transaction, userId: number, id: number): Promise<void> {
  if ((await removeEntries(tx, userId, [id])) === 0) throwUnknownKeyword();
}

/**
 * Undoes removing entries within a day, all or none, with their ids, dates, notes and tags.
 *
 * @throws NOT_FOUND if one was not removed within the last day.
 * @throws CONFLICT if a keyword is on its list again.
 * @throws FEATURE_LIMIT_EXCEEDED if the plan has no room for them any more.
 */
export async function restoreMany(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  ids: readonly number[],
): Promise<UserKeyword[]> {
  await lockOwner(tx, userId);
  const before = await countTracked(tx, userId);
  const { found, restored } = await restoreEntries(tx, userId, ids);
  if (found < new Set(ids).size) {
    throw fail("NOT_FOUND", "This can no longer be undone. Add the keywords again.");
  }
  if (restored < found) throw fail("CONFLICT", "Some of these keywords are on the list again.");
  await assertRoom(tx, userId, before);
  const wanted = new Set(ids);
  const entries = (await findTracked(tx, userId)).filter(({ id }) => wanted.has(id));
  await startTracking(ctx, tx, userId, entries);
  return presentMany(ctx, tx, userId, ids);
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
  );
  return markIrrelevant(tx, userId, appId, [...ids.values()], isIrrelevant);
}
