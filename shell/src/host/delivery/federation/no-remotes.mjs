// Replaces the parts of the federation runtime that load remotes, because the shell has its own loader.
function unavailable() {
  throw new Error("Remotes are loaded by the shell's own loader");
}

export {
  unavailable as composeRemoteRequestId,
  unavailable as createLink,
  unavailable as createScript,
  unavailable as defaultPreloadArgs,
  unavailable as formatPreloadArgs,
  unavailable as getRemoteEntry,
  unavailable as getRemoteEntryUniqueKey,
  unavailable as getRemoteInfo,
  unavailable as isEsmRemoteType,
  unavailable as isStaticResourcesEqual,
  unavailable as loadScript,
  unavailable as matchRemote,
  unavailable as matchRemoteWithNameAndExpose,
  unavailable as normalizePreloadExposes,
  unavailable as preloadAssets,
  unavailable as safeWrapper,
};
