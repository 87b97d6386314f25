import * as account from "./account";
import * as admin from "./admin";
import * as alerts from "./alerts";
import * as analytics from "./analytics";
import * as appNotes from "./app-notes";
import * as apps from "./apps";
import * as auth from "./auth";
import * as billing from "./billing";
import * as checklists from "./checklists";
import * as clientReports from "./client-reports";
import * as content from "./content";
import * as dataExports from "./exports";
import * as keywords from "./keywords";
import * as limits from "./limits";
import * as nextSteps from "./next-steps";
import * as notifications from "./notifications";
import * as portfolio from "./portfolio";
import * as rankings from "./rankings";
import * as releases from "./releases";
import * as reports from "./reports";
import * as reviews from "./reviews";
import * as shares from "./shares";
import * as site from "./site";
import * as store from "./store";
import * as tools from "./tools";
import * as views from "./views";
import * as workspace from "./workspace";
import type { Endpoint } from "./api/endpoint";

const domains: readonly Readonly<Record<string, unknown>>[] = [
  account,
  admin,
  alerts,
  analytics,
  appNotes,
  apps,
  auth,
  billing,
  checklists,
  clientReports,
  content,
  dataExports,
  keywords,
  limits,
  nextSteps,
  notifications,
  portfolio,
  rankings,
  releases,
  reports,
  reviews,
  shares,
  site,
  store,
  tools,
  views,
  workspace,
];

const isGroup = (entry: [string, unknown]): entry is [string, Record<string, Endpoint>] =>
  entry[0].endsWith("Endpoints");

/**
 * All endpoints of the API: those of each group that a domain exports as `…Endpoints`. The server must bind each, and the
 * access matrix tests iterate over them.
 */
export const endpoints: readonly Endpoint[] = domains
  .flatMap((domain) => Object.entries(domain))
  .filter(isGroup)
  .flatMap(([, group]) => Object.values(group));
