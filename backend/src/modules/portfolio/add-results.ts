import type { Mover } from "@listwise/contracts/portfolio";
import type { AppContext } from "../../infra/context";
import { findRankGrid } from "../crawls";
import type { FoundMover } from "./rank-figures";

interface Movers<One> {
  up: One[];
  down: One[];
}

/**
 * Adds the number of search results to movers. Only that of the latest check is stored, so it is `null` for movers of an
 * earlier period.
 */
export async function addResults(
  ctx: AppContext,
  { appId, country, isLatest }: { appId: number; country: string; isLatest: boolean },
  { up, down }: Movers<FoundMover>,
): Promise<Movers<Mover>> {
  const ids = isLatest ? [...up, ...down].map(({ keywordId }) => keywordId) : [];
  const grid = await findRankGrid(ctx.db, [appId], ids, country);
  const add = ({ keywordId, ...mover }: FoundMover): Mover => ({
    ...mover,
    results: grid.get(keywordId)?.results ?? null,
  });
  return { up: up.map(add), down: down.map(add) };
}
