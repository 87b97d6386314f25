import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { loadSharedSecret } from "../../infra/security/secrets";
import { registerPersonalData } from "../accounts";
import { deleteExpiredRequests } from "./approvals/approvals.repository";
import { deleteOldHealth } from "./health/health.repository";
import { installPageTokens } from "./health/page-token";
import { registerPreviews } from "./previews/previews.routes";
import { registerReleaseEndpoints } from "./releases.routes";
import { deleteOldReports, findOwnReports } from "./health/reports.repository";
import { registerRollouts } from "./rollout";
import { sweepMetrics } from "./metrics/metrics.service";
import { registerSmokeTests } from "./smoke/smoke.routes";
import { reportBrokenReleases } from "./live/find-broken-releases";
import { followReleases } from "./repository/follow-releases";
import { sweepReleases } from "./repository/sync-releases";
import { createTeamResolver } from "./tokens/tokens.service";

export { findBrokenReleases } from "./live/find-broken-releases";
export { restoreReleases, syncReleases } from "./repository/sync-releases";
export { publishBuilds } from "./publish/publish-builds";
export { noteFailure } from "./health/health.service";
export { signPageToken } from "./health/page-token";
export { countFailingVersions } from "./health/auto-rollback.service";
export { countAutomaticRollbacks, countRegressedVersions } from "./metrics/regressions";

/**
 * Registers delivery: teams publish, promote and roll back releases, and failing versions are rolled back
 * automatically.
 */
export async function registerReleases(app: FastifyInstance, ctx: AppContext): Promise<void> {
  installPageTokens(app, await loadSharedSecret(ctx, "page-token"));
  ctx.auth.setTeamResolver(createTeamResolver(ctx));
  await registerReleaseEndpoints(app);
  registerRollouts(app, ctx);
  registerPreviews(app);
  registerSmokeTests(app);
  followReleases(app);
  app.addHook("onReady", () => reportBrokenReleases(ctx));
  registerPersonalData("release-reports", findOwnReports);
  ctx.queue.define("releases.sweep", () => deleteOldHealth(ctx.db), { cron: "41 3 * * *" });
  ctx.queue.define("releases.files", () => sweepReleases(ctx), { cron: "46 3 * * *" });
  ctx.queue.define("releases.metrics", () => sweepMetrics(ctx), { cron: "51 3 * * *" });
  ctx.queue.define("releases.requests", () => deleteExpiredRequests(ctx.db), { cron: "51 3 * * *" });
  ctx.queue.define("releases.reports", () => deleteOldReports(ctx.db), { cron: "*/10 * * * *" });
}
