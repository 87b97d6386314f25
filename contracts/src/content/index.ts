export { formatLimit, HIGHLIGHTED_FEATURES } from "./format-limit";
export { getHighlightType, getReleaseTitle, getReleaseVersion, type HighlightType } from "./release-notes";
