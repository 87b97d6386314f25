import { bundleStyles } from "./page-styles.mjs";

/**
 * Webpack loader: a script that imports a style sheet gets its text.
 * @this {import("webpack").LoaderContext<unknown>}
 */
export default async function loadCssText() {
  const text = await bundleStyles(this.resourcePath, (file) => this.addDependency(file));
  return `export default ${JSON.stringify(text)};`;
}
