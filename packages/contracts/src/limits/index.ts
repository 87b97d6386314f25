export { findPlanThatLifts, isHigherLimit } from "./compare-plans";
export { getPlanPath, getRegisterPath, getUpgradePath } from "./plan-path";
export { describePrices, formatCost, formatMoney } from "./format-price";
export { formatItems, formatLimit, getFormatName, HIGHLIGHTED_FEATURES } from "./format-limit";
export { LIST_CHOICES } from "./list-choices";
export {
  LimitDefinitionSchema,
  limitsAdminEndpoints,
  LimitTemplateBodySchema,
  LimitTemplateSchema,
  UserLimitsSchema,
  type LimitDefinition,
  type LimitTemplate,
  type UserLimits,
} from "./limits-admin";
export {
  CostSchema,
  FeatureLimitSchema,
  limitsEndpoints,
  PlanFeatureSchema,
  PlanPriceSchema,
  PublicPlanSchema,
  UNLIMITED,
  UsageSchema,
  type Cost,
  type FeatureLimit,
  type PlanFeature,
  type PlanPrice,
  type PublicPlan,
  type Usage,
} from "./limits";
