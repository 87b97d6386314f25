export { rankingJobsEndpoints } from "./ranking-jobs";
export { KeywordRankingSchema, rankingsEndpoints, type KeywordRanking } from "./rankings";
