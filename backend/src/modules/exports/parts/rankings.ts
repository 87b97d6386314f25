import type { AppContext } from "../../../infra/context";
import type { TrackedKeyword } from "../../keywords";
import type { ExportPart } from "../export-plan";
import { countRankRows, findRankRows } from "../../crawls";
import type { ExportScope } from "./export-scope";

/** Creates the part with all stored ranks of the tracked keywords. Rank 201 means not in the top 200. */
export async function createRankingsPart(
  ctx: AppContext,
  place: ExportScope,
  tracked: readonly TrackedKeyword[],
): Promise<ExportPart> {
  const counts = await countRankRows(
    ctx.db,
    place,
    tracked.map(({ keywordId }) => keywordId),
  );
  return {
    name: "rankings",
    columns: ["keyword", "country", "rank", "firstSeenAt", "lastSeenAt", "source"],
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    async *rows(limit) {
      let left = limit;
      for (const { keywordId, text } of tracked.filter((keyword) => counts.has(keyword.keywordId))) {
        for (const { rank, source, first, last } of await findRankRows(ctx.db, place, keywordId, left)) {
          left -= 1;
          yield [text, place.country, rank, first.toISOString(), last.toISOString(), source];
        }
        if (left <= 0) return;
      }
    },
  };
}
