import { endpoints } from "@listwise/contracts/endpoints";
import type { GateFinding } from "@listwise/contracts/releases";
import type { ReleasePointers, Release } from "@listwise/contracts/remotes";
import { checkRelease, snapshotApi, type MeasuredFile } from "@listwise/release-gate";
import { fail } from "../../../infra/http/errors";
import { checkCompressed } from "./compressed";
import { measureFiles, readManifest, type Files } from "./store-folder";

let api: ReturnType<typeof snapshotApi> | undefined;

/** Results of checking a candidate's files. Reading large ones takes seconds and needs no lock. */
export interface Inspection {
  measured: Record<string, MeasuredFile>;
  template: string | undefined;
  documents: string | undefined;
  findings: GateFinding[];
}

/** Measures the files of a candidate and checks its precompressed files. */
export async function inspectFiles({ documents }: Release, files: Files): Promise<Inspection> {
  return {
    measured: await measureFiles(files),
    template: files.get("index.html")?.toString("utf8"),
    documents: documents === undefined ? undefined : files.get(documents)?.toString("utf8"),
    findings: await checkCompressed(files),
  };
}

/** Runs the gate. Returns what would make the candidate incompatible with the live releases. */
export async function runGate(
  folder: string,
  live: ReleasePointers,
  release: Release,
  { measured, template, documents, findings }: Inspection,
): Promise<GateFinding[]> {
  api ??= snapshotApi(endpoints);
  const beside = await liveReleases(folder, live);
  return checkRelease({
    ...{ release, template, documents, live: beside, api },
    files: measured,
    known: findings,
  });
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
