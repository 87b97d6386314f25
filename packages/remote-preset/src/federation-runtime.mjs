/**
 * Webpack external that makes production remotes use the shell's federation runtime: a page has only one.
 * @param {{ request?: string }} data
 * @param {(error?: null, result?: string) => void} answer
 */
export function externalizeFederationRuntime({ request = "" }, answer) {
  if (!/webpack-bundler-runtime\/dist\/\w+\.js$/.test(request)) return answer();
  return answer(null, 'var globalThis[Symbol.for("listwise.federation.v1")]');
}
