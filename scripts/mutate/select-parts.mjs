// Chooses the source files to mutate and the tests that run for them.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { root, Stop } from "../lib/toolchain.mjs";
import { areas } from "./areas.mjs";

const SOURCE = /^([^/]+)\/(src\/.+\.tsx?)$/;
const NOT_MUTATED = /\.(?:test|fixtures|schema|styles)\.tsx?$|\/testing\/|\/index\.ts$/;

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

/** Returns the glob of the tests beside a source file: those of its module, feature or folder. */
function findTests(source) {
  const [folder] = /^src\/(?:(?:modules|features)\/)?[^/]+\//.exec(source) ?? [];
  return folder ? `${folder}**/*.test.{ts,tsx}` : "src/*.test.{ts,tsx}";
}

/** Groups source files by package; files with nothing to mutate are left out. */
function groupFiles(files) {
  const parts = {};
  for (const file of files) {
    const [, name, source] = SOURCE.exec(file) ?? [];
    if (!source || NOT_MUTATED.test(file)) continue;
    console.log(`  ${file}`);
    parts[name] ??= { mutate: [], tests: [] };
    parts[name].mutate.push(source);
    parts[name].tests.push(findTests(source));
  }
  return parts;
}

/**
 * Returns what to test by package: a named area, the given files, or the changed files. `area` is `null` for files.
 * @param {string[]} args
 */
export function selectParts(args) {
  const [area] = args;
  if (args.length === 1 && Object.hasOwn(areas, area)) return { area, parts: Object.entries(areas[area]) };
  const files = args.map((file) => path.relative(root, path.resolve(file)));
  return { area: null, parts: Object.entries(groupFiles(files.length > 0 ? files : listChangedFiles())) };
}
