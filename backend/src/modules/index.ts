import type { FastifyInstance } from "fastify";
import type { AppContext } from "../infra/context";
import { withLock } from "../infra/db/lock";
import { registerAccounts, seedAccounts } from "./accounts";
import { registerActivity } from "./activity";
import { registerAdmin } from "./admin";
import { registerAlerts } from "./alerts";
import { registerAnalytics } from "./analytics";
import { registerApiKeys } from "./api-keys";
import { registerAppNotes } from "./app-notes";
import { registerAppleAds } from "./apple-ads";
import { registerApps } from "./apps";
import { registerBilling } from "./billing";
import { registerBusiness } from "./business";
import { registerCatalog } from "./catalog";
import { registerChances } from "./chances";
import { registerChecklists } from "./checklists";
import { registerClientReports } from "./client-reports";
import { registerCompetitors } from "./competitors";
import { registerContact } from "./contact";
import { registerContent, seedContent } from "./content";
import { registerCategoryRanks, seedCategoryRanks } from "./category-ranks";
import { registerCrawls, seedCrawls } from "./crawls";
import { registerExports } from "./exports";
import { registerFaq, seedFaqs } from "./faq";
import { registerGoogle } from "./google";
import { registerIcons } from "./icons";
import { registerKeywordTable } from "./keyword-table";
import { registerKeywords } from "./keywords";
import { registerLimits, seedLimits } from "./limits";
import { registerLocalization } from "./localization";
import { registerMail, seedMail } from "./mail";
import { registerMedia } from "./media";
import { registerNextSteps } from "./next-steps";
import { registerNotifications } from "./notifications";
import { registerOptimizer } from "./optimizer";
import { registerPortfolio } from "./portfolio";
import { registerPresence } from "./presence";
import { registerRankings, seedRankings } from "./rankings";
import { registerRegistry } from "./registry";
import { publishBuilds, registerReleases } from "./releases";
import { registerReports } from "./reports";
import { registerReviews } from "./reviews";
import { registerResearch } from "./research";
import { registerSecondFactor } from "./second-factor";
import { registerShares } from "./shares";
import { registerShowcase } from "./showcase";
import { registerSite, seedSite } from "./site";
import { registerStore, seedStore } from "./store";
import { registerSystemAlerts } from "./system-alerts";
import { registerToolDrafts } from "./tool-drafts";
import { registerViews } from "./views";
import { registerUndo } from "./undo";
import { registerWorkspace } from "./workspace";

type Register = (app: FastifyInstance, ctx: AppContext) => void | Promise<void>;
type Seed = (ctx: AppContext) => Promise<void>;

/** All modules of the product, in the order of their registration. */
const modules: readonly Register[] = [
  registerAccounts,
  registerSecondFactor,
  registerGoogle,
  registerPresence,
  registerRegistry,
  registerReleases,
  registerSite,
  registerLimits,
  registerApiKeys,
  registerBilling,
  registerContent,
  registerFaq,
  registerContact,
  registerMail,
  registerNotifications,
  registerReports,
  registerBusiness,
  registerAdmin,
  registerActivity,
  registerStore,
  registerUndo,
  registerApps,
  registerWorkspace,
  registerCrawls,
  registerKeywords,
  registerAppleAds,
  registerResearch,
  registerChances,
  registerKeywordTable,
  registerRankings,
  registerCompetitors,
  registerIcons,
  registerMedia,
  registerAlerts,
  registerLocalization,
  registerCatalog,
  registerSystemAlerts,
  registerChecklists,
  registerReviews,
  registerToolDrafts,
  registerViews,
  registerOptimizer,
  registerAnalytics,
  registerCategoryRanks,
  registerAppNotes,
  registerNextSteps,
  registerPortfolio,
  registerClientReports,
  registerExports,
  registerShares,
  registerShowcase,
];

/**
 * Functions that insert initial data and leave existing data unchanged. The order matters: later ones may need earlier
 * ones.
 */
const seeds: readonly Seed[] = [
  seedSite,
  seedLimits,
  seedAccounts,
  seedContent,
  seedFaqs,
  seedMail,
  seedStore,
  seedCrawls,
  seedRankings,
  seedCategoryRanks,
  publishBuilds,
];

/** Registers the endpoints and jobs of all modules. */
export async function registerModules(app: FastifyInstance, ctx: AppContext): Promise<void> {
  for (const register of modules) await register(app, ctx);
}

/** Time in which the first node of a new site has inserted its data on a busy machine; chosen by us. */
const SEED_WAIT_MS = 600_000;

/** Inserts the initial data, in one process at a time. */
export async function seedModules(ctx: AppContext): Promise<void> {
  const insertAll = async () => {
    for (const seed of seeds) await seed(ctx);
  };
  await withLock(ctx.pool, "seed", insertAll, { waitMs: SEED_WAIT_MS });
}
