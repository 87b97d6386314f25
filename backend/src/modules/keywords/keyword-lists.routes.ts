import {
  keywordEntriesEndpoints,
  keywordListsEndpoints,
  type UserKeyword,
} from "@listwise/contracts/keywords";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { wakeCrawlers } from "../crawls";
import { assertFeature } from "../limits";
import { trackMany } from "./bulk.service";
import { editEntries } from "./entries.service";
import { moveEntries } from "./move-entries.service";
import { restoreMany } from "./remove-entries.service";
import { removeEntries } from "./keywords.repository";
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
      const { lines, addedIds } = await trackMany(ctx, tx, user.id, body);
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
    return { success, removed: await ctx.db.transaction((tx) => removeEntries(tx, user.id, body.ids)) };
  });
  registerEndpoint(app, keywordEntriesEndpoints.edit, async ({ body, user }) => {
    await assertBulk(user.id, body.ids.length);
    const change = (tx: Transaction) => editEntries(ctx, tx, user.id, body.ids, body.change);
    return { success, data: await ctx.db.transaction(change) };
  });
  registerEndpoint(app, keywordEntriesEndpoints.move, async ({ body, user, transact }) => {
    const { ids, ...destination } = body;
    await assertBulk(user.id, ids.length);
    const answer = await transact(async (tx) => ({
      success,
      data: await moveEntries(ctx, tx, user.id, ids, destination),
    }));
    await wakeCrawlers(ctx);
    return answer;
  });
  registerEndpoint(app, keywordEntriesEndpoints.restore, async ({ body, user, transact }) => {
    const answer = await transact(async (tx) => ({
      success,
      data: await restoreMany(ctx, tx, user.id, body.ids),
    }));
    await wakeCrawlers(ctx);
    return answer;
  });
}
