import { Button } from "@listwise/shared-ui";
import { useRegistryStore } from "../registry.store";
import { useHotUpdatesStore } from "./hot-updates.store";
import { OverrideBar } from "./override-bar";
import { getActiveOverrides, reloadWithOverrides, type Override } from "./override";

function formatStatus(
  override: Override,
  version: string | undefined,
  updatedAt: number | undefined,
): string {
  if ("origin" in override) {
    const source = `${override.name} is loaded from ${override.origin}`;
    const time = updatedAt && new Date(updatedAt).toLocaleTimeString("en-US");
    return time ? `${source}. Your changes arrived at ${time}, and its state was reset.` : source;
  }
  const isGiven = version === override.version;
  return `${override.name} ${isGiven ? "is" : "could not be"} pinned to ${override.version}`;
}

/** Lists the overridden remotes of this tab and offers to turn the overrides off. */
export function OverrideBanner() {
  const remotes = useRegistryStore((state) => state.registry?.remotes);
  const updates = useHotUpdatesStore();
  const overrides = getActiveOverrides();
  if (overrides.length === 0 || !remotes) return null;
  return (
    <OverrideBar role="status">
      {overrides.map((override) => (
        <span key={override.name}>
          {formatStatus(
            override,
            remotes.find(({ name }) => name === override.name)?.version,
            updates[override.name],
          )}
        </span>
      ))}
      <Button size="sm" onClick={() => reloadWithOverrides([])}>
        Turn off
      </Button>
    </OverrideBar>
  );
}
