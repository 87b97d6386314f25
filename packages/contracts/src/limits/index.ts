export { findPlanThatLifts, getDefaultLimit, getLeastLimit, isHigherLimit } from "./compare-plans";
export { getPlanPath, getRegisterPath, getUpgradePath } from "./plan-path";
export { describePrices, formatCost, formatMoney } from "./format-price";
export { formatAmount, formatItems, formatLimit, getFormatName, HIGHLIGHTED_FEATURES } from "./format-limit";
export { LIST_CHOICES } from "./list-choices";
export {
  LimitDefinitionSchema,
  limitsAdminEndpoints,
  LimitTemplateBodySchema,
  LimitTemplateSchema,
  type LimitDefinition,
  type LimitTemplate,
} from "./limits-admin";
export { userLimitsEndpoints, UserLimitsSchema, type UserLimits } from "./user-limits";
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
