import type { FastifyInstance } from "fastify";
import { serveCrawlers } from "./crawlers";
import { serveFeed } from "./feed";
import { bindConfigAdmin } from "./config-admin.routes";
import { takeCspReports } from "./csp-reports";
import { enforceLicense } from "./license";
import { rememberDocuments } from "./page-document";
import { rememberPublished } from "./published";
import { serveSecurityTxt } from "./security-txt";
import { serveSiteFiles } from "./site-files";
import { bindSite } from "./site.routes";

export { readSecret } from "./config-admin.service";
export { sendPage, wantsPage } from "./page";
export { seedSite } from "./seed-site";
export { readPublicConfig } from "./site-config.repository";

/** Registers the site around the remotes: pages, files, configuration, health checks and reports. */
export async function registerSite(app: FastifyInstance): Promise<void> {
  rememberPublished(app);
  rememberDocuments(app);
  enforceLicense(app);
  bindSite(app);
  bindConfigAdmin(app);
  serveSiteFiles(app);
  serveCrawlers(app);
  serveSecurityTxt(app);
  serveFeed(app);
  await takeCspReports(app);
}
