export { type ReleaseHealth } from "./release-health";
export { ReleaseNameSchema, type ReleaseName } from "./release-token";
export {
  GateFindingSchema,
  ReleaseEventSchema,
  ReleasePointerSchema,
  releasesEndpoints,
  ReleaseStatusSchema,
  type GateFinding,
  type ReleaseEvent,
  type ReleasePointer,
  type ReleaseStatus,
} from "./releases";
