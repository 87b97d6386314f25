import { STOREFRONTS } from "@listwise/contracts/store";

// Apple's numeric storefront ids, where known.
const APPLE_IDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    us: 143441,
    gb: 143444,
    ca: 143455,
    au: 143460,
    de: 143443,
    fr: 143442,
    jp: 143462,
    cn: 143465,
    in: 143467,
    br: 143503,
    ru: 143469,
    kr: 143466,
    it: 143450,
    es: 143454,
    mx: 143468,
    tr: 143480,
  }),
);

const codes: ReadonlySet<string> = new Set(STOREFRONTS);

export function isStorefront(country: string): boolean {
  return codes.has(country);
}

/** Returns Apple's id of a storefront, or `null` if it isn't known. */
export function appleStorefrontId(country: string): number | null {
  return APPLE_IDS.get(country) ?? null;
}
