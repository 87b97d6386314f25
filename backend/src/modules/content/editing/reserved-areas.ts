import { SHELL_ROUTES } from "@listwise/contracts/remotes";

const REMOTE_AREAS = [
  ...[
    "about",
    "admin",
    "alerts",
    "api",
    "app-launch-checklist",
    "app-launch-checklists",
    "aso-tools",
    "blog",
  ],
  ...["contact", "dashboard", "faq", "keyword", "keywords", "pricing", "rankings", "releases", "shared"],
  ...["socket.io", "subscription", "test-api", "tracked-apps"],
];

const areas = new Set([...SHELL_ROUTES.map((path) => path.split("/")[1] ?? ""), ...REMOTE_AREAS]);

/** Returns true if a category's address is already used by the product. */
export function isReserved(category: string): boolean {
  return areas.has(category.toLowerCase());
}
