export { formatLimit, HIGHLIGHTED_FEATURES } from "./format-limit";
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
  FeatureLimitSchema,
  limitsEndpoints,
  PlanFeatureSchema,
  PublicPlanSchema,
  UNLIMITED,
  UsageSchema,
  type FeatureLimit,
  type PlanFeature,
  type PublicPlan,
  type Usage,
} from "./limits";
