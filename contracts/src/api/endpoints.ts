import type { Endpoint } from "../platform/endpoint";
import { accountEndpoints } from "./account";
import { activityEndpoints } from "./activity";
import { adminEndpoints } from "./admin";
import { adminAnalyticsEndpoints } from "./admin-analytics";
import { adminCatalogEndpoints } from "./admin-catalog";
import { adminTagsEndpoints } from "./admin-tags";
import { adminUserEndpoints } from "./admin-users";
import { alertsEndpoints } from "./alerts";
import { analyticsEndpoints } from "./analytics";
import { apiKeysEndpoints } from "./api-keys";
import { appleAdsEndpoints } from "./apple-ads";
import { billingEndpoints } from "./billing";
import { checklistsEndpoints } from "./checklists";
import { competitorsEndpoints } from "./competitors";
import { exportsEndpoints } from "./exports";
import { researchEndpoints } from "./research";
import { reportsEndpoints } from "./reports";
import { reviewManagerEndpoints } from "./review-manager";
import { reviewsEndpoints } from "./reviews";
import { secondFactorEndpoints } from "./second-factor";
import { adminSecondFactorEndpoints, signInFactorsEndpoints } from "./sign-in-factors";
import { sharesEndpoints } from "./shares";
import { ownAppsEndpoints } from "./own-apps";
import { keywordMetricsEndpoints } from "./keyword-metrics";
import { keywordListsEndpoints } from "./keyword-lists";
import { rankingJobsEndpoints } from "./ranking-jobs";
import { appsEndpoints } from "./apps";
import { authEndpoints } from "./auth";
import { blogAdminEndpoints } from "./blog-admin";
import { cmsEndpoints } from "./cms";
import { contactEndpoints } from "./contact";
import { contentEndpoints } from "./content";
import { faqAdminEndpoints, faqEndpoints } from "./faq";
import { userKeywordsEndpoints } from "./keywords";
import { googleEndpoints } from "./google";
import { iconsEndpoints } from "./icons";
import { limitsEndpoints } from "./limits";
import { localizationsEndpoints } from "./localizations";
import { limitsAdminEndpoints } from "./limits-admin";
import { logsEndpoints } from "./logs";
import { mediaEndpoints } from "./media";
import { mailAdminEndpoints } from "./mail-admin";
import { notificationsEndpoints } from "./notifications";
import { optimizerEndpoints } from "./optimizer";
import { presenceEndpoints } from "./presence";
import { rankingsEndpoints } from "./rankings";
import { requestPoolEndpoints } from "./request-pool";
import { releasesEndpoints } from "./releases";
import { showcaseEndpoints } from "./showcase";
import { siteEndpoints } from "./site";
import { siteConfigEndpoints } from "./site-config";
import { systemAlertsEndpoints } from "./system-alerts";
import { toolDraftsEndpoints } from "./tool-drafts";

/** All endpoints of the API: the server must bind each, and the access matrix tests iterate over them. */
export const endpoints: readonly Endpoint[] = [
  authEndpoints,
  accountEndpoints,
  secondFactorEndpoints,
  signInFactorsEndpoints,
  adminSecondFactorEndpoints,
  googleEndpoints,
  presenceEndpoints,
  siteEndpoints,
  siteConfigEndpoints,
  appsEndpoints,
  userKeywordsEndpoints,
  rankingsEndpoints,
  rankingJobsEndpoints,
  keywordListsEndpoints,
  ownAppsEndpoints,
  competitorsEndpoints,
  iconsEndpoints,
  sharesEndpoints,
  reviewsEndpoints,
  reviewManagerEndpoints,
  toolDraftsEndpoints,
  apiKeysEndpoints,
  optimizerEndpoints,
  researchEndpoints,
  keywordMetricsEndpoints,
  exportsEndpoints,
  checklistsEndpoints,
  analyticsEndpoints,
  alertsEndpoints,
  contentEndpoints,
  cmsEndpoints,
  blogAdminEndpoints,
  faqEndpoints,
  faqAdminEndpoints,
  contactEndpoints,
  limitsEndpoints,
  localizationsEndpoints,
  limitsAdminEndpoints,
  billingEndpoints,
  showcaseEndpoints,
  adminEndpoints,
  adminUserEndpoints,
  activityEndpoints,
  requestPoolEndpoints,
  adminCatalogEndpoints,
  adminTagsEndpoints,
  adminAnalyticsEndpoints,
  systemAlertsEndpoints,
  notificationsEndpoints,
  mailAdminEndpoints,
  logsEndpoints,
  mediaEndpoints,
  reportsEndpoints,
  releasesEndpoints,
  appleAdsEndpoints,
].flatMap((group) => Object.values<Endpoint>(group));
