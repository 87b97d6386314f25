import { PLATFORMS, STORES } from "@listwise/aso-core/stores";
import type { AppLinkState, TrackedApp } from "@listwise/contracts/apps";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { lockOwner } from "../accounts";
import type { AppRef } from "../store";
import { findAppLinks, type AppLinkRow } from "./app-links.reads";
import { deleteAppLinks, insertAppLink } from "./app-links.repository";
import { findRelations } from "./apps.reads";
import { listFollowedApps } from "./apps.service";
import { resolveApp } from "./lookup.service";
import { matchProduct } from "./match-product";
import { failUntracked } from "./tracked-app";
import { trackApp } from "./tracking.service";

const throwUntracked = (): never => {
  throw failUntracked();
};
const isOwn = ({ relation }: TrackedApp) => relation === "own";

/**
 * Returns the app that a tracked app is linked to, or else the apps that it can be linked to: those of the other store
 * with the same relation and without a link, likely ones first.
 *
 * @throws NOT_FOUND if the user does not track the app.
 */
export async function loadLinkState(ctx: AppContext, userId: number, id: string): Promise<AppLinkState> {
  const { id: appId } = await resolveApp(ctx, userId, id);
  const tracked = await listFollowedApps(ctx, userId);
  const subject = tracked.find(({ app }) => app.id === appId) ?? throwUntracked();
  const linked = tracked.find(({ app }) => app.id === subject.linkedTo)?.app ?? null;
  if (linked) return { linked, candidates: [] };
  const candidates = tracked
    .filter(({ app, linkedTo }) => app.platform !== subject.app.platform && linkedTo === null)
    .filter((one) => isOwn(one) === isOwn(subject))
    .map(({ app }) => ({ app, matches: matchProduct(subject.app, app) }));
  return {
    linked,
    candidates: candidates.toSorted(
      (one, other) =>
        other.matches.length - one.matches.length || one.app.name.localeCompare(other.app.name, "en"),
    ),
  };
}

/**
 * Links a tracked app with an app of the other store and tracks that one first, with the same relation, unless it is
 * tracked.
 *
 * @throws FEATURE_LIMIT_EXCEEDED if the plan has no room for another app, and the errors of {@link linkApps}.
 */
export async function trackAndLinkApps(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  { one, other, country }: { one: AppRef; other: AppRef; country?: string | undefined },
): Promise<AppLinkRow> {
  await lockOwner(tx, userId);
  const relations = await findRelations(tx, userId, [one.id, other.id]);
  const relation = (relations.get(one.id) ?? throwUntracked()) === "own" ? "own" : "watching";
  if (!relations.has(other.id)) await trackApp(ctx, tx, userId, other, { country, relation });
  return linkApps(tx, userId, one, other);
}

/**
 * Links two tracked apps of different stores as the same product. Linking them again has no effect.
 *
 * @throws NOT_FOUND if the user does not track both.
 * @throws VALIDATION_FAILED if both are in one store, or only one of them is the user's own.
 * @throws CONFLICT if one of them is linked to another app.
 */
export async function linkApps(
  tx: Transaction,
  userId: number,
  one: AppRef,
  other: AppRef,
): Promise<AppLinkRow> {
  await lockOwner(tx, userId);
  const relations = await findRelations(tx, userId, [one.id, other.id]);
  const own = [one, other].map(({ id }) => (relations.get(id) ?? throwUntracked()) === "own");
  if (one.platform === other.platform) {
    throw fail(
      "VALIDATION_FAILED",
      `Both apps are in ${STORES[one.platform].inSentence}. Choose an app of the other store.`,
    );
  }
  if (own[0] !== own[1]) {
    throw fail(
      "VALIDATION_FAILED",
      "Only one of these apps is your own. Make both your own apps, or neither, then link them.",
    );
  }
  const isFirst = PLATFORMS.indexOf(one.platform) < PLATFORMS.indexOf(other.platform);
  const [first, second] = isFirst ? [one, other] : [other, one];
  const ids = [first.id, second.id];
  const known = (await findAppLinks(tx, userId)).find(
    ({ appId, otherId }) => ids.includes(appId) || ids.includes(otherId),
  );
  if (known?.appId === first.id && known.otherId === second.id) return known;
  if (known) throw fail("CONFLICT", "One of these apps is already linked to another app. Unlink it first.");
  // Links that don't count at present, because only one app is the user's own, give way to the new one.
  await deleteAppLinks(tx, userId, ids);
  return insertAppLink(tx, { userId, appId: first.id, otherId: second.id });
}

/**
 * Unlinks an app from the one in the other store.
 *
 * @throws NOT_FOUND if it is not linked.
 */
export async function unlinkApp(ctx: AppContext, userId: number, id: string): Promise<void> {
  const app = await resolveApp(ctx, userId, id);
  if ((await deleteAppLinks(ctx.db, userId, [app.id])) === 0) {
    throw fail("NOT_FOUND", "This app isn't linked to an app of the other store. Reload the page.");
  }
}
