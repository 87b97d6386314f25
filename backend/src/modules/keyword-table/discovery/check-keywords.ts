import { MAX_AUTOMATIC_CHECKS } from "@listwise/contracts/keywords";
import { findListPlatform } from "../../apps";
import type { AppContext } from "../../../infra/context";
import { resolveOwner } from "../../competitors";
import { ensureKeywords, findCheckStates, findSnapshots, requestCrawls } from "../../crawls";
import { assertCovered, getStore, normalizeKeyword, type Market } from "../../store";

const HOUR_SECONDS = 3_600;
/** Automatic requests of a user within an hour. Chosen by us: the first pages of some lists, never a whole queue. */
const MAX_AUTOMATIC_REQUESTS = 8;
/** Time in which a failed check isn't repeated automatically. */
const RETRY_AFTER_MS = 24 * HOUR_SECONDS * 1_000;

/**
 * Queues checks of keywords that a tracked app could add. Returns the number of those whose last check isn't recent.
 * Results are shared by all users, so a check uses up no limit of the plan.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY if the store source lacks the storefront.
 */
export async function checkKeywords(
  ctx: AppContext,
  userId: number,
  id: string,
  request: { country: string; keywords: readonly string[]; automatic: boolean },
) {
  const { country, automatic } = request;
  await assertCovered(ctx, country);
  const { appId } = await resolveOwner(ctx, userId, id);
  const market = { platform: await findListPlatform(ctx.db, userId, appId), country };
  const asked = [...new Set(request.keywords.map(normalizeKeyword))];
  const texts = automatic ? await chooseAutomatic(ctx, userId, market, asked) : asked;
  const ids = await ctx.db.transaction((tx) => ensureKeywords(tx, texts, market.platform));
  const pairs = [...ids.values()].map((keywordId) => ({ keywordId, country, accounts: [userId] }));
  const { fresh } = await requestCrawls(ctx, pairs, automatic ? "page" : "person");
  return { queued: pairs.length - fresh.length };
}

/** Returns keywords to check that no person asked for, as many as the user's limit allows. */
async function chooseAutomatic(ctx: AppContext, userId: number, market: Market, texts: readonly string[]) {
  const wanted = await findUnchecked(ctx, market, texts);
  if (wanted.length === 0) return [];
  const { hits } = await ctx.limiter.hit(`discovery:${userId}`, HOUR_SECONDS);
  return hits > MAX_AUTOMATIC_REQUESTS ? [] : wanted.slice(0, MAX_AUTOMATIC_CHECKS);
}

/** Returns those of the keywords without a result, a check under way or a recent failure. */
export async function findUnchecked(
  ctx: AppContext,
  market: Market,
  texts: readonly string[],
): Promise<string[]> {
  const [checked, states] = await Promise.all([
    findSnapshots(ctx.db, { source: getStore(ctx).getName(market.platform), ...market }, texts),
    findCheckStates(ctx.db, texts, market),
  ]);
  const since = Date.now() - RETRY_AFTER_MS;
  return texts.filter((text) => {
    const state = states.get(text);
    return !checked.has(text) && !state?.isChecking && Number(state?.failedAt ?? 0) < since;
  });
}
