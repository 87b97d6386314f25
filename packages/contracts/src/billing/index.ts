export {
  AdminSubscriptionSchema,
  billingEndpoints,
  PaddleProductSchema,
  PaddleSettingsSchema,
  type AdminSubscription,
  type PaddleProduct,
} from "./billing";
export {
  AdminPlanRequestSchema,
  DeclineBodySchema,
  PLAN_REQUEST_STATES,
  planRequestsAdminEndpoints,
  planRequestsEndpoints,
  PlanRequestSchema,
  type AdminPlanRequest,
  type PlanRequest,
} from "./plan-requests";
export {
  OwnSubscriptionSchema,
  PlanChangePreviewSchema,
  subscriptionEndpoints,
  type OwnSubscription,
  type PlanChangePreview,
} from "./subscription";
export { TrialSchema, trialsEndpoints, type Trial } from "./trials";
