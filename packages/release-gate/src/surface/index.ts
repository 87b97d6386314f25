export { compareDomains, type DomainState } from "./compare-domains";
export { compareSurfaces } from "./compare-surfaces";
export { computeSurface, type SharedSurface } from "./compute-surface";
