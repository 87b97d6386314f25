import type { ContentPage } from "@listwise/contracts/content";
import { toPlainText } from "../../shared/cms-pages/plain-text";

const lower = (text: string) => text.toLocaleLowerCase("en");

/** Returns the pages that contain every word of the search, title matches first. */
export function findPages(pages: readonly ContentPage[], search: string): ContentPage[] {
  const words = lower(search).split(/\s+/).filter(Boolean);
  const holdsAll = (text: string) => words.every((word) => lower(text).includes(word));
  const found = pages.filter(({ title, subcategory, seoDescription, content }) =>
    holdsAll([title, subcategory, seoDescription, toPlainText(content)].join(" ")),
  );
  return [...found.filter(({ title }) => holdsAll(title)), ...found.filter(({ title }) => !holdsAll(title))];
}

/** Groups pages by subcategory, sorted by name. Pages without one come first. */
export function groupBySubcategory(pages: readonly ContentPage[]): [name: string, pages: ContentPage[]][] {
  const groups = new Map<string, ContentPage[]>();
  for (const page of pages) {
    const name = page.subcategory?.trim() || "General";
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return [...groups].sort(
    ([a], [b]) => Number(b === "General") - Number(a === "General") || a.localeCompare(b),
  );
}
