// The site's typeface: its files, and a style sheet with a fallback of the same width and height.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import inter from "@capsizecss/metrics/inter";
import roboto from "@capsizecss/metrics/roboto";

/** Most pages need only this subset, so it is preloaded. */
const FIRST_SUBSET = "inter-latin-wght-normal.woff2";

// Defines "Inter Fallback: Arial" and "Inter Fallback: Roboto". Liberation Sans has the metrics of Arial and replaces it on
// Linux.
const fallback = createFontStack([inter, arial, roboto]).fontFaces.replace(
  "local('Arial')",
  "local('Arial'), local('Liberation Sans')",
);

/**
 * Returns the files of the typeface by name, the name of the preloaded one, and the style sheet. The addresses in the
 * style sheet begin with `{{assets}}`, which the server replaces by the address of the release.
 * @returns {Promise<{ files: Map<string, Buffer>, preload: string, styles: string }>}
 * @throws {Error} if the package lacks the preloaded file
 */
export async function readTypeface() {
  const folder = path.dirname(fileURLToPath(import.meta.resolve("@fontsource-variable/inter/package.json")));
  const source = await readFile(path.join(folder, "index.css"), "utf8");
  const subsets = [...new Set(source.match(/inter-[\w-]+\.woff2/g))];
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const subset of subsets) {
    const content = await readFile(path.join(folder, "files", subset));
    const digest = createHash("sha256").update(content).digest("hex").slice(0, 8);
    const name = subset.replace("-wght-normal", `.${digest}`);
    names.set(subset, name);
    files.set(name, content);
  }
  const styles = source.replaceAll(
    /url\(\.\/files\/(inter-[\w-]+\.woff2)\)/g,
    (_, /** @type {string} */ subset) => `url("{{assets}}${names.get(subset)}")`,
  );
  const preload = names.get(FIRST_SUBSET);
  if (preload === undefined) throw new Error(`the font package has no file ${FIRST_SUBSET}`);
  return { files, preload, styles: fallback + styles };
}
