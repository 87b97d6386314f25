import { keywordListsEndpoints, type UserKeyword } from "@listwise/contracts/keywords";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { wakeCrawlers } from "../crawls";
import { assertFeature } from "../limits";
import { trackMany } from "./bulk.service";
import { deleteManyTracked } from "./keywords.repository";
import { listKeywords } from "./keywords.service";

const success = true as const;

function matchesText({ keywordText, category, notes }: UserKeyword, term: string): boolean {
  return [keywordText, category, notes ?? ""].some((text) => text.toLowerCase().includes(term));
}

export function keywordListsRoutes(app: FastifyInstance, ctx: AppContext): void {
  // A single item doesn't count as a bulk operation.
  const assertBulk = async (userId: number, count: number) => {
    if (count > 1) await assertFeature(ctx.db, userId, "bulk_operations_access");
  };
  const listMatching = async (userId: number, wanted: (keyword: UserKeyword) => boolean) => ({
    success,
    data: (await listKeywords(ctx, userId)).filter(wanted),
  });
  registerEndpoint(app, keywordListsEndpoints.favorites, ({ user }) =>
    listMatching(user.id, (keyword) => keyword.isFavorite),
  );
  registerEndpoint(app, keywordListsEndpoints.byCategory, ({ params, user }) =>
    listMatching(user.id, (keyword) => keyword.category === params.category),
  );
  registerEndpoint(app, keywordListsEndpoints.search, ({ query, user }) => {
    const term = query.searchTerm.trim().toLowerCase();
    return listMatching(user.id, (keyword) => matchesText(keyword, term));
  });
  registerEndpoint(app, keywordListsEndpoints.addMany, async ({ body, user, transact }) => {
    await assertBulk(user.id, body.items.length);
    const answer = await transact(async (tx) => {
      const { lines, addedIds } = await trackMany(ctx, tx, user.id, body.items);
      const keywords = await listKeywords(ctx, user.id, tx);
      const had = lines.filter((line) => line.result === "already-tracked").length;
      return {
        success,
        data: lines,
        added: addedIds.size,
        tracked: had,
        refused: lines.length - addedIds.size - had,
        keywords: keywords.filter((keyword) => addedIds.has(keyword.id)),
      };
    });
    await wakeCrawlers(ctx);
    return answer;
  });
  registerEndpoint(app, keywordListsEndpoints.removeMany, async ({ body, user }) => {
    await assertBulk(user.id, body.ids.length);
    return { success, removed: await deleteManyTracked(ctx.db, user.id, body.ids) };
  });
}
