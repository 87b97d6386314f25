export const paths = {
  dashboard: "/dashboard",
  keywords: "/keywords",
  discover: "/keywords/discover",
  compare: "/keywords/compare",
  keyword: "/keyword/:keyword",
  trackedApps: "/tracked-apps",
  rankings: "/rankings",
  alerts: "/alerts",
  checklists: "/app-launch-checklists",
  checklistsFormerly: "/app-launch-checklist",
  checklist: "/app-launch-checklist/:id",
  shared: "/shared/:token",
} as const;
