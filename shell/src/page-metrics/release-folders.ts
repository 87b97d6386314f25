import type { StackFrame } from "@listwise/contracts/releases";
import type { RemoteRuntime } from "../host/remote-runtime";
import type { LoggedVersion } from "../host/page-log";

const FOLDER = /\/([^/]+)\/([^/]+)\/$/;
/** A script's URL with line and column, as all browsers write it into stacks. */
const FRAME = /(https?:\/\/[^\s()]+\/)([\w.-]+\.m?js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** Returns the version that a folder of the page's releases belongs to; `null` for any other folder. */
function findVersion({ releases }: RemoteRuntime, folder: string): LoggedVersion | null {
  const [, name, version] = releases.has(folder) ? (FOLDER.exec(folder) ?? []) : [];
  return name && version ? { name, version } : null;
}

/** Returns the version that a file belongs to; `null` if it is in none of the page's releases. */
export function findFileVersion(runtime: RemoteRuntime, url: string): LoggedVersion | null {
  return findVersion(runtime, new URL(".", url).href);
}

/** Returns the version of the shell that runs; `null` if its scripts come from a development server. */
export function findShellVersion(runtime: RemoteRuntime): LoggedVersion | null {
  const versions = [...runtime.releases.keys()].map((folder) => findVersion(runtime, folder));
  return versions.find((one) => one?.name === "shell") ?? null;
}

/** Returns the positions of a stack in the page's releases, innermost first. */
export function parseStack(runtime: RemoteRuntime, stack: string): StackFrame[] {
  return [...stack.matchAll(FRAME)].flatMap(([, folder = "", file = "", line, column]) => {
    const version = findVersion(runtime, folder);
    return version ? [{ ...version, file, line: Number(line), column: Number(column) }] : [];
  });
}
