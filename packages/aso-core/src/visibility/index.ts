export { computeClickShare, LAST_RANK, NOT_RANKED } from "./click-share";
export { findBase } from "./find-base";
export {
  computeRankChange,
  describeRankMove,
  describeShortResults,
  formatRank,
  splitRank,
  subtractRanks,
  type RankCells,
} from "./rank-cells";
export {
  computeAverageRank,
  computeRankDistribution,
  countTopRanks,
  type AverageRank,
  type RankBand,
} from "./rank-distribution";
export { isUnusualMove } from "./unusual-move";
export {
  computeVisibility,
  computeVisibilityShare,
  VISIBILITY_ALGORITHM,
  type ListedKeyword,
  type Visibility,
  type VisibilityShare,
} from "./visibility";
