import type { AppContext } from "../../infra/context";
import { detectTextLanguage } from "./analysis/detect-text-language";
import { findUnread, saveFacts } from "./review-facts.repository";
import type { Shelf } from "./reviews.repository";
import { analyzeReview, findThemes } from "./analysis/sentiment";

/** Reviews that are analyzed before other requests get their turn; about 70 ms. */
const BATCH_SIZE = 100;
const MAX_ROUNDS = 100;

/** Computes the missing moods, themes and languages. Each review is analyzed once, when it is first needed. */
export async function computeMissingFacts(ctx: AppContext, shelf: Shelf): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const unread = await findUnread(ctx.db, shelf, BATCH_SIZE);
    const facts = await Promise.all(
      unread.map(async (review) => {
        const analyzed = await analyzeReview(review, shelf.country);
        return {
          id: review.id,
          mood: Math.round(100 * analyzed.mood),
          themes: findThemes(analyzed),
          language: detectTextLanguage(`${review.title ?? ""}\n${review.text}`),
        };
      }),
    );
    await saveFacts(ctx.db, shelf, facts);
    if (unread.length < BATCH_SIZE) return;
  }
}
