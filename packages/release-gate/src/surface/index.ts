export { compareSurfaces } from "./compare-surfaces";
export { computeSurface, type SharedSurface } from "./compute-surface";
