export { calibrationEndpoints, ChanceCalibrationSchema, type ChanceCalibration } from "./calibration";
export {
  CompetitorKeywordRowSchema,
  competitorKeywordsEndpoints,
  LISTING_TEXTS,
  MAX_COMPETITOR_KEYWORDS,
  type CompetitorKeywordRow,
  type ListingText,
} from "./competitor-keywords";
export {
  DISCOVERY_SORTS,
  DiscoveredKeywordSchema,
  discoveryEndpoints,
  DiscoveryListSchema,
  MAX_AUTOMATIC_CHECKS,
  type DiscoveredKeyword,
  type DiscoveryList,
  type DiscoverySort,
} from "./discovery";
export {
  IDEA_SOURCES,
  IdeaFiguresSchema,
  ideasEndpoints,
  IdeaSourceSchema,
  KeywordIdeaSchema,
  MAX_CHECKED_IDEAS,
  MAX_IDEA_SEEDS,
  MAX_IDEAS,
  type IdeaFigures,
  type IdeaSource,
  type KeywordIdea,
} from "./ideas";
export {
  ComparedAppSchema,
  ComparedKeywordSchema,
  keywordComparisonEndpoints,
  type ComparedApp,
  type ComparedKeyword,
} from "./keyword-comparison";
export { keywordEntriesEndpoints, MAX_BULK_ENTRIES, type BulkEdit } from "./keyword-entries";
export {
  BulkLineSchema,
  keywordListsEndpoints,
  SavedViewSchema,
  UncoveredLinesSchema,
  type BulkLine,
  type SavedView,
  type UncoveredLines,
} from "./keyword-lists";
export {
  LatestMetricsSchema,
  keywordMetricsEndpoints,
  MAX_METRICS_KEYWORDS,
  type LatestMetrics,
} from "./keyword-metrics";
export {
  AppCardSchema,
  EarlierRankSchema,
  KeywordTableFields,
  KeywordTableRowSchema,
  TREND_DAYS,
  UNKNOWN_FIGURES,
  type EarlierRank,
  type KeywordTableRow,
} from "./keyword-table";
export {
  KeywordTagsSchema,
  KeywordTextSchema,
  MAX_KEYWORD_TAGS,
  RankSchema,
  UserKeywordSchema,
  userKeywordsEndpoints,
  type CompleteEntry,
  type Rank,
  type UserKeyword,
} from "./keywords";
export { FreshnessFields, JobSchema, type Job } from "./ranking-update";
export { KEYWORD_METRICS, mapMetrics, type MetricKey, type MetricValues } from "./metrics";
export {
  KeywordMetricsSchema,
  MetricSchema,
  researchEndpoints,
  SuggestionSchema,
  type KeywordMetrics,
  type Metric,
  type Suggestion,
} from "./research";
