import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./toolchain.mjs";

const features = path.join(root, "mfe-aso-tools/src/features");
const table = path.join(root, "mfe-aso-tools/src/app/exports/saving-calls.json");

test("every call of a tool that saves a file is in the table of tested exports", () => {
  const files = readdirSync(features, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testing)\.tsx?$/.test(file));
  const calls = sources.flatMap((file) => {
    const text = readFileSync(path.join(features, file), "utf8");
    const count = text.match(/\b(?:saveFile|downloadFile|downloadCsv|saveCsv|exportCsv)\(/g)?.length ?? 0;
    return count === 0 ? [] : [[file.split(path.sep).join("/"), count]];
  });
  // A new call also needs a case in mfe-aso-tools/src/app/exports.
  expect(Object.fromEntries(calls)).toEqual(JSON.parse(readFileSync(table, "utf8")));
});
