import type { FastifyInstance } from "fastify";
import { serveCrawlers } from "./public-files/crawlers";
import { serveFeed } from "./public-files/feed";
import { bindConfigAdmin } from "./config/config-admin.routes";
import { registerCspReports } from "./pages/csp-reports";
import { enforceLicense } from "./license/license";
import { addViewCache } from "./documents/page-document";
import { addPublishedCache } from "./published";
import { serveSecurityTxt } from "./public-files/security-txt";
import { serveHelpPictures } from "./public-files/help-pictures";
import { serveSiteFiles } from "./public-files/site-files";
import { bindSite } from "./site.routes";

export { loadConfigValue, loadSecret } from "./config/config-admin.service";
export { sendPage, isPageRequest } from "./pages/page";
export { loadMailSite } from "./mail-site";
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
  serveHelpPictures(app);
  serveCrawlers(app);
  serveSecurityTxt(app);
  serveFeed(app);
  await registerCspReports(app);
}
