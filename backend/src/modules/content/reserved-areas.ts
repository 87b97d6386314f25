import { SHELL_ROUTES } from "@listwise/contracts";

const OF_REMOTES = [
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

const areas = new Set([...SHELL_ROUTES.map((path) => path.split("/")[1] ?? ""), ...OF_REMOTES]);

/** Whether the first part of an address belongs to the product, so that no category of pages can have it. */
export function isReserved(category: string): boolean {
  return areas.has(category.toLowerCase());
}
