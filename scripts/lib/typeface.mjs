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

/** Its basic characters are a file of their own, which is preloaded: most pages need only them. */
const SPLIT_SUBSET = "inter-latin-wght-normal.woff2";
/** ASCII, and the punctuation and symbols of the site's texts. */
const BASIC_RANGE =
  "U+0020-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2191,U+2193,U+2212";

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
 * Returns the code points of a `unicode-range`.
 * @param {string} range such as `U+0000-00FF,U+0131`
 */
const parseRange = (range) =>
  range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .replace("U+", "")
      .split("-")
      .map((digits) => parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

/**
 * Returns code points in ascending order as a `unicode-range`.
 * @param {number[]} points
 */
function formatRange(points) {
  /** @type {{ first: number, last: number }[]} */
  const runs = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (/** @type {number} */ point) => point.toString(16).toUpperCase();
  return runs.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join();
}

/**
 * Returns a font with some of its characters, without the weights and the alternate characters that the site never shows.
 * @param {Buffer} font
 * @param {number[]} points
 */
function trimFont(font, points) {
  return subsetFont(font, String.fromCodePoint(...points), {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
}

/**
 * Splits the Latin subset. If its basic characters arrive too late for the first paint, the page keeps the fallback: its
 * lines can break elsewhere, so a replacement would move the page. The next page has them in the cache.
 * @param {Buffer} font
 * @param {string} face its rule in the style sheet
 * @param {string} range
 */
async function splitLatin(font, face, range) {
  const basic = parseRange(BASIC_RANGE);
  const others = parseRange(range).filter((point) => !basic.includes(point));
  const createFace = (/** @type {number[]} */ points) =>
    face.replace(/unicode-range: [^;]*/, `unicode-range: ${formatRange(points)}`);
  return [
    {
      name: "inter-basic",
      content: await trimFont(font, basic),
      face: createFace(basic).replace("font-display: swap", "font-display: optional"),
    },
    { name: "inter-latin", content: await trimFont(font, others), face: createFace(others) },
  ];
}

/**
 * Returns the files of the typeface by name, the name of the preloaded one, and the style sheet. The addresses in the
 * style sheet begin with `{{assets}}`, which the server replaces by the address of the release.
 * @returns {Promise<{ files: Map<string, Buffer>, preload: string, styles: string }>}
 * @throws {Error} if the package lacks the subset of Latin characters
 */
export async function readTypeface() {
  const folder = path.dirname(fileURLToPath(import.meta.resolve("@fontsource-variable/inter/package.json")));
  const source = await readFile(path.join(folder, "index.css"), "utf8");
  /** @type {Record<string, string>} */
  const { latin } = JSON.parse(await readFile(path.join(folder, "unicode.json"), "utf8"));
  if (latin === undefined) throw new Error("the font package has no range of Latin characters");
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  let preload;
  let styles = fallback;
  for (const [face, file = ""] of source.matchAll(
    /@font-face \{[^}]*url\(\.\/files\/(inter-[\w-]+\.woff2)\)[^}]*\}/g,
  )) {
    const font = await readFile(path.join(folder, "files", file));
    const parts =
      file === SPLIT_SUBSET
        ? await splitLatin(font, face, latin)
        : [{ name: file.replace("-wght-normal.woff2", ""), content: font, face }];
    for (const part of parts) {
      const name = `${part.name}.${createHash("sha256").update(part.content).digest("hex").slice(0, 8)}.woff2`;
      files.set(name, part.content);
      styles += part.face.replace(`./files/${file}`, `"{{assets}}${name}"`);
      if (part.name === "inter-basic") preload = name;
    }
  }
  if (preload === undefined) throw new Error(`the font package has no file ${SPLIT_SUBSET}`);
  return { files, preload, styles };
}
