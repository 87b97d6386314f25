import type { GateFinding } from "@listwise/contracts/releases";
import type { EndpointSnapshot, Release } from "@listwise/contracts/remotes";
import { checkChanges, type MeasuredRelease } from "./check-changes";
import { checkEntry } from "./check-entry";
import { checkSharedOfRemote, checkSharedOfShell } from "./check-shared";
import { checkSurface } from "./check-surface";
import { checkApi, checkContract, checkEvents } from "./compatibility";
import { checkConflicts } from "./conflicts";
import { checkDocuments } from "./documents";
import { checkFiles, checkSizes } from "./files";
import { confirm, error } from "./findings";
import { limitFindings } from "./limit-findings";

/** Candidate release with its files, and everything it must be compatible with. */
export interface GateInput extends MeasuredRelease {
  /** Content of `index.html`; shell only. */
  template?: string | undefined;
  /** Content of the file with the templates of the release's pages, if `release.json` names one. */
  documents?: string | undefined;
  /** Content of the entry script. */
  entry?: string | undefined;
  /** The stable version that the candidate would replace, if it is another one. */
  current?: MeasuredRelease | null;
  /** Day of the check, e.g. `2027-02-01`. */
  today: string;
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
 * may be published, and without dangerous differences or with their confirmation it may go live.
 */
export function checkRelease(input: GateInput): GateFinding[] {
  const { release, files, template, documents, entry, current, today, live, api, known = [] } = input;
  const others = live.filter(({ name }) => name !== release.name);
  const found = [...checkFiles(release, files), ...checkSizes(release, files), ...checkApi(release, api)];
  for (const other of others) found.push(...checkEvents(release, other));
  const own = release.name === "shell" ? checkShell(others, release, template) : checkRemote(release, others);
  const rest = [
    ...checkEntry(release, entry),
    ...checkDocuments(release, documents),
    ...checkSnapshots(release),
    ...(current ? checkChanges({ release, files }, current, others, today) : []),
    ...known,
  ];
  return limitFindings([...found, ...own, ...rest]);
}

function checkShell(
  remotes: readonly Release[],
  shell: Release,
  template: string | undefined,
): GateFinding[] {
  const missing = PLACEHOLDERS.filter((name) => !template?.includes(`{{${name}}}`));
  return [
    ...missing.map((name) => error("files", `index.html has no placeholder {{${name}}}. Add it.`)),
    ...checkSharedOfShell(remotes, shell),
    ...remotes.flatMap((remote) => checkContract(remote, shell)),
    ...checkSurface(remotes, shell),
  ];
}

function checkRemote(remote: Release, others: readonly Release[]): GateFinding[] {
  const { descriptor } = remote;
  if (descriptor?.name !== remote.name) {
    const message = `release.json contains no remote.json of ${remote.name}. Rebuild the package.`;
    return [error("files", message)];
  }
  const shells = others.filter(({ name }) => name === "shell");
  const descriptors = others.flatMap((other) => other.descriptor ?? []);
  return [
    ...shells.flatMap((shell) => [
      ...checkSharedOfRemote(remote, shell),
      ...checkContract(remote, shell),
      ...checkSurface([remote], shell),
    ]),
    ...checkConflicts(descriptor, descriptors),
  ];
}

/** A release from an older build tool lacks data for some checks. */
function checkSnapshots({ uses, shared, provides }: Release): GateFinding[] {
  if (uses && (shared ?? provides)) return [];
  const message =
    "release.json doesn't list the libraries, calls and events it uses, so they were not checked.";
  return [confirm("snapshots", message)];
}
