// The site's typeface: its files, and a style sheet with a fallback of the same width and height.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import inter from "@capsizecss/metrics/inter";
import roboto from "@capsizecss/metrics/roboto";
import subsetFont from "subset-font";

/**
 * Most pages need only this subset, so it is preloaded. If it still arrives too late for the first paint, the page keeps the
 * fallback: its lines can break elsewhere, so a replacement would move the page. The next page has it in the cache.
 */
const FIRST_SUBSET = "inter-latin-wght-normal.woff2";

/** The weights that the theme has (`scales.ts` in `shared-ui`). */
const WEIGHTS = { min: 400, max: 700 };
/** Features that browsers apply without a style, and tabular figures. */
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];

// Defines "Inter Fallback: Arial" and "Inter Fallback: Roboto". Liberation Sans has the metrics of Arial and replaces it on
// Linux.
const fallback = createFontStack([inter, arial, roboto]).fontFaces.replace(
  "local('Arial')",
  "local('Arial'), local('Liberation Sans')",
);

/**
 * Returns the preloaded subset without the weights and the alternate characters that the site never shows, which are two
 * fifths of it.
 * @param {Buffer} font
 * @param {string} range characters as in `unicode-range`: `U+0000-00FF,U+0131`
 */
function trimFont(font, range) {
  const characters = range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .replace("U+", "")
      .split("-")
      .map((digits) => parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return subsetFont(font, characters.join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
}

/**
 * Returns the files of the typeface by name, the name of the preloaded one, and the style sheet. The addresses in the
 * style sheet begin with `{{assets}}`, which the server replaces by the address of the release.
 * @returns {Promise<{ files: Map<string, Buffer>, preload: string, styles: string }>}
 * @throws {Error} if the package lacks the preloaded file or its range of characters
 */
export async function readTypeface() {
  const folder = path.dirname(fileURLToPath(import.meta.resolve("@fontsource-variable/inter/package.json")));
  const source = await readFile(path.join(folder, "index.css"), "utf8");
  /** @type {Record<string, string>} */
  const { latin } = JSON.parse(await readFile(path.join(folder, "unicode.json"), "utf8"));
  if (latin === undefined) throw new Error("the font package has no range of Latin characters");
  const subsets = [...new Set(source.match(/inter-[\w-]+\.woff2/g))];
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const subset of subsets) {
    const font = await readFile(path.join(folder, "files", subset));
    const content = subset === FIRST_SUBSET ? await trimFont(font, latin) : font;
    const digest = createHash("sha256").update(content).digest("hex").slice(0, 8);
    const name = subset.replace("-wght-normal", `.${digest}`);
    names.set(subset, name);
    files.set(name, content);
  }
  const styles = source
    .replaceAll(/@font-face \{[^}]*\}/g, (face) =>
      face.includes(FIRST_SUBSET) ? face.replace("font-display: swap", "font-display: optional") : face,
    )
    .replaceAll(
      /url\(\.\/files\/(inter-[\w-]+\.woff2)\)/g,
      (_, /** @type {string} */ subset) => `url("{{assets}}${names.get(subset)}")`,
    );
  const preload = names.get(FIRST_SUBSET);
  if (preload === undefined) throw new Error(`the font package has no file ${FIRST_SUBSET}`);
  return { files, preload, styles: fallback + styles };
}
