export { CATEGORY_TONES } from "./category-tones";
export { formatLimit, HIGHLIGHTED_FEATURES } from "./format-limit";
export { getHighlightType, getReleaseTitle, getReleaseVersion, type HighlightType } from "./release-notes";
