// Finds programs that npm does not install, such as a browser. Nothing is installed on the system without a permission.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { extractPackage, findExtracted } from "./debian-packages.mjs";
import { exec, step, Stop } from "./toolchain.mjs";

const INSTALL_FLAG = "--install-system-packages";
const INSTALL_VARIABLE = "LISTWISE_INSTALL_SYSTEM_PACKAGES";

/**
 * Returns true if system packages may be installed without asking: with the option or the variable, and in CI unless the
 * variable is 0.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 */
export function mayInstall(env, args) {
  if (args.includes(INSTALL_FLAG)) return true;
  return env[INSTALL_VARIABLE] ? env[INSTALL_VARIABLE] === "1" : env.CI === "true";
}

/**
 * Decides how to get a missing program: install its package on the system, ask first, or download it into `.cache`, which
 * needs no privileges.
 * @param {{ canInstall: boolean, isAllowed: boolean, isInteractive: boolean }} situation
 * @returns {"install" | "ask" | "download"}
 */
export function chooseSource({ canInstall, isAllowed, isInteractive }) {
  if (!canInstall) return "download";
  if (isAllowed) return "install";
  return isInteractive ? "ask" : "download";
}

const isRoot = () => process.getuid?.() === 0;
const works = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  spawnSync(command, args).status === 0;

/** @param {string} question */
async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

/** @param {string} debianPackage */
async function install(debianPackage) {
  const sudo = isRoot() ? [] : ["sudo"];
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", debianPackage],
  ]) {
    const [command = "", ...rest] = [...sudo, "apt-get", ...args];
    console.log(`  $ ${[command, ...rest].join(" ")}`);
    await exec(command, rest, {
      env: { DEBIAN_FRONTEND: "noninteractive" },
      label: `Installing ${debianPackage}`,
    });
  }
}

/**
 * Returns the path of an installed program, or of one that was downloaded into `.cache`; `null` without one.
 * @param {{ paths: string[], debianPackage: string }} program
 */
export const findProgram = ({ paths, debianPackage }) =>
  paths.find((one) => existsSync(one)) ?? findExtracted(debianPackage);

/**
 * Finds a program, or gets it with Debian's packages: says what is missing and which command installs it, and then
 * installs it on the system if that is allowed, else downloads it into `.cache`. Returns the path of the program.
 *
 * @param {object} program
 * @param {string} program.label
 * @param {string} program.debianPackage
 * @param {string} program.file its path in the package
 * @param {string[]} program.paths where to look for it
 * @throws {Stop} if it cannot be had
 */
export async function ensureProgram({ label, debianPackage, file, paths }) {
  const found = findProgram({ paths, debianPackage });
  if (found) return found;
  const isInteractive = process.stdin.isTTY && process.stdout.isTTY;
  const hasApt = works("apt-get", "--version");
  const canInstall =
    hasApt && (isRoot() || (isInteractive ? works("sudo", "--version") : works("sudo", "-n", "true")));
  const command = `${isRoot() ? "" : "sudo "}apt-get install ${debianPackage}`;
  console.log(`${label} is not installed.${hasApt ? ` This command installs it: ${command}` : ""}`);
  if (!hasApt) throw new Stop(`Install ${label} with the package manager of your system.`);
  const source = chooseSource({
    canInstall,
    isAllowed: mayInstall(process.env, process.argv),
    isInteractive,
  });
  if (source === "install" || (source === "ask" && (await ask(`Run "${command}" now? [y/N] `)))) {
    await step(`Installing ${debianPackage} on this system`, () => install(debianPackage));
    const installed = findProgram({ paths, debianPackage });
    if (installed) return installed;
    throw new Stop(`${debianPackage} was installed, but ${paths[0]} does not exist.`);
  }
  return step(`Downloading ${debianPackage} into .cache, which does not change the system`, () =>
    extractPackage(debianPackage, file),
  );
}
