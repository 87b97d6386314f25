import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const normalizeText = (/** @type {string} */ text) =>
  text.replaceAll("&apos;", "'").replaceAll("&amp;", "&").replace(/\s+/g, " ");

/**
 * Returns the texts of a page's `hero`, which the server paints before any script has run, that its source folder does
 * not contain. The page would show something else.
 * @param {string} source
 * @param {Record<string, string>} [hero]
 */
export function findStrayTexts(source, hero = {}) {
  const folder = path.dirname(source);
  const code = readdirSync(folder)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => normalizeText(readFileSync(path.join(folder, name), "utf8")))
    .join("\n");
  const { look } = hero;
  return Object.values(hero).filter((text) => text !== look && !code.includes(normalizeText(text)));
}
