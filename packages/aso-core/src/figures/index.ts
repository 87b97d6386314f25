// A separate entry point, so that only pages that explain figures include the texts.
export { FIGURES, listFigures, type FigureDefinition, type FigureId, type ListedFigure } from "./figures";
export { FIGURES_PATH } from "./figures-path";
