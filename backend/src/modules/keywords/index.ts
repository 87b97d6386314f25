import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { appTracked } from "../apps";
import { registerCounter } from "../limits";
import { keywordListsRoutes } from "./keyword-lists.routes";
import { countTracked, countTrackedByUser } from "./keywords.repository";
import { keywordsRoutes } from "./keywords.routes";
import { trackFollowedApp } from "./keywords.service";
import { defineRepair } from "./repair.service";
import { findTracked } from "./tracked-keywords.reads";
import { refreshUserCounts } from "./user-counts.writes";

export { presentRank } from "./keywords.presenter";
export {
  findComparedKeywords,
  findComparedLists,
  findExcludedKeywords,
  findIrrelevantKeywords,
  findListKeywords,
} from "./compared-keywords.reads";
export {
  countByList,
  countKeywordsByDay,
  countTracked,
  countTrackedKeywords,
  findTopCountries,
  findTopKeywords,
} from "./keyword-counts.reads";
export { selectIrrelevantKeywords, selectTrackedKeywords } from "./keywords.reads";
export {
  dropRepeated,
  findDistinctKeywords,
  findTracked,
  findTrackingUsers,
  type TrackedKeyword,
} from "./tracked-keywords.reads";
export { refreshUserCounts } from "./user-counts.writes";
export { addKeyword, findOwnKeyword, listKeywords } from "./keywords.service";

export function registerKeywords(app: FastifyInstance, ctx: AppContext): void {
  registerCounter("max_tracked_keywords", { countFor: countTracked, countAll: countTrackedByUser });
  appTracked.on(ctx, (followed) => trackFollowedApp(ctx, followed));
  registerPersonalData("keywords", async (db, userId) =>
    (await findTracked(db, userId)).map((keyword) => ({ ...keyword, keywordId: undefined })),
  );
  defineRepair(ctx);
  ctx.queue.define("keywords.users", () => refreshUserCounts(ctx.db), { cron: "*/5 * * * *", atStart: true });
  keywordsRoutes(app, ctx);
  keywordListsRoutes(app, ctx);
}
