import { getActiveOverrides, formatOverride } from "./overrides/override";
import { useRegistryStore } from "./registry.store";
import { getUsedVersions } from "../delivery/used-versions";

/**
 * Returns the composition that this tab runs: the registry's, plus each remote whose version differs from it
 * (kept, fallback, pinned or from a development server). Sufficient to reproduce the page. `undefined` before
 * the registry is loaded.
 */
export function getComposition(): string | undefined {
  const { registry } = useRegistryStore.getState();
  if (!registry) return undefined;
  const live = new Map(registry.remotes.map(({ name, version }) => [name, version]));
  const others = getUsedVersions()
    .filter(({ name, version }) => version !== "development" && live.get(name) !== version)
    .map(({ name, version }) => `${name}@${version}`);
  return [registry.composition, ...new Set([...getActiveOverrides().map(formatOverride), ...others])].join(
    "+",
  );
}

/** Writes {@link getComposition} to the document as `data-composition`. */
export function showComposition(): void {
  const composition = getComposition();
  if (composition) document.documentElement.dataset.composition = composition;
}
