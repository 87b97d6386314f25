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
