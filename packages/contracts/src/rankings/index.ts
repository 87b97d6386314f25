export {
  categoryRanksEndpoints,
  CategoryRankSchema,
  ChartKindSchema,
  type CategoryRank,
} from "./category-ranks";
export { MatrixKeywordSchema, MatrixRankSchema, type MatrixKeyword, type MatrixRank } from "./matrix";
export { rankingJobsEndpoints } from "./ranking-jobs";
export {
  HistoryRangeSchema,
  KeywordRankingSchema,
  rankingsEndpoints,
  RankPointSchema,
  type HistoryRange,
  type KeywordRanking,
  type RankPoint,
} from "./rankings";
