export { checkRetirement, type MeasuredRelease } from "./check-changes";
export { getProposedPolicy } from "./check-policy";
export { checkRedirects } from "./check-redirects";
export { checkRelease, type GateInput } from "./check-release";
export { checkConflicts } from "./conflicts";
export { parseDocuments } from "./documents";
export { limitFindings } from "./limit-findings";
export { isReleaseFile, type MeasuredFile } from "./files";
export { getEndpointName, snapshotApi, snapshotEndpoint, snapshotPayload } from "./snapshots";
