import { Button } from "@listwise/shared-ui";
import styled from "styled-components";
import { useRegistryStore } from "../registry.store";
import { useHotUpdatesStore } from "./hot-updates.store";
import { getActiveOverrides, reloadWithOverrides, type Override } from "./override";

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 50;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: center;
  padding: 6px 16px;
  background: #7c2d12;
  color: #fff;
`;

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
    <Bar role="status">
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
    </Bar>
  );
}
