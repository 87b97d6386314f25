import type { GateFinding, ReleasePolicy } from "@listwise/contracts/releases";
import type { EndpointSnapshot, Redirect, Release } from "@listwise/contracts/remotes";
import { checkChanges, type MeasuredRelease } from "./check-changes";
import { checkEntry } from "./check-entry";
import { checkSharedOfRemote, checkSharedOfShell } from "./check-shared";
import { checkListedExports, checkSurface } from "./check-surface";
import { checkApi, checkContract, checkEvents } from "./compatibility";
import { checkConflicts } from "./conflicts";
import { checkDocuments } from "./documents";
import { checkPolicy, getProposedPolicy } from "./check-policy";
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
  /** Redirects of removed pages. */
  redirects?: readonly Redirect[];
  /** The platform's owner and budget of the release; without any, the release proposes them. */
  policy?: ReleasePolicy | null;
  /** True if the candidate will go live in a move, which checks conflicts with other remotes again. */
  forMove?: boolean;
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
  const { redirects = [], policy = null, forMove = false } = input;
  const others = live.filter(({ name }) => name !== release.name);
  const { budget } = policy ?? getProposedPolicy(release);
  const found = [
    ...checkFiles(release, files),
    ...checkSizes(release, files, budget),
    ...checkPolicy(release, policy),
    ...checkApi(release, api),
  ];
  for (const other of others) found.push(...checkEvents(release, other));
  const own =
    release.name === "shell"
      ? checkShell(others, release, template)
      : checkRemote(release, others, { redirects, forMove });
  const rest = [
    ...checkEntry(release, entry),
    ...checkDocuments(release, documents),
    ...checkSnapshots(release, current?.release),
    ...(current ? checkChanges({ release, files }, current, { others, redirects, today }) : []),
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
    ...checkListedExports(remotes, shell),
  ];
}

function checkRemote(
  remote: Release,
  others: readonly Release[],
  options: Required<Pick<GateInput, "redirects" | "forMove">>,
): GateFinding[] {
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
    ...checkConflicts(descriptor, descriptors, options),
  ];
}

/** A release from an older build tool lacks data for some checks, and a remote without any shared library is unusual. */
function checkSnapshots(release: Release, current: Release | undefined): GateFinding[] {
  const { name, uses, shared, provides } = release;
  if (!uses || !(name === "shell" ? provides : shared)) {
    const message =
      "release.json doesn't list the libraries, calls and events it uses, so they were not checked.";
    return [confirm("snapshots", message)];
  }
  const hasNone = (one: Release | undefined) => one?.shared && Object.keys(one.shared).length === 0;
  if (!hasNone(release) || hasNone(current)) return [];
  return [confirm("snapshots", "release.json names no shared libraries, so none was checked.")];
}
