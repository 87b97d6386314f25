import type { Listing, Platform } from "../store-source";
import type { Variants } from "./evolution";
import type { Random } from "./random";
import type { Language, Topic } from "./topic";

/** An app of the sample, with its listings before they evolve. */
export interface SampleBase {
  storeId: string;
  platform: Platform;
  artId: string;
  topic: Topic;
  brand: string;
  bases: { base: Listing; variants: Variants }[];
}

const STUDIOS = ["Labs", "Studio", "Works", "Apps", "Software", "Digital"];
const PRICES = [0, 0, 0, 0, 0, 0.99, 1.99, 2.99, 4.99, 9.99];
const STOREFRONTS = [
  { country: "us", language: "en", currency: "USD", share: 1, size: 1 },
  { country: "gb", language: "en", currency: "GBP", share: 0.9, size: 0.22 },
  { country: "de", language: "de", currency: "EUR", share: 0.75, size: 0.3 },
  { country: "fr", language: "fr", currency: "EUR", share: 0.7, size: 0.24 },
  { country: "jp", language: "ja", currency: "JPY", share: 0.65, size: 0.35 },
] as const;

export function getLanguage(country: string): Language | null {
  return STOREFRONTS.find((storefront) => storefront.country === country)?.language ?? null;
}

/** Returns the storefronts in which an app is sold: always the United States, and some of the others. */
export function pickStorefronts(random: Random) {
  return STOREFRONTS.filter((storefront) => storefront.country === "us" || random.next() < storefront.share);
}

export function pickDeveloper(random: Random, brand: string): string {
  return `${brand} ${random.pick(STUDIOS)}`;
}

/** Returns a price in US dollars; half of the apps are free. */
export function pickPrice(random: Random): number {
  return random.pick(PRICES);
}

/** Converts a price in US dollars to the currency of a sample storefront. Only yen have another amount. */
export function convertPrice(dollars: number, currency: string): number {
  return currency === "JPY" ? Math.round(dollars * 150) : dollars;
}
