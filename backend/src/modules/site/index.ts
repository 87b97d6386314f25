import type { FastifyInstance } from "fastify";
import { serveCrawlers } from "./crawlers";
import { serveFeed } from "./feed";
import { bindConfigAdmin } from "./config-admin.routes";
import { registerCspReports } from "./csp-reports";
import { enforceLicense } from "./license";
import { addViewCache } from "./page-document";
import { addPublishedCache } from "./published";
import { serveSecurityTxt } from "./security-txt";
import { serveSiteFiles } from "./site-files";
import { bindSite } from "./site.routes";

export { loadSecret } from "./config-admin.service";
export { sendPage, isPageRequest } from "./page";
export { seedSite } from "./seed-site";
export { findPublicConfig } from "./site.reads";

/** Registers the site around the remotes: pages, files, configuration, health checks and reports. */
export async function registerSite(app: FastifyInstance): Promise<void> {
  addPublishedCache(app);
  addViewCache(app);
  enforceLicense(app);
  bindSite(app);
  bindConfigAdmin(app);
  serveSiteFiles(app);
  serveCrawlers(app);
  serveSecurityTxt(app);
  serveFeed(app);
  await registerCspReports(app);
}
