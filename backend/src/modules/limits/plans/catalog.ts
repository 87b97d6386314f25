import type { FeatureLimit } from "@listwise/contracts/limits";

type Definition = Omit<FeatureLimit, "limitValue" | "displayOrder">;

function integer(category: string, key: string, featureName: string, unit: string, description: string) {
  return {
    key,
    featureName,
    description,
    unit,
    category,
    dataType: "INTEGER",
    displayInPricing: true,
  } as const;
}

function access(category: string, key: string, featureName: string, description: string) {
  return {
    key,
    featureName,
    description,
    unit: null,
    category,
    dataType: "BOOLEAN",
    displayInPricing: true,
  } as const;
}

function list(category: string, key: string, featureName: string, description: string) {
  return {
    key,
    featureName,
    description,
    unit: null,
    category,
    dataType: "JSON",
    displayInPricing: true,
  } as const;
}

const TRACKING = "Keyword Tracking";
const EXPORT = "Data Export";
const REPORTS = "Analytics & Reports";
const TOOLS = "ASO Tools";
const MONITORING = "App Monitoring";
const API = "API Access";

const definitions = [
  integer(
    TRACKING,
    "max_tracked_keywords",
    "Tracked keywords",
    "keywords",
    "Keywords you can track at the same time.",
  ),
  integer(TRACKING, "keyword_history_days", "Keyword history", "days", "How far back rank history goes."),
  access(
    TRACKING,
    "advanced_keyword_analysis",
    "Advanced keyword analysis",
    "Difficulty and opportunity per keyword.",
  ),
  integer(EXPORT, "exports_per_day", "Exports per day", "exports", "Files you can export per day."),
  integer(EXPORT, "max_export_records", "Records per export", "records", "Rows per exported file."),
  list(EXPORT, "export_formats", "Export formats", "File formats you can export to."),
  access(
    REPORTS,
    "advanced_analytics",
    "Advanced analytics",
    "See visibility and rank distribution over time.",
  ),
  access(REPORTS, "custom_reports", "Custom reports", "Build reports from the metrics you choose."),
  list(REPORTS, "data_granularity", "Data granularity", "Intervals that charts and reports can show."),
  integer(
    REPORTS,
    "reports_per_month",
    "Reports per month",
    "reports",
    "Reports you can create or share per month.",
  ),
  integer(
    TOOLS,
    "title_optimizations_per_day",
    "Title optimizations per day",
    "optimizations",
    "Titles you can optimize per day.",
  ),
  integer(
    TOOLS,
    "description_optimizations_per_day",
    "Description optimizations per day",
    "optimizations",
    "Descriptions you can optimize per day.",
  ),
  integer(
    TOOLS,
    "competitor_analysis_depth",
    "Competitors per analysis",
    "competitors",
    "Competitors compared in one analysis.",
  ),
  access(
    TOOLS,
    "localization_helper_access",
    "Localization helper",
    "Write and save listings in 39 languages.",
  ),
  integer(MONITORING, "max_tracked_apps", "Tracked apps", "apps", "Apps you can track at the same time."),
  integer(
    MONITORING,
    "monitoring_frequency_minutes",
    "Monitoring interval",
    "minutes",
    "Shortest time between two checks of an app.",
  ),
  integer(MONITORING, "alerts_per_app", "Alerts per app", "alerts", "Alerts you can set on one app."),
  integer(
    API,
    "api_calls_per_day",
    "API calls per day",
    "calls",
    "Calls your programs can make with API keys per day.",
  ),
  access(API, "bulk_operations_access", "Bulk operations", "Add, move and remove keywords in bulk."),
  integer(
    API,
    "rate_limit_per_minute",
    "API calls per minute",
    "calls",
    "Calls your programs can make with API keys per minute.",
  ),
] as const satisfies readonly Definition[];

export type Feature = (typeof definitions)[number]["key"];

/** Every feature that plans limit, in the order of the limits page. */
export const LIMIT_DEFINITIONS: readonly (Definition & { key: Feature })[] = definitions;
