export {
  categoryRanksEndpoints,
  CategoryRankSchema,
  ChartKindSchema,
  type CategoryRank,
} from "./category-ranks";
export { rankingJobsEndpoints } from "./ranking-jobs";
export {
  HistoryRangeSchema,
  KeywordRankingSchema,
  MatrixKeywordSchema,
  MatrixRankSchema,
  rankingsEndpoints,
  RankPointSchema,
  type HistoryRange,
  type KeywordRanking,
  type MatrixKeyword,
  type MatrixRank,
  type RankPoint,
} from "./rankings";
