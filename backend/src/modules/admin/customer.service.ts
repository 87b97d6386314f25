import type { CustomerApp, CustomerOverview } from "@listwise/contracts/admin";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { paginate, parsePage } from "../../infra/http/paging";
import { assertMayAct, findNextResendAt, resendLink, sendPasswordReset } from "../accounts";
import { countByRelation, findFollowPage } from "../apps";
import { loadSubscription } from "../billing";
import { countByList, countTracked } from "../keywords";
import { loadTrial } from "../limits";
import { findSummaries, getStore } from "../store";
import { loadExistingUser, recordAction, type Actor } from "./user.service";

/** Returns the figures of the customer page's header. */
export async function loadOverview(
  ctx: AppContext,
  id: number,
  { request }: Actor,
): Promise<CustomerOverview> {
  const user = await loadExistingUser(ctx.db, id);
  const [apps, keywords, billing, trial, next] = await Promise.all([
    countByRelation(ctx.db, id),
    countTracked(ctx.db, id),
    loadSubscription(ctx, id),
    loadTrial(ctx.db, id),
    user.emailVerifiedAt === null ? findNextResendAt(ctx, user, request) : null,
  ]);
  const nextConfirmationAt = next?.toISOString() ?? null;
  return { apps, keywords, ...billing, trial: trial.data, nextConfirmationAt };
}

/** Returns one page of the apps that a user tracks, each with the size of its keyword list. */
export async function listCustomerApps(ctx: AppContext, id: number, query: Parameters<typeof parsePage>[0]) {
  await loadExistingUser(ctx.db, id);
  const page = parsePage(query);
  const [rows, relations, lists] = await Promise.all([
    findFollowPage(ctx.db, id, page),
    countByRelation(ctx.db, id),
    countByList(ctx.db, id),
  ]);
  const wanted = rows.map(({ id: appId, country }) => ({ appId, country }));
  const preferred = { source: getStore(ctx).name, country: DEFAULT_COUNTRY };
  const listings = await findSummaries(ctx.db, wanted, preferred);
  const data = rows.map(({ id: appId, storeId, platform, relation, followedAt }): CustomerApp => {
    const { name = null, developer = null } = listings.get(appId) ?? {};
    const list = lists.get(appId);
    return {
      ...{ id: appId, storeId, platform, relation, name, developer },
      trackedAt: followedAt.toISOString(),
      keywords: list?.keywords ?? 0,
      lastKeywordAt: list?.lastAt?.toISOString() ?? null,
    };
  });
  const total = relations.own + relations.competitor + relations.watching;
  const unassignedKeywords = lists.get(null)?.keywords ?? 0;
  return { data, pagination: paginate(page, total), unassignedKeywords };
}

/**
 * Sends the confirmation email again and audits it.
 *
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT if the address is confirmed, RATE_LIMITED as for the user
 */
export async function resendConfirmation(ctx: AppContext, id: number, by: Actor): Promise<void> {
  const user = await assertMayAct(ctx, id, by.request);
  if (user.emailVerifiedAt !== null)
    throw fail("CONFLICT", "This email address is confirmed already. Reload the page.");
  if (!user.isActive) throw fail("CONFLICT", "This account is deactivated. Activate it first.");
  await resendLink(ctx, user, by.request, (tx) =>
    recordAction(ctx, { ...by, subjectId: id }, "user.confirmation-sent", user.email, tx),
  );
}

/**
 * Sends the email to choose a new password and audits it.
 *
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT for a deactivated account, RATE_LIMITED as for the user
 */
export async function sendReset(ctx: AppContext, id: number, by: Actor): Promise<void> {
  const user = await assertMayAct(ctx, id, by.request);
  if (!user.isActive) throw fail("CONFLICT", "This account is deactivated. Activate it first.");
  await sendPasswordReset(ctx, user, by.request, (tx) =>
    recordAction(ctx, { ...by, subjectId: id }, "user.password-reset-sent", user.email, tx),
  );
}
