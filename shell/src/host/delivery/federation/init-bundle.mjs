// Replaces the federation runtime's bundle initialization with one that does not tree-shake shared modules.
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
