import type { LinkMatch } from "@listwise/contracts/apps";

interface Product {
  name: string;
  developer: string | null;
}

const LEGAL_FORMS: ReadonlySet<string> = new Set("ag bv co corp gmbh inc limited llc ltd sa".split(" "));
const normalize = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Returns the brand of an app, without what developers add to it ("Radar: Weather Maps", "Radar - Weather"). */
const extractBrand = (name: string) => normalize(name.split(/:|,|\||\s[-–—]\s/)[0] ?? name);

/** Returns a developer's name without its legal form ("Acme Inc.", "ACME"). */
function normalizeDeveloper(developer: string | null): string {
  const words =
    (developer ?? "")
      .toLowerCase()
      .replaceAll(".", "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const hasForm = words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? "");
  return words.slice(0, hasForm ? -1 : undefined).join("");
}

/** Returns what two apps have in common that suggests that they are the same product, the strongest first. */
export function matchProduct(one: Product, other: Product): LinkMatch[] {
  const haveSame = (read: (app: Product) => string) => read(one) !== "" && read(one) === read(other);
  const matches: LinkMatch[] = [];
  if (haveSame(({ name }) => extractBrand(name))) matches.push("name");
  if (haveSame(({ developer }) => normalizeDeveloper(developer))) matches.push("developer");
  return matches;
}
