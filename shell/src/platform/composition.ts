import { activeOverrides, textOf } from "./overrides/override";
import { useRegistryStore } from "./registry/registry.store";
import { usedVersions } from "./remotes/used-versions";

/**
 * Returns the composition that this tab runs: the registry's, plus each remote whose version differs from it
 * (kept, fallback, pinned or from a development server). Sufficient to reproduce the page. `undefined` before
 * the registry is loaded.
 */
export function compositionInUse(): string | undefined {
  const { registry } = useRegistryStore.getState();
  if (!registry) return undefined;
  const live = new Map(registry.remotes.map(({ name, version }) => [name, version]));
  const others = usedVersions()
    .filter(({ name, version }) => version !== "development" && live.get(name) !== version)
    .map(({ name, version }) => `${name}@${version}`);
  return [registry.composition, ...new Set([...activeOverrides().map(textOf), ...others])].join("+");
}

/** Writes {@link compositionInUse} to the document as `data-composition`. */
export function showComposition(): void {
  const composition = compositionInUse();
  if (composition) document.documentElement.dataset.composition = composition;
}
