export { type MeasuredRelease } from "./check-changes";
export { checkRelease, type GateInput } from "./check-release";
export { checkConflicts } from "./conflicts";
export { parseDocuments } from "./documents";
export { isReleaseFile, type MeasuredFile } from "./files";
export { getEndpointName, snapshotApi, snapshotEndpoint, snapshotPayload } from "./snapshots";
