/** Help pages of the tools by their slug, with the tool's name and its route. Two pages may explain one tool. */
export const HELP_PAGES = {
  dashboard: { tool: "Dashboard", route: "/dashboard" },
  keywords: { tool: "Keywords", route: "/keywords" },
  "discover-keywords": { tool: "Discover", route: "/keywords/discover" },
  "compare-keywords": { tool: "Compare", route: "/keywords/compare" },
  "tracked-apps": { tool: "Tracked Apps", route: "/tracked-apps" },
  rankings: { tool: "Rankings", route: "/rankings" },
  alerts: { tool: "Alerts", route: "/alerts" },
  "launch-checklists": { tool: "App Launch Checklists", route: "/app-launch-checklists" },
  reports: { tool: "Reports", route: "/reports" },
  "keyword-density": { tool: "Keyword Density Analyzer", route: "/aso-tools" },
  "keyword-generator": { tool: "Keyword Generator", route: "/aso-tools/keyword-generator" },
  "title-optimizer": { tool: "Title Optimizer", route: "/aso-tools/title-optimizer" },
  "description-optimizer": { tool: "Description Optimizer", route: "/aso-tools/description-optimizer" },
  "competitor-analyzer": { tool: "Competitor Analyzer", route: "/aso-tools/competitor-analyzer" },
  "icon-analyzer": { tool: "Icon Analyzer", route: "/aso-tools/icon-analyzer" },
  localization: { tool: "Localization Helper", route: "/aso-tools/localization-helper" },
  translation: { tool: "Translation", route: "/aso-tools/localization-helper" },
  "keyword-field": { tool: "Keyword Field Assignment", route: "/aso-tools/localization-helper" },
  "screenshot-generator": { tool: "Screenshot Generator", route: "/aso-tools/screenshot-generator" },
  "review-manager": { tool: "Review Manager", route: "/aso-tools/review-manager" },
} as const satisfies Readonly<Record<string, { tool: string; route: `/${string}` }>>;

/** Slug of a tool's help page. */
export type HelpPageSlug = keyof typeof HELP_PAGES;

/** Returns the path of a tool's help page. */
export const getHelpPath = (slug: HelpPageSlug): string => `/help/${slug}`;
