export { GateFindingSchema, type GateFinding } from "./gate-finding";
export { type ReleaseHealth } from "./release-health";
export { getLocalVersions, promoteLocalBuild, type LocalBuild } from "./local-build";
export {
  addEvent,
  concernsRelease,
  getLiveSince,
  getPointerVersions,
  getReleasePointer,
  parseReleasePointers,
  promote,
  ReleasePointersSchema,
  rollBack,
  type ReleasePointers,
} from "./release-pointers";
export {
  approvalsEndpoints,
  RequestedChangeSchema,
  type ApprovalRequest,
  type RequestedChange,
} from "./approvals";
export { governanceEndpoints, type ReleasePolicy } from "./governance";
export { movesEndpoints, type Move } from "./moves";
export { ReleaseNameSchema, TOKEN_WARNING_DAYS, type ReleaseName } from "./release-token";
export {
  ReleaseEventSchema,
  ReleasePointerSchema,
  releasesEndpoints,
  ReleaseStatusSchema,
  type ReleaseEvent,
  type ReleasePointer,
  type ReleaseStatus,
} from "./releases";
export {
  OwnerContactSchema,
  ROLLOUT_EVENTS,
  ROLLOUT_STATES,
  RolloutComparisonSchema,
  RolloutPlanSchema,
  rolloutEndpoints,
  type OwnerContact,
  type Rollout,
  type RolloutComparison,
  type RolloutEvent,
  type RolloutPlan,
} from "./rollout";
export {
  METRICS_DAYS,
  releaseMetricsEndpoints,
  type ReleaseError,
  type StackFrame,
  type VersionMeasurements,
  type VersionMetrics,
} from "./release-metrics";
export { previewsEndpoints, type ReleasePreview } from "./previews";
export {
  smokeEndpoints,
  SmokeTestSchema,
  type SmokeCaller,
  type SmokeFinding,
  type SmokePage,
  type SmokeTest,
} from "./smoke";
