/** Addresses of the pages that are built. */
export const paths = {
  dashboard: "/dashboard",
  keywords: "/keywords",
  keyword: "/keyword/:keyword",
  trackedApps: "/tracked-apps",
  rankings: "/rankings",
} as const;
