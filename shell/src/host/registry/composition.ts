import type { RemoteRuntime } from "../remote-runtime";
import { getActiveOverrides, formatOverride } from "./overrides/override";
import { useRegistryStore } from "./registry.store";

/**
 * Returns the composition that this tab runs: the registry's, plus each remote whose version differs from it
 * (kept, fallback, pinned or from a development server). Sufficient to reproduce the page. `undefined` before
 * the registry is loaded.
 */
export function getComposition({ remotes }: RemoteRuntime): string | undefined {
  const { registry } = useRegistryStore.getState();
  if (!registry) return undefined;
  const live = new Map(registry.remotes.map(({ name, version }) => [name, version]));
  const others = [...remotes.values()]
    .flatMap(({ used }) => used ?? [])
    .filter(({ name, version }) => version !== "development" && live.get(name) !== version)
    .map(({ name, version }) => `${name}@${version}`);
  return [registry.composition, ...new Set([...getActiveOverrides().map(formatOverride), ...others])].join(
    "+",
  );
}

/** Writes {@link getComposition} to the document as `data-composition`. */
export function showComposition(runtime: RemoteRuntime): void {
  const composition = getComposition(runtime);
  if (composition) document.documentElement.dataset.composition = composition;
}
