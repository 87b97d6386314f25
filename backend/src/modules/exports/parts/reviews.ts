import type { AppContext } from "../../../infra/context";
import { countReviews, readReviews } from "../../reviews";
import type { ExportPart } from "../export-plan";
import type { ExportScope } from "./export-scope";

export async function createReviewsPart(
  ctx: AppContext,
  { since, ...shelf }: ExportScope,
): Promise<ExportPart> {
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
