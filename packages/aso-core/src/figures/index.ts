// A separate entry point, so that only pages that explain figures include the texts.
export { FIGURES, type FigureDefinition, type FigureId } from "./figures";
