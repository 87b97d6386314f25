export { computeClickShare, LAST_RANK } from "./click-share";
export {
  computeAverageRank,
  computeRankDistribution,
  countTopRanks,
  type AverageRank,
  type RankBand,
} from "./rank-distribution";
export {
  computeVisibility,
  computeVisibilityShare,
  VISIBILITY_ALGORITHM,
  type ListedKeyword,
  type Visibility,
  type VisibilityShare,
} from "./visibility";
