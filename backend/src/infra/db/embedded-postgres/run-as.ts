import { execFile } from "node:child_process";
import { chown, readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { StartupError } from "../../startup-error";

const run = promisify(execFile);

/** User that the server runs as; empty for the current user. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/**
 * Returns the user to run PostgreSQL as. PostgreSQL refuses to run as root, so root uses the Unix user `nobody`.
 *
 * @throws StartupError if there is no such user
 */
export async function chooseUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const account = lines.find(([name]) => name === "nobody");
  const [uid, gid] = [Number(account?.[2]), Number(account?.[3])];
  if (!uid || !gid) {
    throw new StartupError(
      "The embedded PostgreSQL can't run as root. Start Listwise as another user or set DATABASE_URL.",
    );
  }
  return { uid, gid };
}

/** Makes the server's user the owner of a path. */
export async function chownTo(path: string, user: RunAs): Promise<void> {
  if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
}

/**
 * Checks that the server's user can reach a folder.
 * @throws StartupError with the parent folder that blocks access
 */
export async function assertReachable(folder: string, user: RunAs): Promise<void> {
  if (user.uid === undefined) return;
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const { mode, uid } = await stat(at);
    if ((mode & 0o001) === 0 && uid !== user.uid) {
      throw new StartupError(
        `When started as root, the database runs as an unprivileged user, who can't access ${at}. Set DATA_DIR to a folder such as /var/lib/listwise.`,
      );
    }
  }
}

/** Runs one of the server's programs and returns its output. */
export async function runTool(file: string, args: readonly string[], user: RunAs): Promise<string> {
  const { stdout } = await run(file, args, {
    ...user,
    cwd: dirname(file),
    env: { LC_ALL: "C", PATH: process.env.PATH },
  });
  return stdout;
}
