/** Theme tones of blog categories by slug. */
export const CATEGORY_TONES: Readonly<Record<string, string>> = {
  guides: "rank-10",
  advanced: "change-drop",
  news: "info",
  tutorials: "rank-50",
  "case-studies": "rank-20",
  tips: "rank-3",
  trends: "change-down",
  updates: "rank-200",
  "success-stories": "success",
  strategy: "rank-100",
};
