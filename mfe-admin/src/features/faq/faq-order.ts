import type { EditedFaq, FaqCategory } from "@listwise/contracts/content";

/** Returns the list with the item at `from` moved to `to`. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = [...items];
  const [item] = rest.splice(from, 1);
  if (item !== undefined) rest.splice(to, 0, item);
  return rest;
}

export const inCategory = (faqs: readonly EditedFaq[], category: FaqCategory): EditedFaq[] =>
  faqs.filter((faq) => faq.category === category);

/** Returns all questions with those of one category in the new order. */
export function applyOrder(faqs: readonly EditedFaq[], ordered: readonly EditedFaq[]): EditedFaq[] {
  const places = new Map(ordered.map((faq, order) => [faq.id, { ...faq, order }]));
  const queue = [...places.values()];
  return faqs.map((faq) => (places.has(faq.id) ? (queue.shift() ?? faq) : faq));
}

/** Returns true if the question or its answer contains every word of the search. */
export function matchesText({ question, answer, subcategory }: EditedFaq, search: string): boolean {
  const text = `${question} ${answer} ${subcategory ?? ""}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
