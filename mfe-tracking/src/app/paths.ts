/** Addresses of the pages that are built. */
export const paths = {
  dashboard: "/dashboard",
  keywords: "/keywords",
  trackedApps: "/tracked-apps",
  rankings: "/rankings",
} as const;
