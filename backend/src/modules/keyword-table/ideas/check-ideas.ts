import { findListPlatform } from "../../apps";
import type { AppContext } from "../../../infra/context";
import { fail } from "../../../infra/http/errors";
import { ensureKeywords, requestCrawls } from "../../crawls";
import { assertCovered, normalizeKeyword } from "../../store";
import { resolveListApp } from "../../workspace";
import { findUnchecked } from "../discovery/check-keywords";

const HOUR_SECONDS = 3_600;
/** Requests of a user within an hour, each for at most 25 keywords. Chosen by us: two full pages of ideas. */
const MAX_REQUESTS = 40;

/**
 * Queues checks of ideas without a result. They are queued behind the checks that users request, so that a page of ideas never delays a
 * single keyword.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY if the store source lacks the storefront.
 * @throws RATE_LIMITED after 40 requests within an hour.
 */
export async function checkIdeas(
  ctx: AppContext,
  userId: number,
  { appId, country, keywords }: { appId: number | null; country: string; keywords: readonly string[] },
): Promise<{ queued: number }> {
  await assertCovered(ctx, country);
  if (appId !== null) await resolveListApp(ctx.db, userId, appId);
  const platform = await findListPlatform(ctx.db, userId, appId);
  const texts = await findUnchecked(ctx, { platform, country }, [...new Set(keywords.map(normalizeKeyword))]);
  if (texts.length === 0) return { queued: 0 };
  const { hits, secondsLeft } = await ctx.limiter.hit(`ideas:${userId}`, HOUR_SECONDS);
  if (hits > MAX_REQUESTS) {
    const message = "You looked up many keywords within an hour. Continue later.";
    throw fail("RATE_LIMITED", message, undefined, secondsLeft);
  }
  const ids = await ctx.db.transaction((tx) => ensureKeywords(tx, texts, platform));
  const pairs = [...ids.values()].map((keywordId) => ({ keywordId, country, accounts: [userId] }));
  const { fresh } = await requestCrawls(ctx, pairs, "page");
  return { queued: pairs.length - fresh.length };
}
