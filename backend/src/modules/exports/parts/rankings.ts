import { splitRank } from "@listwise/aso-core/visibility";
import type { AppContext } from "../../../infra/context";
import type { TrackedKeyword } from "../../keywords";
import { countRankRows, findRankRows } from "../../crawls";
import { createPart, type ExportPart } from "../export-plan";
import type { ExportScope } from "./export-scope";

/** Creates the part with all stored ranks of the tracked keywords. */
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
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return createPart("rankings", total, async function* (limit) {
    let left = limit;
    for (const { keywordId, text: keyword } of tracked.filter((one) => counts.has(one.keywordId))) {
      for (const { rank, results, source, first, last } of await findRankRows(
        ctx.db,
        place,
        keywordId,
        left,
      )) {
        left -= 1;
        const { number, text } = splitRank(rank, results);
        yield {
          keyword,
          country: place.country,
          rank: number,
          rankText: text,
          firstSeenAt: first.toISOString(),
          lastSeenAt: last.toISOString(),
          source,
        };
      }
      if (left <= 0) return;
    }
  });
}
