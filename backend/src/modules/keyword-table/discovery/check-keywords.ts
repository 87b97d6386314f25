import type { AppContext } from "../../../infra/context";
import { resolveOwner } from "../../competitors";
import { ensureKeywords, requestCrawls } from "../../crawls";
import { assertCovered, normalizeKeyword } from "../../store";

/**
 * Queues checks of keywords that a tracked app could add. Returns the number of those whose last check isn't recent.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY if the store source lacks the storefront.
 */
export async function checkKeywords(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, keywords }: { country: string; keywords: readonly string[] },
) {
  await assertCovered(ctx, country);
  await resolveOwner(ctx, userId, id);
  const texts = [...new Set(keywords.map(normalizeKeyword))];
  const ids = await ctx.db.transaction((tx) => ensureKeywords(tx, texts));
  const pairs = [...ids.values()].map((keywordId) => ({ keywordId, country }));
  const { fresh } = await requestCrawls(ctx, pairs);
  return { queued: pairs.length - fresh.length };
}
