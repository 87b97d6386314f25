import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { deleteOldHealth } from "./health.repository";
import { bindReleases } from "./releases.routes";
import { createTeamResolver } from "./tokens.service";

export { noteFailure } from "./health.service";

/** Delivery: teams publish, promote and roll back; what fails in browsers is taken out. */
export function registerReleases(app: FastifyInstance, ctx: AppContext): void {
  ctx.auth.useTeams(createTeamResolver(ctx));
  bindReleases(app);
  ctx.queue.define("releases.sweep", () => deleteOldHealth(ctx.db), { cron: "41 3 * * *" });
}
