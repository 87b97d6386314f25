export { formatCount, pluralize } from "./format-count";
export { computeReadingMinutes } from "./reading-time";
export { extractSearchWords, replaceInvalidChars } from "./search-words";
export { segmentText } from "./segment-text";
