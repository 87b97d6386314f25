import type { RatingHistogram } from "../store-facts";
import { assertComplete } from "../live/assert-complete";
import { UnexpectedResponse, type Read } from "../live/resilient-fetch";

const TOTAL = /\bclass="total"[^<>]{0,500}>([\d.,\s]{1,100})</g;
const APP_LINK = /\/app\/(?:[^"'\s/?#]+\/)?id(\d+)/g;

/**
 * Returns the counts of five- to one-star ratings on the customer reviews page.
 *
 * @throws UnexpectedResponse if the page is incomplete
 */
export const readHistogram: Read<RatingHistogram> = (text) => {
  const counts = [...assertComplete(text).matchAll(TOTAL)].map(([, digits = ""]) =>
    Number(digits.replace(/\D/g, "")),
  );
  const [five, four, three, two, one] = counts;
  if (counts.length !== 5 || five === undefined || four === undefined)
    throw new UnexpectedResponse("it has no histogram");
  return { 5: five, 4: four, 3: three ?? 0, 2: two ?? 0, 1: one ?? 0 };
};

/**
 * Returns the apps that a product page links to, in its order, without the app itself.
 *
 * @throws UnexpectedResponse if the page is incomplete
 */
export function readLinkedApps(storeId: string): Read<string[]> {
  return (text) => {
    const ids = [...new Set([...assertComplete(text).matchAll(APP_LINK)].map(([, id = ""]) => id))];
    if (!ids.includes(storeId)) throw new UnexpectedResponse("it isn't the app's page");
    return ids.filter((id) => id !== storeId);
  };
}
