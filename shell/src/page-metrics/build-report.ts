import type { VersionMeasurements } from "@listwise/contracts/releases";
import type { LoggedVersion } from "../host/page-log";
import type { RemoteRuntime } from "../host/remote-runtime";
import { findShellVersion, parseStack } from "./release-folders";

/** Figures of a version that a page has once. */
export type Figures = Pick<VersionMeasurements, "lcpMs" | "inpMs" | "cls" | "bytes">;

/** Limits of the contract. */
const MAX_CALLS = 100;
const MAX_MESSAGE_CHARS = 300;
const MAX_DURATION_MS = 600_000;
/** Chosen by us, so that a report stays below its size limit. */
const MAX_ERRORS = 5;
const MAX_FRAMES = 10;

export const getKey = ({ name, version }: LoggedVersion) => `${name} ${version}`;

const limitDuration = (ms: number) => Math.min(MAX_DURATION_MS, Math.max(0, Math.round(ms)));

function describeCause(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return text.slice(0, MAX_MESSAGE_CHARS);
}

/**
 * Returns the measurements since the last report by version, and empties the page's log. Each version that the page uses has
 * an entry. A script error belongs to the version that it is known to come from, else to the first remote in its stack: an
 * error in a shared module has frames of the shell above those of its caller. Errors from elsewhere, such as browser
 * extensions, are dropped.
 */
export function buildReport(
  runtime: RemoteRuntime,
  figures: ReadonlyMap<string, Figures>,
): VersionMeasurements[] {
  const found = new Map<string, VersionMeasurements>();
  const get = ({ name, version }: LoggedVersion) => {
    const key = getKey({ name, version });
    const one = found.get(key) ?? {
      name,
      version,
      calls: [],
      failedCalls: 0,
      errors: [],
      ...figures.get(key),
    };
    found.set(key, one);
    return one;
  };
  const shell = findShellVersion(runtime);
  const used = [...runtime.remotes.values()].flatMap((state) => state.used ?? []);
  for (const release of shell ? [shell, ...used] : used) get(release);

  const { calls, errors } = runtime.log;
  for (const { ms, hasFailed, ...release } of calls.splice(0)) {
    const one = get(release);
    if (one.calls.length >= MAX_CALLS) continue;
    one.calls.push(limitDuration(ms));
    if (hasFailed) one.failedCalls += 1;
  }
  for (const { cause, release } of errors.splice(0).slice(0, MAX_ERRORS)) {
    const frames = parseStack(runtime, cause instanceof Error ? (cause.stack ?? "") : "");
    const owner = release ?? frames.find(({ name }) => name !== "shell") ?? frames[0];
    if (!owner || frames.length === 0) continue;
    get(owner).errors.push({ message: describeCause(cause), frames: frames.slice(0, MAX_FRAMES) });
  }
  return [...found.values()];
}
