export { checkRelease, type GateInput } from "./check-release";
export { checkConflicts } from "./conflicts";
export { isReleaseFile, type MeasuredFile } from "./files";
export { getEndpointName, snapshotApi, snapshotEndpoint, snapshotPayload } from "./snapshots";
