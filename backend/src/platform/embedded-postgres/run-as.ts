import { execFile } from "node:child_process";
import { chown, readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { StartupError } from "../startup-error";

const run = promisify(execFile);

/** The user the server runs as; empty when it is the current one. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
export async function chooseUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const nobody = lines.find(([name]) => name === "nobody");
  const [uid, gid] = [Number(nobody?.[2]), Number(nobody?.[3])];
  if (!uid || !gid) {
    throw new StartupError(
      "The embedded PostgreSQL does not run as root: start as another user or set DATABASE_URL.",
    );
  }
  return { uid, gid };
}

/** Gives a path to the server's user. */
export async function giveTo(path: string, user: RunAs): Promise<void> {
  if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
}

/** Refuses a folder the server's user could not reach, naming the parent that stands in the way. */
export async function assertReachable(folder: string, user: RunAs): Promise<void> {
  if (user.uid === undefined) return;
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const { mode, uid } = await stat(at);
    if ((mode & 0o001) === 0 && uid !== user.uid) {
      throw new StartupError(
        `As root the database runs as an unprivileged user, who cannot enter ${at}: set DATA_DIR to a folder such as /var/lib/listwise.`,
      );
    }
  }
}

/** Runs one of the server's programs to its end and returns what it printed. */
export async function runTool(file: string, args: readonly string[], user: RunAs): Promise<string> {
  const { stdout } = await run(file, args, {
    ...user,
    cwd: dirname(file),
    env: { LC_ALL: "C", PATH: process.env.PATH },
  });
  return stdout;
}
