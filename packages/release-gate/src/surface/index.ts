export { computeSurface, type SharedSurface } from "./compute-surface";
