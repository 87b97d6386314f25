import { activeOverrides, textOf } from "./overrides/override";
import { useRegistryStore } from "./registry/registry.store";
import { usedVersions } from "./remotes/used-versions";

/**
 * Names what this tab runs: the registry's composition, and each remote that is another version than the registry gives
 * (kept, fallen back to, pinned or from a development server). Enough to bring the same page about again.
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

/** Shows {@link compositionInUse} on the document. */
export function showComposition(): void {
  const composition = compositionInUse();
  if (composition) document.documentElement.dataset.composition = composition;
}
