import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { wakeCrawlers } from "../crawls";
import { changeKeyword, listKeywords, trackKeyword, untrackKeyword } from "./keywords.service";

const success = true as const;

export function keywordsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, userKeywordsEndpoints.list, async ({ user }) => ({
    success,
    data: await listKeywords(ctx, user.id),
  }));
  registerEndpoint(app, userKeywordsEndpoints.add, async ({ body, user, transact }) => {
    const answer = await transact(async (tx) => ({
      success,
      data: await trackKeyword(ctx, tx, user.id, body),
    }));
    await wakeCrawlers(ctx);
    return answer;
  });
  registerEndpoint(app, userKeywordsEndpoints.update, async ({ params, body, user }) => ({
    success,
    data: await changeKeyword(ctx, user.id, params.id, body),
  }));
  registerEndpoint(app, userKeywordsEndpoints.remove, async ({ params, user }) => {
    await untrackKeyword(ctx, user.id, params.id);
    return { success };
  });
}
