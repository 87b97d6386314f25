import { keywordEntriesEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { wakeCrawlers } from "../crawls";
import { changeEntry, markKeywords } from "./entries.service";
import { hasFirstRank } from "./keyword-counts.reads";
import { removeEntry } from "./remove-entries.service";
import { listKeywords, trackKeyword } from "./keywords.service";

const success = true as const;

export function keywordsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(
    app,
    userKeywordsEndpoints.list,
    async ({ user }) => ({ success, data: await listKeywords(ctx, user.id) }),
    { nativeJson: true },
  );
  registerEndpoint(app, userKeywordsEndpoints.firstRank, async ({ user }) => ({
    success,
    data: { isKnown: await hasFirstRank(ctx.db, user.id) },
  }));
  for (const endpoint of [userKeywordsEndpoints.add, keywordEntriesEndpoints.add] as const) {
    registerEndpoint(app, endpoint, async ({ body, user, transact }) => {
      const answer = await transact(async (tx) => ({
        success,
        data: await trackKeyword(ctx, tx, user.id, body),
      }));
      await wakeCrawlers(ctx);
      return answer;
    });
  }
  for (const endpoint of [userKeywordsEndpoints.update, keywordEntriesEndpoints.update] as const) {
    registerEndpoint(app, endpoint, async ({ params, body, user }) => {
      const data = await ctx.db.transaction((tx) => changeEntry(ctx, tx, user.id, params.id, body));
      await wakeCrawlers(ctx);
      return { success, data };
    });
  }
  for (const endpoint of [userKeywordsEndpoints.remove, keywordEntriesEndpoints.remove] as const) {
    registerEndpoint(app, endpoint, async ({ params, user }) => {
      await ctx.db.transaction((tx) => removeEntry(tx, user.id, params.id));
      return { success };
    });
  }
  registerEndpoint(app, keywordEntriesEndpoints.markIrrelevant, async ({ params, body, user }) => {
    const changed = await ctx.db.transaction((tx) => markKeywords(tx, user.id, params.id, body));
    return { success, data: { changed } };
  });
}
