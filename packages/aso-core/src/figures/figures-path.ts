/** Path of the page with the definitions, whose anchors are the ids of the figures. */
export const FIGURES_PATH = "/help/figures";
