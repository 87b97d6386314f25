import {
  checkRelease,
  endpoints,
  snapshotApi,
  type GateFinding,
  type Live,
  type MeasuredFile,
  type Release,
} from "@listwise/contracts";
import { fail } from "../../platform/errors";
import { checkCompressed } from "./compressed";
import { measure, readManifest, type Files } from "./store-folder";

let api: ReturnType<typeof snapshotApi> | undefined;

/** What a candidate's files alone say: reading it takes seconds for large ones and needs no lock. */
export interface Inspection {
  measured: Record<string, MeasuredFile>;
  template: string | undefined;
  findings: GateFinding[];
}

/** Measures the files of a candidate, and checks those that are the compressed forms of others. */
export async function inspect(files: Files): Promise<Inspection> {
  return {
    measured: await measure(files),
    template: files.get("index.html")?.toString("utf8"),
    findings: await checkCompressed(files),
  };
}

/** Runs the gate: what of the candidate would not fit beside all that is live. */
export async function gate(
  folder: string,
  live: Live,
  release: Release,
  { measured, template, findings }: Inspection,
): Promise<GateFinding[]> {
  api ??= snapshotApi(endpoints);
  const beside = await liveReleases(folder, live);
  return checkRelease({ release, files: measured, template, live: beside, api, known: findings });
}

/** Throws `RELEASE_REFUSED` with all findings when one of them is an error. */
export function refuseErrors(release: Release, findings: readonly GateFinding[]): void {
  const errors = findings.filter(({ level }) => level === "error");
  if (errors.length === 0) return;
  const more = errors.length > 1 ? ` And ${errors.length - 1} more.` : "";
  const message = `${release.name} ${release.version} does not fit: ${errors[0]?.message}${more}`;
  throw fail("RELEASE_REFUSED", message, { findings });
}

/** Every version that some browser may get now. */
async function liveReleases(folder: string, live: Live): Promise<Release[]> {
  const found: Release[] = [];
  for (const [name, { stable, canary }] of Object.entries(live.releases)) {
    for (const version of [stable, canary?.version ?? null]) {
      const release = version === null ? null : await readManifest(folder, name, version);
      if (release) found.push(release);
    }
  }
  return found;
}
