import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { EnvironmentSchema } from "./infra/config/config-schema";
import { getProjectRoot } from "./infra/paths";

const root = getProjectRoot();
const read = (file: string) => readFile(join(root, file), "utf8");

const FILES = [
  "Dockerfile",
  "deploy/compose/compose.yaml",
  "deploy/compose/.env.example",
  "deploy/systemd/listwise.service",
];

/** Settings of other programs, and variables of the compose file itself. */
const FOREIGN = [
  "NODE",
  "NODE_ENV",
  "DATABASE_PASSWORD",
  "POSTGRES_USER",
  "POSTGRES_PASSWORD",
  "POSTGRES_DB",
  "OBJECTS_PASSWORD",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
];

test.each(FILES)("%s names only settings and programs that exist", async (file) => {
  const text = (await read(file)).replaceAll(/(?:^|\s)#.*$/gm, "");
  const names = [...new Set(text.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|\bPORT\b|\bHOST\b/g))];
  const known = [...Object.keys(EnvironmentSchema.shape), ...FOREIGN, "AF_INET", "AF_INET6", "AF_UNIX"];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  const compiled = await read("scripts/lib/compile-backend.mjs");
  for (const [, program = ""] of text.matchAll(/backend\/dist\/([\w-]+)\.js/g)) {
    expect(compiled).toMatch(new RegExp(`^ +"?${program}"?: path\\.join`, "m"));
  }
});

test("docs/operations.md describes every setting", async () => {
  const text = await read("docs/operations.md");
  const internal = ["CHECK_ANSWERS", "DEV_ASSETS", "DEV_BUNDLES"];
  const missing = Object.keys(EnvironmentSchema.shape).filter((name) => !text.includes(`\`${name}\``));
  expect(missing.filter((name) => !internal.includes(name))).toEqual([]);
});

test("the files that the image takes from the repository exist", async () => {
  const text = await read("Dockerfile");
  const paths = [...text.matchAll(/cp -a (?:--parents )?(.+) \/site\//g)].flatMap(([, list = ""]) =>
    list.split(" "),
  );
  const own = paths.filter((path) => !/[*$]|node_modules|\/dist$/.test(path));
  expect(own).toContain("backend/migrations");
  expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
