// The style sheet that the page itself carries: the theme, and how a first view stands before any script has run.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, transform } from "esbuild";
import { root } from "./packages.mjs";

/** CSS of a page whose folder holds `first-view.css`. */
export async function firstViewStyles(folder) {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, "shared-ui/src/theme/global-rules.ts")],
    bundle: true,
    write: false,
    format: "esm",
    logLevel: "warning",
  });
  const source = Buffer.from(outputFiles[0].contents).toString("base64");
  const { globalRules } = await import(`data:text/javascript;base64,${source}`);
  const own = await readFile(path.join(folder, "first-view.css"), "utf8");
  const { code } = await transform(globalRules + own, { loader: "css", minify: true });
  return code.trim();
}
