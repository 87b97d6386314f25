import { formatCount, pluralize } from "@listwise/aso-core/text";
import {
  type PlanFeature,
  type PublicPlan,
  describePrices,
  formatLimit,
  getRegisterPath,
  HIGHLIGHTED_FEATURES,
} from "@listwise/contracts/limits";
import { getSignUpLabel } from "@listwise/contracts/site";
import type { DocumentView, PlanView } from "@listwise/contracts/documents";
import { loadOffer } from "../../billing";
import { loadTotals } from "../../showcase";
import { getStore } from "../../store";
import { loadTopAppsView } from "./top-apps.view";
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
  return plans.map(({ key, name, description, isDefault, limits, trialDays, prices }) => ({
    ...{ name, description, isDefault },
    price: describePrices(prices),
    trial: trialDays > 0 ? formatCount(trialDays, "day") : null,
    hasPrice: prices.length > 0 || trialDays > 0,
    href: getRegisterPath({ key, isDefault }),
    limits: shown.map((feature) => ({
      label: feature.featureName,
      value: formatLimit(feature, limits[feature.key]),
    })),
  }));
}

/** Loads the home page: plans, totals and a first search. */
export const loadHomeView: ViewLoader<DocumentView<"/">> = async ({ ctx }) => {
  const source = await getStore(ctx).describe();
  const [{ plans, features }, totals, search] = await Promise.all([
    loadOffer(ctx),
    loadTotals(ctx)(),
    loadTopAppsView(ctx, source),
  ]);
  const figures = TOTALS.flatMap(({ key, one, other }) => {
    const value = totals.data[key];
    return value ? [{ label: pluralize(value, one, other), value: numbers.format(value) }] : [];
  });
  const signUp = getSignUpLabel(plans.some(({ trialDays }) => trialDays > 0));
  const view = { plans: toPlanViews(plans, features), figures, source: source.label, signUp, search };
  return { view, trail: [], data: [] };
};

/** Loads the plans with every limit. */
export const loadPricingView: ViewLoader<DocumentView<"/pricing">> = async ({ ctx, path, title }) => {
  const { plans, features, paymentProvider } = await loadOffer(ctx);
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
    provider: paymentProvider,
  };
  return { view, trail: [{ name: title, path }], data: [] };
};
