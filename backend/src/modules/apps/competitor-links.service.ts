import type { Relation } from "@listwise/contracts/apps";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { loadLimit } from "../limits";
import { deleteAppLinks } from "./app-links.repository";
import { appTracked } from "./apps.events";
import { findRelations } from "./apps.reads";
import { countTrackedApps, deleteFollow, insertFollow, updateRelation } from "./apps.repository";
import { isCompetitor, type Owner } from "./competitor-links.reads";
import { deleteLinks, insertCompetitor } from "./competitor-links.repository";

const LIMIT = "max_tracked_apps";

/** Returns what an app is to a user, or `null` if the user does not track it. */
export async function findRelation(tx: Transaction, userId: number, appId: number): Promise<Relation | null> {
  return (await findRelations(tx, userId, [appId])).get(appId) ?? null;
}

/** Adds a competitor to an app and tracks it. An own app that is added stays the user's own. */
export async function linkCompetitor(
  ctx: AppContext,
  tx: Transaction,
  owner: Owner,
  competitorId: number,
): Promise<void> {
  await insertCompetitor(tx, owner, competitorId);
  await becomeCompetitor(ctx, tx, owner.userId, competitorId);
}

/** Tracks an app as a competitor; an app that is the user's own stays it. */
export async function becomeCompetitor(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  appId: number,
): Promise<void> {
  const relation = await findRelation(tx, userId, appId);
  if (relation === null) {
    await insertFollow(tx, userId, appId, { relation: "competitor" });
    await appTracked.emit(ctx, { userId, appId, tx });
  } else if (relation === "watching") await updateRelation(tx, userId, appId, "competitor");
}

/** Removes a competitor from an app. Returns false if it is not one of its competitors. */
export async function unlinkCompetitor(
  tx: Transaction,
  owner: Owner,
  competitorId: number,
): Promise<boolean> {
  const removed = await deleteLinks(tx, owner.userId, { appId: owner.appId, competitorId });
  await settleFormerCompetitor(tx, owner.userId, competitorId);
  return removed > 0;
}

/**
 * Settles an app that is no longer a competitor of any of the user's apps: it stays watched if the plan has room,
 * otherwise it is no longer tracked.
 */
export async function settleFormerCompetitor(tx: Transaction, userId: number, appId: number): Promise<void> {
  if ((await findRelation(tx, userId, appId)) !== "competitor" || (await isCompetitor(tx, userId, appId)))
    return;
  const hasRoom = (await countTrackedApps(tx, userId)) < (await loadLimit(tx, userId, LIMIT));
  if (hasRoom) await updateRelation(tx, userId, appId, "watching");
  else {
    await deleteAppLinks(tx, userId, [appId]);
    await deleteFollow(tx, userId, appId);
  }
}
