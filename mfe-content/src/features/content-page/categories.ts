export interface CategoryHeader {
  title: string;
  lead: string | null;
  /** Path of the page that lists the category; `null` if there isn't one. */
  index: string | null;
}

const headers = new Map<string, CategoryHeader>([
  ["help", { title: "Help Center", lead: "How to get things done in Listwise.", index: "/help" }],
  ["guides", { title: "Guides", lead: "App Store Optimization, step by step.", index: "/guides" }],
  ["changelog", { title: "Changelog", lead: "New features, improvements and fixes.", index: "/changelog" }],
  ["legal", { title: "Legal", lead: "Our terms and policies.", index: "/legal" }],
]);

/** Returns true for a category that exists even without pages. */
export const isCoreCategory = (category: string) => headers.has(category);

/** Returns a category's header. Categories added by an administrator are titled by their slug. */
export function getCategoryHeader(category: string): CategoryHeader {
  const words = category.replaceAll("-", " ");
  return (
    headers.get(category) ?? {
      title: words.charAt(0).toUpperCase() + words.slice(1),
      lead: null,
      index: null,
    }
  );
}
