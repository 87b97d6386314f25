import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { loadSharedSecret } from "../../platform/secrets";
import { registerPersonalData } from "../accounts";
import { deleteOldHealth } from "./health.repository";
import { installPageTokens } from "./page-token";
import { registerReleaseEndpoints } from "./releases.routes";
import { deleteOldReports, findOwnReports } from "./reports.repository";
import { createTeamResolver } from "./tokens.service";

export { noteFailure } from "./health.service";
export { signPageToken } from "./page-token";
export { countFailingVersions } from "./auto-rollback.service";

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
  ctx.queue.define("releases.reports", () => deleteOldReports(ctx.db), { cron: "*/10 * * * *" });
}
