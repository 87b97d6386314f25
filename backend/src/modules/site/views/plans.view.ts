import { pluralize } from "@listwise/aso-core/text";
import {
  type PlanFeature,
  type PublicPlan,
  formatLimit,
  HIGHLIGHTED_FEATURES,
} from "@listwise/contracts/limits";
import type { DocumentView, PlanView } from "@listwise/contracts/documents";
import { loadPublicPlans } from "../../limits";
import { loadTotals } from "../../showcase";
import { getStore } from "../../store";
import type { ViewLoader } from "./view-request";

const TOTALS = [
  { key: "apps", one: "app in the catalog", other: "apps in the catalog" },
  { key: "storefronts", one: "storefront", other: "storefronts" },
  { key: "keywords", one: "keyword checked", other: "keywords checked" },
  { key: "ranks", one: "rank recorded", other: "ranks recorded" },
] as const;
const numbers = new Intl.NumberFormat("en-US");

function toPlanViews(plans: readonly PublicPlan[], features: readonly PlanFeature[]): PlanView[] {
  const shown = features.filter(({ key }) => HIGHLIGHTED_FEATURES.includes(key));
  return plans.map(({ name, description, isDefault, limits }) => ({
    ...{ name, description, isDefault },
    limits: shown.map((feature) => ({
      label: feature.featureName,
      value: formatLimit(feature, limits[feature.key]),
    })),
  }));
}

/** Loads the plans and the totals of the home page. */
export const loadHomeView: ViewLoader<DocumentView<"/">> = async ({ ctx }) => {
  const [{ plans, features }, totals, source] = await Promise.all([
    loadPublicPlans(ctx.db),
    loadTotals(ctx)(),
    getStore(ctx).describe(),
  ]);
  const figures = TOTALS.flatMap(({ key, one, other }) => {
    const value = totals.data[key];
    return value ? [{ label: pluralize(value, one, other), value: numbers.format(value) }] : [];
  });
  const view = { plans: toPlanViews(plans, features), figures, source: source.label };
  return { view, trail: [], data: [] };
};

/** Loads the plans with every limit. */
export const loadPricingView: ViewLoader<DocumentView<"/pricing">> = async ({ ctx, path, title }) => {
  const { plans, features } = await loadPublicPlans(ctx.db);
  const groups = [...new Set(features.map(({ category }) => category))].map((name) => ({
    name,
    features: features
      .filter(({ category }) => category === name)
      .map((feature) => ({
        name: feature.featureName,
        description: feature.description,
        cells: plans.map(({ limits }) => ({
          text: formatLimit(feature, limits[feature.key]),
          isIncluded: limits[feature.key] === true,
        })),
      })),
  }));
  const view = {
    plans: toPlanViews(plans, features),
    columns: plans.length + 1,
    groups,
    provider: ctx.config.paddle ? "Paddle" : null,
  };
  return { view, trail: [{ name: title, path }], data: [] };
};
