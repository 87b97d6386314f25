import type { GateFinding } from "@listwise/contracts/releases";
import type { EndpointSnapshot, Release } from "@listwise/contracts/remotes";
import { checkApi, checkEvents, checkShellCompatibility } from "./compatibility";
import { checkConflicts } from "./conflicts";
import { checkDocuments } from "./documents";
import { checkFiles, checkSizes, type MeasuredFile } from "./files";
import { limitFindings } from "./limit-findings";

/** Candidate release with its files, and everything it must be compatible with. */
export interface GateInput {
  release: Release;
  files: Readonly<Record<string, MeasuredFile>>;
  /** Content of `index.html`; shell only. */
  template?: string | undefined;
  /** Content of the file with the templates of the release's pages, if `release.json` names one. */
  documents?: string | undefined;
  /** Stable and canary versions of all other releases. */
  live: readonly Release[];
  /** Endpoints of the live API. */
  api: Readonly<Record<string, EndpointSnapshot>>;
  /** Findings about the files from earlier checks of the caller. */
  known?: readonly GateFinding[];
}

const PLACEHOLDERS = ["nonce", "scripts", "preload", "composition"];

/**
 * Runs the release gate: returns everything that would be incompatible if the candidate went live. Without errors it
 * may be published.
 */
export function checkRelease(input: GateInput): GateFinding[] {
  const { release, files, template, documents, live, api, known = [] } = input;
  const others = live.filter(({ name }) => name !== release.name);
  const found = [...checkFiles(release, files), ...checkSizes(release, files), ...checkApi(release, api)];
  for (const other of others) found.push(...checkEvents(release, other));
  const own = release.name === "shell" ? checkShell(others, release, template) : checkRemote(release, others);
  const rest = [...checkDocuments(release, documents), ...checkSnapshots(release), ...known];
  return limitFindings([...found, ...own, ...rest]);
}

function checkShell(
  remotes: readonly Release[],
  shell: Release,
  template: string | undefined,
): GateFinding[] {
  const missing = PLACEHOLDERS.filter((name) => !template?.includes(`{{${name}}}`));
  const page = missing.map((name): GateFinding => {
    return { level: "error", rule: "files", message: `index.html has no placeholder {{${name}}}. Add it.` };
  });
  return [...page, ...remotes.flatMap((remote) => checkShellCompatibility(remote, shell))];
}

function checkRemote(remote: Release, others: readonly Release[]): GateFinding[] {
  const { descriptor } = remote;
  if (descriptor?.name !== remote.name) {
    const message = `release.json contains no remote.json of ${remote.name}. Rebuild the package.`;
    return [{ level: "error", rule: "files", message }];
  }
  const shells = others.filter(({ name }) => name === "shell");
  const descriptors = others.flatMap((other) => other.descriptor ?? []);
  return [
    ...shells.flatMap((shell) => checkShellCompatibility(remote, shell)),
    ...checkConflicts(descriptor, descriptors),
  ];
}

/** Warns about a release from an older build tool, which lacks data for some checks. */
function checkSnapshots({ uses, shared, provides }: Release): GateFinding[] {
  if (uses && (shared ?? provides)) return [];
  const message =
    "release.json doesn't list the libraries, calls and events it uses, so they were not checked.";
  return [{ level: "warning", rule: "snapshots", message }];
}
