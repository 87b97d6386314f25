export { formatCount, pluralize } from "./format-count";
export { segmentText } from "./segment-text";
