/** Scripts of languages that mix several, and that only have a common name. */
const MIXED: Readonly<Record<string, readonly string[]>> = {
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani", "Bopo"],
  Hant: ["Hani", "Bopo"],
};

/**
 * Returns a test for texts with a letter that is neither Latin, which people search in everywhere, nor in a script of the
 * storefront's main language.
 */
export function createForeignScriptTest(country: string): (text: string) => boolean {
  const { script = "Latn" } = new Intl.Locale(`und-${country}`).maximize();
  const known = ["Latn", ...(MIXED[script] ?? [script])].map((name) => `\\p{scx=${name}}`).join("");
  const foreign = new RegExp(`(?![${known}])\\p{L}`, "u");
  return (text) => foreign.test(text);
}

/** Returns the items in their order, those whose text is in a script of another country last. */
export function putForeignScriptsLast<Item>(
  items: readonly Item[],
  country: string,
  getText: (item: Item) => string,
): Item[] {
  const isForeign = createForeignScriptTest(country);
  return items.toSorted((a, b) => Number(isForeign(getText(a))) - Number(isForeign(getText(b))));
}
