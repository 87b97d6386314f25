import type { RegistryRemote } from "@listwise/contracts/remotes";
import { formatCount } from "@listwise/aso-core/text";
import { getMeasureName, type Step } from "../../host/record-duration";

/** Time and files that a remote has needed in this page; `null` is unknown. */
export interface RemoteCosts {
  /** Milliseconds of the last load and mount, by exposed module. */
  modules: { module: string; load: number | null; mount: number | null }[];
  /** Scripts that have arrived from its release, and their bytes over the network. */
  files: { count: number; bytes: number | null } | null;
}

function getDuration(step: Step, remote: string, module: string): number | null {
  return performance.getEntriesByName?.(getMeasureName(step, remote, module)).at(-1)?.duration ?? null;
}

function measureFiles(entry: string | undefined): RemoteCosts["files"] {
  if (entry === undefined) return null;
  const folder = new URL(".", new URL(entry, window.location.origin)).href;
  const files = (performance.getEntriesByType?.("resource") ?? []).filter(
    (one): one is PerformanceResourceTiming =>
      one instanceof PerformanceResourceTiming && one.name.startsWith(folder) && /\.js(\?|$)/.test(one.name),
  );
  if (files.length === 0) return null;
  const bytes = files.reduce((sum, { transferSize }) => sum + transferSize, 0);
  // Other origins do not tell their sizes, and neither do caches.
  return { count: files.length, bytes: bytes > 0 ? bytes : null };
}

/** Measures what a remote with this entry has cost. Only modules that were loaded are listed. */
export function measureRemote({ name, descriptor }: RegistryRemote, entry: string | undefined): RemoteCosts {
  const modules = ["./lifecycles", ...new Set(descriptor.widgets.map(({ module }) => module))]
    .map((module) => ({
      module,
      load: getDuration("load", name, module),
      mount: getDuration("mount", name, module),
    }))
    .filter(({ load, mount }) => load !== null || mount !== null);
  return { modules, files: measureFiles(entry) };
}

const formatTime = (verb: "load" | "mount", milliseconds: number | null) =>
  milliseconds === null ? `${verb} not measured` : `${verb}ed in ${Math.round(milliseconds)} ms`;

/** Formats the times of a module, such as "loaded in 120 ms, mount not measured". */
export function formatTimes({ load, mount }: RemoteCosts["modules"][number]): string {
  return `${formatTime("load", load)}, ${formatTime("mount", mount)}`;
}

/** Formats the scripts of a remote, such as "4 scripts, 81 kB over the network". */
export function formatFiles({ count, bytes }: NonNullable<RemoteCosts["files"]>): string {
  const size = bytes === null ? "size unknown" : `${Math.ceil(bytes / 1000)} kB over the network`;
  return `${formatCount(count, "script")}, ${size}`;
}
