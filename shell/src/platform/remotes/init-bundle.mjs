// Stands in for the federation runtime's start of a bundle, without its tree shaking of shared modules.
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
