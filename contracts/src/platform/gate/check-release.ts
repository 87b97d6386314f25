import type { GateFinding } from "../../api/releases";
import type { EndpointSnapshot, Release } from "../remotes";
import { checkApi, checkEvents, checkWithShell } from "./agreements";
import { checkClaims } from "./claims";
import { checkFiles, checkSizes, type MeasuredFile } from "./files";
import { limitFindings } from "./limit-findings";

/** A candidate, what it consists of, and all it must live with. */
export interface GateInput {
  release: Release;
  files: Readonly<Record<string, MeasuredFile>>;
  /** Text of `index.html`, of the shell alone. */
  template?: string | undefined;
  /** Every version that some browser may get now, of the other releases: stable and canary. */
  live: readonly Release[];
  /** The calls of the API that is live. */
  api: Readonly<Record<string, EndpointSnapshot>>;
  /** Findings about the files that the caller has made already. */
  known?: readonly GateFinding[];
}

const PLACEHOLDERS = ["nonce", "scripts", "preload", "composition"];

/** The gate: what would not fit if the candidate went live beside what is live. Empty means it may. */
export function checkRelease({ release, files, template, live, api, known = [] }: GateInput): GateFinding[] {
  const others = live.filter(({ name }) => name !== release.name);
  const found = [...checkFiles(release, files), ...checkSizes(release, files), ...checkApi(release, api)];
  for (const other of others) found.push(...checkEvents(release, other));
  const own = release.name === "shell" ? checkShell(others, release, template) : checkRemote(release, others);
  return limitFindings([...found, ...own, ...missingParts(release), ...known]);
}

function checkShell(
  remotes: readonly Release[],
  shell: Release,
  template: string | undefined,
): GateFinding[] {
  const missing = PLACEHOLDERS.filter((name) => !template?.includes(`{{${name}}}`));
  const page = missing.map((name): GateFinding => {
    return { level: "error", rule: "files", message: `index.html has no place for {{${name}}}.` };
  });
  return [...page, ...remotes.flatMap((remote) => checkWithShell(remote, shell))];
}

function checkRemote(remote: Release, others: readonly Release[]): GateFinding[] {
  const { descriptor } = remote;
  if (descriptor?.name !== remote.name) {
    const message = `release.json holds no remote.json of ${remote.name}. Build the package anew.`;
    return [{ level: "error", rule: "files", message }];
  }
  const shells = others.filter(({ name }) => name === "shell");
  const descriptors = others.flatMap((other) => other.descriptor ?? []);
  return [
    ...shells.flatMap((shell) => checkWithShell(remote, shell)),
    ...checkClaims(descriptor, descriptors),
  ];
}

/** A release made by an older build says less than the gate could look at. */
function missingParts({ uses, shared, provides }: Release): GateFinding[] {
  if (uses && (shared ?? provides)) return [];
  const message =
    "release.json does not say which libraries, calls and events it uses: these were not checked.";
  return [{ level: "warning", rule: "snapshots", message }];
}
