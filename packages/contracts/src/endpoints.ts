import type { Endpoint } from "./api/endpoint";
import { accountEndpoints } from "./account/account";
import { activityEndpoints } from "./admin/activity";
import { adminEndpoints } from "./admin/admin";
import { adminAnalyticsEndpoints } from "./admin/admin-analytics";
import { adminCatalogEndpoints } from "./admin/admin-catalog";
import { adminTagsEndpoints } from "./admin/admin-tags";
import { adminUserEndpoints } from "./admin/admin-users";
import { businessEndpoints } from "./admin/business";
import { customerEndpoints } from "./admin/customer";
import { viewAsEndpoints } from "./account/view-as";
import { alertsEndpoints } from "./alerts/alerts";
import { analyticsEndpoints } from "./analytics";
import { appNotesEndpoints } from "./app-notes";
import { apiKeysEndpoints } from "./account/api-keys";
import { appleAdsEndpoints } from "./admin/apple-ads";
import { billingEndpoints } from "./billing/billing";
import { planRequestsAdminEndpoints, planRequestsEndpoints } from "./billing/plan-requests";
import { subscriptionEndpoints } from "./billing/subscription";
import { trialsEndpoints } from "./billing/trials";
import { checklistsEndpoints } from "./checklists";
import { clientReportsEndpoints } from "./client-reports/client-reports";
import { competitorsEndpoints } from "./apps/competitors";
import { exportsEndpoints } from "./exports/exports";
import { portfolioEndpoints } from "./portfolio";
import { researchEndpoints } from "./keywords/research";
import { reportsEndpoints } from "./reports";
import { reviewConnectionsEndpoints } from "./reviews/review-connections";
import { reviewManagerEndpoints } from "./reviews/review-manager";
import { reviewsEndpoints } from "./reviews/reviews";
import { secondFactorEndpoints } from "./auth/second-factor";
import { adminSecondFactorEndpoints, signInFactorsEndpoints } from "./auth/sign-in-factors";
import { sharesEndpoints } from "./shares";
import { appLinksEndpoints } from "./apps/app-links";
import { ownAppsEndpoints } from "./apps/own-apps";
import { keywordMetricsEndpoints } from "./keywords/keyword-metrics";
import { keywordListsEndpoints } from "./keywords/keyword-lists";
import { categoryRanksEndpoints } from "./rankings/category-ranks";
import { rankingJobsEndpoints } from "./rankings/ranking-jobs";
import { appsEndpoints } from "./apps/apps";
import { appRelationsEndpoints } from "./apps/relations";
import { authEndpoints } from "./auth/auth";
import { blogAdminEndpoints } from "./content/blog-admin";
import { cmsEndpoints } from "./content/cms";
import { contactEndpoints } from "./content/contact";
import { contentEndpoints } from "./content/content";
import { faqAdminEndpoints, faqEndpoints } from "./content/faq";
import { userKeywordsEndpoints } from "./keywords/keywords";
import { competitorKeywordsEndpoints } from "./keywords/competitor-keywords";
import { discoveryEndpoints } from "./keywords/discovery";
import { ideasEndpoints } from "./keywords/ideas";
import { keywordComparisonEndpoints } from "./keywords/keyword-comparison";
import { calibrationEndpoints } from "./keywords/calibration";
import { keywordEntriesEndpoints } from "./keywords/keyword-entries";
import { googleEndpoints } from "./auth/google";
import { iconsEndpoints } from "./tools/icons";
import { limitsEndpoints } from "./limits/limits";
import { localizationsEndpoints } from "./tools/localizations";
import { limitsAdminEndpoints } from "./limits/limits-admin";
import { logsEndpoints } from "./admin/logs";
import { mediaEndpoints } from "./content/media";
import { mailAdminEndpoints } from "./notifications/mail-admin";
import { nextStepsEndpoints } from "./next-steps";
import { notificationsEndpoints } from "./notifications/notifications";
import { listingVersionsEndpoints } from "./tools/listing-versions";
import { optimizerEndpoints } from "./tools/optimizer";
import { presenceEndpoints } from "./account/presence";
import { rankingsEndpoints } from "./rankings/rankings";
import { requestPoolEndpoints } from "./admin/request-pool";
import { approvalsEndpoints } from "./releases/approvals";
import { governanceEndpoints } from "./releases/governance";
import { movesEndpoints } from "./releases/moves";
import { releasesEndpoints } from "./releases/releases";
import { rolloutEndpoints } from "./releases/rollout";
import { releaseMetricsEndpoints } from "./releases/release-metrics";
import { previewsEndpoints } from "./releases/previews";
import { smokeEndpoints } from "./releases/smoke";
import { showcaseEndpoints } from "./site/showcase";
import { siteEndpoints } from "./site/site";
import { siteConfigEndpoints } from "./site/site-config";
import { storeEndpoints } from "./store/store-source";
import { systemAlertsEndpoints } from "./admin/system-alerts";
import { draftImagesEndpoints } from "./tools/draft-images";
import { toolDraftsEndpoints } from "./tools/tool-drafts";
import { viewsEndpoints } from "./views";
import { webhooksEndpoints } from "./alerts/webhooks";
import { workspaceEndpoints } from "./workspace";

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
  storeEndpoints,
  appsEndpoints,
  appRelationsEndpoints,
  appLinksEndpoints,
  workspaceEndpoints,
  userKeywordsEndpoints,
  calibrationEndpoints,
  keywordEntriesEndpoints,
  discoveryEndpoints,
  ideasEndpoints,
  keywordComparisonEndpoints,
  rankingsEndpoints,
  rankingJobsEndpoints,
  categoryRanksEndpoints,
  keywordListsEndpoints,
  ownAppsEndpoints,
  competitorsEndpoints,
  competitorKeywordsEndpoints,
  iconsEndpoints,
  sharesEndpoints,
  reviewsEndpoints,
  reviewConnectionsEndpoints,
  reviewManagerEndpoints,
  toolDraftsEndpoints,
  draftImagesEndpoints,
  viewsEndpoints,
  apiKeysEndpoints,
  listingVersionsEndpoints,
  optimizerEndpoints,
  researchEndpoints,
  keywordMetricsEndpoints,
  exportsEndpoints,
  clientReportsEndpoints,
  checklistsEndpoints,
  analyticsEndpoints,
  appNotesEndpoints,
  portfolioEndpoints,
  alertsEndpoints,
  nextStepsEndpoints,
  webhooksEndpoints,
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
  planRequestsEndpoints,
  planRequestsAdminEndpoints,
  subscriptionEndpoints,
  trialsEndpoints,
  showcaseEndpoints,
  adminEndpoints,
  adminUserEndpoints,
  customerEndpoints,
  viewAsEndpoints,
  activityEndpoints,
  requestPoolEndpoints,
  adminCatalogEndpoints,
  adminTagsEndpoints,
  adminAnalyticsEndpoints,
  businessEndpoints,
  systemAlertsEndpoints,
  notificationsEndpoints,
  mailAdminEndpoints,
  logsEndpoints,
  mediaEndpoints,
  reportsEndpoints,
  releasesEndpoints,
  rolloutEndpoints,
  releaseMetricsEndpoints,
  previewsEndpoints,
  movesEndpoints,
  approvalsEndpoints,
  governanceEndpoints,
  smokeEndpoints,
  appleAdsEndpoints,
].flatMap((group) => Object.values<Endpoint>(group));
