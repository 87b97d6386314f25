import type { AppContext } from "../../../platform/context";
import { countReviews, readReviews } from "../../reviews";
import type { Part } from "../plan";
import type { Place } from "./place";

export async function reviewsPart(ctx: AppContext, { since, ...shelf }: Place): Promise<Part> {
  const from = since === null ? null : new Date(since);
  return {
    name: "reviews",
    columns: ["reviewId", "date", "rating", "username", "title", "text", "version"],
    prose: true,
    total: await countReviews(ctx.db, shelf, from),
    async *rows(limit) {
      for await (const { id, date, rating, username, title, text, version } of readReviews(
        ctx.db,
        shelf,
        from,
        limit,
      )) {
        yield [id, date.toISOString(), rating, username, title, text, version];
      }
    },
  };
}
