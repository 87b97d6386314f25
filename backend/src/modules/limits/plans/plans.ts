import { UNLIMITED } from "@listwise/contracts/limits";
import type { Feature } from "./catalog";

export type LimitValue = boolean | number | string[];

export interface PlanPreset {
  key: string;
  name: string;
  description: string;
  isDefault: boolean;
  displayInPricing: boolean;
  values: Record<Feature, LimitValue>;
}

// Finding and tracking apps is in every plan; plans differ in amounts and in team features.
const free: Record<Feature, LimitValue> = {
  max_tracked_keywords: 25,
  keyword_history_days: 30,
  advanced_keyword_analysis: true,
  exports_per_day: 1,
  max_export_records: 100,
  export_formats: ["csv"],
  advanced_analytics: true,
  custom_reports: false,
  data_granularity: ["daily", "weekly", "monthly"],
  reports_per_month: 5,
  title_optimizations_per_day: 3,
  description_optimizations_per_day: 3,
  competitor_analysis_depth: 3,
  localization_helper_access: false,
  max_tracked_apps: 3,
  monitoring_frequency_minutes: 1440,
  alerts_per_app: 1,
  api_calls_per_day: 100,
  bulk_operations_access: true,
  rate_limit_per_minute: 10,
};

const pro: Record<Feature, LimitValue> = {
  max_tracked_keywords: 500,
  keyword_history_days: 365,
  advanced_keyword_analysis: true,
  exports_per_day: 20,
  max_export_records: 5000,
  export_formats: ["csv", "json", "excel"],
  advanced_analytics: true,
  custom_reports: false,
  data_granularity: ["daily", "weekly", "monthly"],
  reports_per_month: 20,
  title_optimizations_per_day: 50,
  description_optimizations_per_day: 50,
  competitor_analysis_depth: 10,
  localization_helper_access: true,
  max_tracked_apps: 15,
  monitoring_frequency_minutes: 360,
  alerts_per_app: 10,
  api_calls_per_day: 1000,
  bulk_operations_access: true,
  rate_limit_per_minute: 60,
};

const team: Record<Feature, LimitValue> = {
  ...pro,
  max_tracked_keywords: 5000,
  keyword_history_days: 1095,
  exports_per_day: 100,
  max_export_records: 50_000,
  export_formats: ["csv", "json", "pdf", "excel", "zip"],
  custom_reports: true,
  reports_per_month: 200,
  title_optimizations_per_day: 500,
  description_optimizations_per_day: 500,
  competitor_analysis_depth: 25,
  max_tracked_apps: 100,
  monitoring_frequency_minutes: 60,
  alerts_per_app: 50,
  api_calls_per_day: 20_000,
  rate_limit_per_minute: 300,
};

const unlimited: Record<Feature, LimitValue> = {
  ...team,
  max_tracked_keywords: UNLIMITED,
  keyword_history_days: UNLIMITED,
  exports_per_day: UNLIMITED,
  max_export_records: UNLIMITED,
  reports_per_month: UNLIMITED,
  title_optimizations_per_day: UNLIMITED,
  description_optimizations_per_day: UNLIMITED,
  competitor_analysis_depth: UNLIMITED,
  max_tracked_apps: UNLIMITED,
  monitoring_frequency_minutes: 15,
  alerts_per_app: UNLIMITED,
  api_calls_per_day: UNLIMITED,
  rate_limit_per_minute: UNLIMITED,
};

/** Plan presets of a new installation, cheapest first; afterwards the database is authoritative. */
export const PLAN_PRESETS: readonly PlanPreset[] = [
  {
    key: "free",
    name: "Free",
    description: "For a first app and its most important keywords.",
    isDefault: true,
    displayInPricing: true,
    values: free,
  },
  {
    key: "pro",
    name: "Pro",
    description: "For publishers who work on their listings every week.",
    isDefault: false,
    displayInPricing: true,
    values: pro,
  },
  {
    key: "team",
    name: "Team",
    description: "For teams with many apps, storefronts and reports.",
    isDefault: false,
    displayInPricing: true,
    values: team,
  },
  {
    key: "unlimited",
    name: "Unlimited",
    description: "No usage limits, for the operators of this site.",
    isDefault: false,
    displayInPricing: false,
    values: unlimited,
  },
];
