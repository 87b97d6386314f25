export const paths = {
  dashboard: "/dashboard",
  keywords: "/keywords",
  keyword: "/keyword/:keyword",
  trackedApps: "/tracked-apps",
  rankings: "/rankings",
  alerts: "/alerts",
  checklists: "/app-launch-checklists",
  checklistsFormerly: "/app-launch-checklist",
  checklist: "/app-launch-checklist/:id",
  shared: "/shared/:token",
} as const;
