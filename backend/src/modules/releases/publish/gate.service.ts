import { endpoints } from "@listwise/contracts/endpoints";
import { type GateFinding, getReleasePointer, type ReleasePointers } from "@listwise/contracts/releases";
import type { Release } from "@listwise/contracts/remotes";
import { checkRelease, snapshotApi, type MeasuredFile, type MeasuredRelease } from "@listwise/release-gate";
import { fail } from "../../../infra/http/errors";
import { checkCompressed } from "./compressed";
import { checkCopies } from "./check-copies";
import { measureFiles, readManifest, readStored, type Files } from "./store-folder";

let api: ReturnType<typeof snapshotApi> | undefined;

/** Results of checking a candidate's files. Reading large ones takes seconds and needs no lock. */
export interface Inspection {
  measured: Record<string, MeasuredFile>;
  entry: string | undefined;
  template: string | undefined;
  documents: string | undefined;
  findings: GateFinding[];
}

/** Measures the files of a candidate, and checks its precompressed files and that it contains no shared library. */
export async function inspectFiles(release: Release, files: Files): Promise<Inspection> {
  const { documents, entry } = release;
  return {
    measured: await measureFiles(files),
    entry: files.get(entry)?.toString("utf8"),
    template: files.get("index.html")?.toString("utf8"),
    documents: documents === undefined ? undefined : files.get(documents)?.toString("utf8"),
    findings: [...(await checkCompressed(files)), ...checkCopies(release, files)],
  };
}

/** Runs the gate. Returns what would make the candidate incompatible with the live releases. */
export async function runGate(
  folder: string,
  live: ReleasePointers,
  release: Release,
  { measured, findings, ...texts }: Inspection,
): Promise<GateFinding[]> {
  api ??= snapshotApi(endpoints);
  return checkRelease({
    ...texts,
    release,
    files: measured,
    current: await readCurrent(folder, live, release),
    live: await liveReleases(folder, live),
    api,
    today: new Date().toISOString().slice(0, 10),
    known: findings,
  });
}

/** Returns the stable version that the candidate would replace; `null` if no version is stable or the candidate is. */
async function readCurrent(
  folder: string,
  live: ReleasePointers,
  { name, version }: Release,
): Promise<MeasuredRelease | null> {
  const { stable } = getReleasePointer(live, name);
  const stored = stable === null || stable === version ? null : await readStored(folder, name, stable);
  return stored && { release: stored.release, files: await measureFiles(stored.files) };
}

/**
 * Checks that no finding is an error.
 * @throws RELEASE_REFUSED with all findings
 */
export function refuseErrors(release: Release, findings: readonly GateFinding[]): void {
  const errors = findings.filter(({ level }) => level === "error");
  if (errors.length === 0) return;
  const more = errors.length > 1 ? ` And ${errors.length - 1} more.` : "";
  const message = `${release.name} ${release.version} isn't compatible: ${errors[0]?.message}${more}`;
  throw fail("RELEASE_REFUSED", message, { findings });
}

/** An administrator's confirmation: the dangerous differences as shown, and the reason. */
export interface Confirmation {
  reason: string;
  findings: readonly string[];
}

/**
 * Returns the dangerous differences that a move confirms. Those that were confirmed for the same version before, such as
 * for its canary, need no second confirmation.
 * @throws RELEASE_REFUSED with all findings if one isn't confirmed
 */
export function confirmDangers(
  { name, version }: Release,
  findings: readonly GateFinding[],
  { history }: ReleasePointers,
  confirmation: Confirmation | undefined,
): string[] {
  const earlier = history.filter((event) => event.name === name && event.version === version);
  const known = new Set(earlier.flatMap(({ confirmed = [] }) => confirmed));
  const dangers = findings
    .filter(({ level, message }) => level === "confirm" && !known.has(message))
    .map(({ message }) => message);
  const open = dangers.filter((message) => !confirmation?.findings.includes(message));
  if (open.length === 0) return dangers;
  const more = open.length > 1 ? ` And ${open.length - 1} more.` : "";
  throw fail(
    "RELEASE_REFUSED",
    `An administrator has to confirm what changes with ${name} ${version}: ${open[0]}${more}`,
    { findings },
  );
}

/** Returns every version that a browser may get now. */
async function liveReleases(folder: string, live: ReleasePointers): Promise<Release[]> {
  const found: Release[] = [];
  for (const [name, { stable, canary }] of Object.entries(live.releases)) {
    for (const version of [stable, canary?.version ?? null]) {
      const release = version === null ? null : await readManifest(folder, name, version);
      if (release) found.push(release);
    }
  }
  return found;
}
