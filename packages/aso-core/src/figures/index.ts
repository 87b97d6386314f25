// A separate entry point, so that only pages that explain figures include the texts.
export { describeCalibration } from "./describe-calibration";
export type { FigureDefinition } from "./figure-definition";
export { FIGURES, listFigures, type FigureId, type ListedFigure } from "./figures";
export { FIGURES_PATH } from "./figures-path";
