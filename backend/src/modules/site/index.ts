import type { FastifyInstance } from "fastify";
import { takeCspReports } from "./csp-reports";
import { bindSite } from "./site.routes";

export { sendPage, wantsPage } from "./page";
export { seedSite } from "./seed-site";

/** The site around the remotes: its page, configuration, health, reports. */
export async function registerSite(app: FastifyInstance): Promise<void> {
  bindSite(app);
  await takeCspReports(app);
}
