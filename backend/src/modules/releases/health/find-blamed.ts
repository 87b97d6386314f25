import { getLiveSince, getReleasePointer, type ReleasePointers } from "@listwise/contracts/releases";
import type { ReleaseVersion } from "./health.repository";

/**
 * Time after a change in which it is held responsible for failures, chosen by us: a day has all kinds of visitors. Later,
 * the cause is likely elsewhere, such as in the data or the server.
 */
const BLAME_MS = 24 * 3_600_000;

/** A version that fails on pages with a version of the shell. */
export interface Failing extends ReleaseVersion {
  shell: string | null;
}

/**
 * Returns the release that is responsible for a failing version: the one that changed last on these pages, the shell
 * included. The shell is also responsible if it changed lately and other remotes fail on its pages (`failing`), because
 * they have only the shell in common. Returns `null` if nothing changed lately or if it can't be told.
 */
export function findBlamed(
  live: ReleasePointers,
  { release, version, shell }: Failing,
  failing: ReadonlySet<string>,
): ReleaseVersion | null {
  const host = getLiveSince(getReleasePointer(live, "shell"), shell);
  const own = getLiveSince(getReleasePointer(live, release), version);
  if (host === null || own === null || shell === null) return null;
  const earliest = Date.now() - BLAME_MS;
  const doOthersFail = [...failing].some((name) => name !== release);
  if (host >= earliest && (host > own || doOthersFail)) return { release: "shell", version: shell };
  return own >= earliest ? { release, version } : null;
}
