import type { NavEntry } from "@listwise/contracts/remotes";

const soon = (label: string, path: string, icon: string, order: number): NavEntry => ({
  area: "sidebar",
  label,
  path,
  icon,
  order,
  guard: "user",
  soon: true,
});

/** Entries of the shell's own pages. */
export const ownEntries: readonly NavEntry[] = [
  soon("Analytics", "/analytics", "chart-line", 60),
  soon("User Analytics", "/user-analytics", "users", 70),
  soon("A/B Testing", "/ab-testing", "activity", 80),
  { area: "top", label: "Settings", path: "/settings", icon: "settings", order: 70, guard: "user" },
  { area: "footer", label: "Analytics", path: "/analytics", order: 50, group: "Product", guard: "public" },
];
