/**
 * Webpack loader for the modules that a remote exposes, in development. They accept the updates that no component below
 * them can apply, and ask the shell to mount the remote again.
 * @this {import("webpack").LoaderContext<{ remote: string }>}
 * @param {string} source
 * @returns {string}
 */
export default function addHotReload(source) {
  const { remote } = this.getOptions();
  const hot = [
    "import.meta.webpackHot?.accept();",
    `if (import.meta.webpackHot?.data) globalThis[Symbol.for("listwise.hot.v1")]?.(${JSON.stringify(remote)});`,
  ];
  // On the first line, so that source maps stay right.
  return `${hot.join(" ")} ${source}`;
}
