import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { loadSharedSecret } from "../../infra/security/secrets";
import { registerPersonalData } from "../accounts";
import { deleteExpiredRequests } from "./approvals/approvals.repository";
import { deleteOldHealth } from "./health/health.repository";
import { installPageTokens } from "./health/page-token";
import { registerReleaseEndpoints } from "./releases.routes";
import { deleteOldReports, findOwnReports } from "./health/reports.repository";
import { createTeamResolver } from "./tokens/tokens.service";

export { noteFailure } from "./health/health.service";
export { signPageToken } from "./health/page-token";
export { countFailingVersions } from "./health/auto-rollback.service";

/**
 * Registers delivery: teams publish, promote and roll back releases, and failing versions are rolled back
 * automatically.
 */
export async function registerReleases(app: FastifyInstance, ctx: AppContext): Promise<void> {
  installPageTokens(app, await loadSharedSecret(ctx, "page-token"));
  ctx.auth.setTeamResolver(createTeamResolver(ctx));
  await registerReleaseEndpoints(app);
  registerPersonalData("release-reports", findOwnReports);
  ctx.queue.define("releases.sweep", () => deleteOldHealth(ctx.db), { cron: "41 3 * * *" });
  ctx.queue.define("releases.requests", () => deleteExpiredRequests(ctx.db), { cron: "51 3 * * *" });
  ctx.queue.define("releases.reports", () => deleteOldReports(ctx.db), { cron: "*/10 * * * *" });
}
