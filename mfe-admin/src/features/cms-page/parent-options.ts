import type { ContentPage } from "@listwise/contracts/content";
import { flatten, buildTree } from "../../shared/cms-pages";

/** Returns the possible parents of a page: all pages except itself and its descendants. */
export function getParentOptions(pages: readonly ContentPage[], own: number | null) {
  const all = flatten(buildTree(pages));
  const mine = all.find(({ page }) => page.id === own);
  const barred = new Set(mine ? flatten([mine]).map(({ page }) => page.id) : []);
  const free = all.filter(({ page }) => !barred.has(page.id));
  return [
    { value: "", label: "None (top level)" },
    ...free.map(({ page, depth }) => ({
      value: String(page.id),
      label: `${"– ".repeat(depth)}${page.title} (${page.category})`,
    })),
  ];
}
