export interface CategoryHeader {
  title: string;
  lead: string | null;
  /** Where all its pages are listed. */
  index: string | null;
}

const headers = new Map<string, CategoryHeader>([
  ["help", { title: "Help Center", lead: "How to get things done here.", index: "/help" }],
  ["guides", { title: "Guides", lead: "App-store optimisation, step by step.", index: "/guides" }],
  ["changelog", { title: "Changelog", lead: "What is new, and what was mended.", index: "/changelog" }],
  ["legal", { title: "Legal", lead: "What you and we agree on.", index: "/legal" }],
]);

/** Categories that are there even while no page is in them. */
export const isCoreCategory = (category: string) => headers.has(category);

/** A category that an administrator made is named by its own words. */
export function categoryHeader(category: string): CategoryHeader {
  const words = category.replaceAll("-", " ");
  return (
    headers.get(category) ?? {
      title: words.charAt(0).toUpperCase() + words.slice(1),
      lead: null,
      index: null,
    }
  );
}
