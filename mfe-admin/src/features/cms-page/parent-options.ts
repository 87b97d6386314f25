import type { ContentPage } from "@listwise/contracts";
import { flatten, treeOf } from "../../shared/cms-pages";

/** Where a page may stand: below any other page that does not itself stand below it. */
export function parentOptions(pages: readonly ContentPage[], own: number | null) {
  const all = flatten(treeOf(pages));
  const mine = all.find(({ page }) => page.id === own);
  const barred = new Set(mine ? flatten([mine]).map(({ page }) => page.id) : []);
  const free = all.filter(({ page }) => !barred.has(page.id));
  return [
    { value: "", label: "None: at the top" },
    ...free.map(({ page, depth }) => ({
      value: String(page.id),
      label: `${"– ".repeat(depth)}${page.title} (${page.category})`,
    })),
  ];
}
