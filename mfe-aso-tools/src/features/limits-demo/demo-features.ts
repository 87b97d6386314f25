/** The six features of the tester. Counted features use one unit per run; access features are only checked. */
export const DEMO_FEATURES = [
  { key: "exports_per_day", name: "Exports per day", counted: true },
  { key: "reports_per_month", name: "Reports per month", counted: true },
  { key: "title_optimizations_per_day", name: "Title optimizations per day", counted: true },
  { key: "description_optimizations_per_day", name: "Description optimizations per day", counted: true },
  { key: "advanced_analytics", name: "Advanced analytics", counted: false },
  { key: "bulk_operations_access", name: "Bulk operations", counted: false },
] as const;

export type DemoFeature = (typeof DEMO_FEATURES)[number];
