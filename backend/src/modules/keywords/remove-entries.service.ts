import type { UserKeyword } from "@listwise/contracts/keywords";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { lockOwner } from "../accounts";
import { findTracked } from "./tracked-keywords.reads";
import { countTracked, removeEntries, restoreEntries } from "./keywords.repository";
import { assertRoom, presentMany, startTracking, throwUnknownKeyword } from "./keywords.service";

/** Removes an entry. @throws NOT_FOUND if the user has no such entry */
export async function removeEntry(tx: Transaction, userId: number, id: number): Promise<void> {
  if ((await removeEntries(tx, userId, [id])) === 0) throwUnknownKeyword();
}

/**
 * Undoes removing entries within a day, all or none, with their ids, dates, notes and tags.
 *
 * @throws NOT_FOUND if one was not removed within the last day.
 * @throws CONFLICT if a keyword is on its list again.
 * @throws FEATURE_LIMIT_EXCEEDED if the plan has no room for them anymore.
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
  if (restored < found)
    throw fail("CONFLICT", "Some of these keywords are on the list again. Reload the page.");
  await assertRoom(tx, userId, before);
  const wanted = new Set(ids);
  const entries = (await findTracked(tx, userId)).filter(({ id }) => wanted.has(id));
  await startTracking(ctx, tx, userId, entries);
  return presentMany(ctx, tx, userId, ids);
}
