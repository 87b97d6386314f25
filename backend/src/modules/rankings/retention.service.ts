import { UNLIMITED } from "@listwise/contracts/limits";
import type { AppContext } from "../../infra/context";
import { groupBy } from "../../infra/group-by";
import { findTrackersOfApps } from "../apps";
import { deleteHiddenRanks, findRankedApps } from "../crawls";
import { loadLimitForUsers } from "../limits";

/** Apps whose plans are read in one statement (chosen by us). */
const BATCH = 500;

/** Defines a daily job that deletes ranks that no plan shows and whose time in the archive is over. */
export function defineRetention(ctx: AppContext): void {
  ctx.queue.define("ranks.retention", () => deleteOldRanks(ctx), { cron: "41 2 * * *" });
}

/** Deletes ranks beyond the longest history among the plans of those who track an app; the last days stay archived. */
export async function deleteOldRanks(ctx: AppContext, now = new Date()): Promise<void> {
  for (let appIds = await findRankedApps(ctx.db, 0, BATCH); appIds.length > 0;) {
    const trackers = await findTrackersOfApps(ctx.db, appIds);
    const limits = await loadLimitForUsers(
      ctx.db,
      [...new Set(trackers.map(({ userId }) => userId))],
      "keyword_history_days",
    );
    const daysOfUser = new Map(limits.map(({ userId, limit }) => [userId, limit]));
    const byApp = groupBy(trackers, ({ appId }) => appId);
    for (const appId of appIds) {
      const days = (byApp.get(appId) ?? []).map(({ userId }) => daysOfUser.get(userId) ?? 0);
      const shownDays = Math.min(UNLIMITED, Math.max(0, ...days));
      await ctx.db.transaction((tx) =>
        deleteHiddenRanks(tx, { appId, shownDays, archiveDays: ctx.config.rankArchiveDays, now }),
      );
    }
    appIds = await findRankedApps(ctx.db, appIds.at(-1) ?? 0, BATCH);
  }
}
