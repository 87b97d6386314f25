export { CATEGORY_TONES } from "./category-tones";
export { limitText, TOLD_FEATURES } from "./limit-text";
export { highlightType, releaseTitle, releaseVersion, type HighlightType } from "./release-notes";
