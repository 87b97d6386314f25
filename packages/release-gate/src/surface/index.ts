export { computeSurface } from "./compute-surface";
