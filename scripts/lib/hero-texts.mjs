// The heading that the server paints before any script has run is the one that the page will show itself.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const plain = (text) => text.replaceAll("&apos;", "'").replaceAll("&amp;", "&").replace(/\s+/g, " ");

/** The texts of a page's `hero` that stand nowhere in the folder of its source: the two have come apart. */
export function strayTexts(source, hero = {}) {
  const folder = path.dirname(source);
  const code = readdirSync(folder)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => plain(readFileSync(path.join(folder, name), "utf8")))
    .join("\n");
  const { look } = hero;
  return Object.values(hero).filter((text) => text !== look && !code.includes(plain(text)));
}
