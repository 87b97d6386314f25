import type { Surface } from "@listwise/contracts/remotes";
import { getExport, isCompatible, listExports } from "../check-surface";

/** Difference between two surfaces: exports as `module: name`, and the semantic version step that it needs. */
export interface SurfaceChange {
  removed: string[];
  changed: string[];
  added: string[];
  bump: "major" | "minor" | null;
}

/**
 * Compares two surfaces. Removed exports and incompatible types need a major version, new exports and new optional parts
 * a minor one.
 */
export function compareSurfaces(before: Surface, after: Surface): SurfaceChange {
  const change: SurfaceChange = { removed: [], changed: [], added: [], bump: null };
  for (const { module, name, hashes } of listExports(before)) {
    const now = getExport(after, module, name);
    if (!now) change.removed.push(`${module}: ${name}`);
    else if (!isCompatible(hashes, now)) change.changed.push(`${module}: ${name}`);
  }
  for (const { module, name, hashes } of listExports(after)) {
    const known = getExport(before, module, name);
    const isExtended = known && isCompatible(known, hashes) && hashes.length > known.length;
    if (!known || isExtended) change.added.push(`${module}: ${name}`);
  }
  if (change.removed.length + change.changed.length > 0) change.bump = "major";
  else if (change.added.length > 0) change.bump = "minor";
  return change;
}
