import type { UserKeyword } from "@listwise/contracts/keywords";
import { findListPlatform } from "../apps";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { ensureKeywords } from "../crawls";
import { assertCovered } from "../store";
import { resolveListApp } from "../workspace";
import { findTracked, type TrackedKeyword } from "./tracked-keywords.reads";
import { copyEntries, countTracked, updateEntries } from "./keywords.repository";
import { assertRoom, lockEntries, presentMany, startTracking } from "./keywords.service";

/** Destination of moved entries: another app's list (`null`: none), another country, or both. */
export interface Destination {
  appId?: number | null | undefined;
  country?: string | undefined;
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
  if (country !== undefined) await assertCovered(ctx, country);
  if (appId !== undefined) await resolveListApp(tx, userId, appId);
  const entries = await lockEntries(tx, userId, ids);
  const moved = (await changeStore(tx, userId, entries, appId)).map((entry) => ({
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

/** Returns the entries with the keywords of the store of another list. Unassigned keywords stay in their store. */
async function changeStore(
  tx: Transaction,
  userId: number,
  entries: readonly TrackedKeyword[],
  appId: number | null | undefined,
): Promise<readonly TrackedKeyword[]> {
  if (appId === undefined || appId === null) return entries;
  const platform = await findListPlatform(tx, userId, appId);
  const foreign = entries.filter((entry) => entry.platform !== platform);
  const ids = await ensureKeywords(
    tx,
    foreign.map(({ text }) => text),
    platform,
  );
  return entries.map((entry) => ({ ...entry, platform, keywordId: ids.get(entry.text) ?? entry.keywordId }));
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });

const getPlace = ({ keywordId, country, appId }: TrackedKeyword) => `${keywordId} ${country} ${appId}`;

/** @throws CONFLICT if two entries would be in the same place */
function assertFree(all: readonly TrackedKeyword[], moved: readonly TrackedKeyword[], copy: boolean): void {
  const leaving = new Set(copy ? [] : moved.map(({ id }) => id));
  const taken = new Set(all.filter(({ id }) => !leaving.has(id)).map(getPlace));
  for (const entry of moved) {
    const place = getPlace(entry);
    if (taken.has(place)) {
      const country = countryNames.of(entry.country.toUpperCase()) ?? entry.country.toUpperCase();
      throw fail(
        "CONFLICT",
        `“${entry.text}” is already on that list (${country}). Leave it out, then try again.`,
      );
    }
    taken.add(place);
  }
}
