export { GateFindingSchema, type GateFinding } from "./gate-finding";
export { type ReleaseHealth } from "./release-health";
export { ReleaseNameSchema, type ReleaseName } from "./release-token";
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
  METRICS_DAYS,
  releaseMetricsEndpoints,
  type ReleaseError,
  type StackFrame,
  type VersionMeasurements,
  type VersionMetrics,
} from "../remotes/release-metrics";
