// Builds the inline style sheet of the page: the theme, and the layout of the first view before any script has run.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, transform } from "esbuild";
import { root } from "./packages.mjs";

/** Loads the global rules and the variables of the light theme as CSS. */
async function loadTheme() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { globalRules } from "./global-rules"; export { lightVariables } from "./css-variables";`,
      resolveDir: path.join(root, "shared-ui/src/theme"),
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "esm",
    logLevel: "warning",
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? "").toString("base64");
  /** @type {{ globalRules: string, lightVariables: () => string }} */
  const { globalRules, lightVariables } = await import(`data:text/javascript;base64,${source}`);
  return { globalRules, lightVariables: lightVariables() };
}

const minifyCss = async (/** @type {string} */ css) =>
  (await transform(css, { loader: "css", minify: true })).code.trim();

/**
 * Returns the minified CSS of a page from the typeface, and `first-view.css` and `no-script.css` in its folder.
 * `noScriptStyles` also apply the system's light theme, which otherwise a script does.
 * @param {string} folder
 * @param {string} typeface
 */
export async function buildInitialStyles(folder, typeface) {
  const read = (/** @type {string} */ file) => readFile(path.join(folder, file), "utf8");
  const { globalRules, lightVariables } = await loadTheme();
  const light = `@media (prefers-color-scheme: light){:root:root{color-scheme:light;${lightVariables}}}`;
  return {
    styles: await minifyCss(typeface + globalRules + (await read("first-view.css"))),
    noScriptStyles: await minifyCss((await read("no-script.css")) + light),
  };
}
