import type { LinkMatch } from "@listwise/contracts/apps";

interface Product {
  name: string;
  developer: string | null;
}

const LEGAL_FORM = /[\s,]+(?:inc|llc|ltd|limited|gmbh|corp|co|ag|s\.?a|b\.?v)\.?$/i;
const normalize = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Returns the brand of an app, without what developers add to it ("Radar: Weather Maps", "Radar - Weather"). */
const extractBrand = (name: string) => normalize(name.split(/:|,|\||\s[-–—]\s/)[0] ?? name);
const normalizeDeveloper = (developer: string | null) => normalize((developer ?? "").replace(LEGAL_FORM, ""));

/** Returns what two apps have in common that suggests that they are the same product, the strongest first. */
export function matchProduct(one: Product, other: Product): LinkMatch[] {
  const haveSame = (read: (app: Product) => string) => read(one) !== "" && read(one) === read(other);
  const matches: LinkMatch[] = [];
  if (haveSame(({ name }) => extractBrand(name))) matches.push("name");
  if (haveSame(({ developer }) => normalizeDeveloper(developer))) matches.push("developer");
  return matches;
}
