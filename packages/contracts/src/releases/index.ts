export { GateFindingSchema, type GateFinding } from "./gate-finding";
export { type ReleaseHealth } from "./release-health";
export {
  approvalsEndpoints,
  RequestedChangeSchema,
  type ApprovalRequest,
  type RequestedChange,
} from "../remotes/approvals";
export { governanceEndpoints, type ReleasePolicy } from "../remotes/governance";
export { movesEndpoints, type Move } from "../remotes/moves";
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
