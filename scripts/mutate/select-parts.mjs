// Chooses the source files to mutate and the tests that run for them.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { root, Stop } from "../lib/toolchain.mjs";
import { areas } from "./areas.mjs";

/** Matches a source file and captures the folder of its module, feature or layer. */
const SOURCE = /^((?:packages\/)?[^/]+\/src(?:\/(?:(?:modules|features)\/)?[^/]+(?=\/))?)\/(.+\.tsx?)$/;
const NOT_MUTATED = /\.(?:test|fixtures|schema|styles)\.tsx?$|\/testing\/|\/index\.ts$/;

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Stop(`git ${args.join(" ")} failed: ${stderr.trim()}`);
  return stdout.trim();
}

/** Lists the files that differ from the merge base with `main`; on `main`, from the commit before the last one. */
function listChangedFiles() {
  const base = git("merge-base", "main", "HEAD");
  const isMain = base === git("rev-parse", "HEAD");
  console.log(isMain ? "Files of the last commit:" : `Files changed since ${base.slice(0, 8)} of main:`);
  return git("diff", "--name-only", "--diff-filter=d", isMain ? "HEAD~1" : base).split("\n");
}

/**
 * Returns the tests of a file: those of its module, feature or layer, or the one with its name if it is in none.
 * @param {string} folder
 * @param {string} source
 */
function findTests(folder, source) {
  const own = source.replace(/\.(tsx?)$/, ".test.$1");
  return folder.endsWith("/src") && existsSync(path.join(root, folder, own)) ? own : "**/*.test.{ts,tsx}";
}

/**
 * Groups source files by folder; files with nothing to mutate are left out.
 * @param {string[]} files
 */
function groupFiles(files) {
  /** @type {Map<string, Required<import("./areas.mjs").Part>>} */
  const parts = new Map();
  for (const file of files) {
    const [, folder, source] = SOURCE.exec(file) ?? [];
    if (!folder || !source || NOT_MUTATED.test(file)) continue;
    console.log(`  ${file}`);
    const part = parts.get(folder) ?? { folder, mutate: [], tests: [] };
    parts.set(folder, part);
    part.mutate.push(source);
    part.tests.push(findTests(folder, source));
  }
  return [...parts.values()];
}

/**
 * Returns the parts to test: of a named area, of the given files, or of the changed files. `area` is `null` for files.
 * @param {string[]} args
 */
export function selectParts(args) {
  const [area = ""] = args;
  const parts = args.length === 1 ? areas[area] : undefined;
  if (parts) return { area, parts };
  const files = args.map((file) => path.relative(root, path.resolve(file)));
  return { area: null, parts: groupFiles(files.length > 0 ? files : listChangedFiles()) };
}
