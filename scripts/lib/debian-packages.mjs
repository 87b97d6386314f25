// Downloads Debian packages into `.cache/debian` and runs their programs from there, without root.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { exec, root, Stop } from "./toolchain.mjs";

const CACHE = path.join(root, ".cache/debian");

/**
 * Returns a shell script that runs a program of an unpacked package with the libraries next to it.
 * @param {{ folder: string, file: string, libraries: string[], hasFonts: boolean }} options `folder` is the unpacked
 *   package; `hasFonts` is true if the system has a configuration of fonts
 */
export function renderLauncher({ folder, file, libraries, hasFonts }) {
  const quote = (/** @type {string} */ text) => `'${text.replaceAll("'", `'\\''`)}'`;
  return [
    "#!/bin/sh",
    `export LD_LIBRARY_PATH=${quote(libraries.join(":"))}`,
    ...(hasFonts ? [] : [`export FONTCONFIG_SYSROOT=${quote(folder)}`]),
    `exec ${quote(path.join(folder, file))} "$@"`,
    "",
  ].join("\n");
}

/**
 * Returns the folders with shared libraries of an unpacked package.
 * @param {string} folder
 */
function findLibraries(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const libraries = entries
    .filter(({ name }) => /^lib.*\.so(\.|$)/.test(name))
    .map((entry) => entry.parentPath);
  return [...new Set(libraries)].sort();
}

/**
 * Returns the script that runs a program of an unpacked package, or `null` if the package was not unpacked.
 * @param {string} name
 */
export function findExtracted(name) {
  const launcher = path.join(CACHE, name, "run");
  return existsSync(launcher) ? launcher : null;
}

/**
 * Downloads a package with the packages that it needs and the system lacks, and unpacks them. Returns a script that runs
 * `file`.
 * @param {string} name
 * @param {string} file path of the program in the package
 * @throws {Stop} if it cannot be downloaded
 */
export async function extractPackage(name, file) {
  const archives = path.join(CACHE, "archives");
  const lists = path.join(CACHE, "lists");
  const folder = path.join(CACHE, name, "root");
  for (const one of [lists, archives]) mkdirSync(path.join(one, "partial"), { recursive: true });
  mkdirSync(folder, { recursive: true });
  const settings = [
    `Dir::State::Lists=${lists}`,
    `Dir::Cache=${CACHE}`,
    "Debug::NoLocking=1",
    `APT::Sandbox::User=${userInfo().username}`,
  ];
  const options = ["-qq", "--no-install-recommends", ...settings.flatMap((setting) => ["-o", setting])];
  const label = `Downloading ${name}`;
  await exec("apt-get", [...options, "update"], { label });
  await exec("apt-get", [...options, "--download-only", "-y", "install", name], { label });
  for (const archive of readdirSync(archives).filter((one) => one.endsWith(".deb"))) {
    await exec("dpkg-deb", ["--extract", path.join(archives, archive), folder], { label });
  }
  rmSync(archives, { recursive: true });
  const launcher = path.join(CACHE, name, "run");
  const hasFonts = existsSync("/etc/fonts/fonts.conf");
  writeFileSync(launcher, renderLauncher({ folder, file, libraries: findLibraries(folder), hasFonts }), {
    mode: 0o755,
  });
  if (spawnSync(launcher, ["--version"]).status === 0 || spawnSync(launcher, ["-v"]).status === 0)
    return launcher;
  rmSync(launcher);
  throw new Stop(`${name} was downloaded but does not run. Install it on the system.`);
}
