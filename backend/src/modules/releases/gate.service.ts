import {
  checkRelease,
  endpoints,
  snapshotApi,
  type GateFinding,
  type Live,
  type Release,
} from "@listwise/contracts";
import { fail } from "../../platform/errors";
import { checkCompressed } from "./compressed";
import { measure, readManifest, type Files } from "./store-folder";

let api: ReturnType<typeof snapshotApi> | undefined;

/** Runs the gate: what of the candidate would not fit beside all that is live. */
export async function gate(
  folder: string,
  live: Live,
  release: Release,
  files: Files,
): Promise<GateFinding[]> {
  api ??= snapshotApi(endpoints);
  const findings = checkRelease({
    release,
    files: await measure(files),
    template: files.get("index.html")?.toString("utf8"),
    live: await liveReleases(folder, live),
    api,
  });
  return [...findings, ...(await checkCompressed(files))];
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
