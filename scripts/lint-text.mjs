// `pnpm lint:text [file …]`: finds wording that the style guide in CONTRIBUTING.md rules out, in source, content and documents.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { findProblems } from "./lib/text-rules.mjs";
import { root, run, Stop } from "./lib/toolchain.mjs";

/** Everything that people read or write, except rules that quote the patterns and texts in the words of others. */
const PATTERNS = ["*.ts", "*.tsx", "*.mjs", "*.cjs", "*.md", "*.json", "*.css", "*.html"];
const IGNORED =
  /(^|\/)(text-rules(\.test)?\.mjs|code-words\.mjs|stop-words\.ts|reviews-text\.ts|review-themes\.ts|CHANGELOG\.md)$/;

const list = (/** @type {string[]} */ files) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...files], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && !IGNORED.test(file));

await run(async () => {
  const asked = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));
  const files = list(asked.length > 0 ? asked : PATTERNS);
  let count = 0;
  for (const file of files) {
    for (const { line, message } of findProblems(file, readFileSync(path.join(root, file), "utf8"))) {
      count += 1;
      console.log(`${file}:${line}  ${message}`);
    }
  }
  if (count > 0) throw new Stop(`${count} passages to reword. CONTRIBUTING.md, "Language", has the rules.`);
});
