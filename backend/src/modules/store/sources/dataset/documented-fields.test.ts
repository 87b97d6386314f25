import { readFileSync } from "node:fs";
import path from "node:path";
import { getProjectRoot } from "../../../../infra/paths";
import { ItunesListingSchema } from "../itunes-listing";
import { PlayListingSchema } from "../play-listing";

/** Returns the field names in a column of the first table of a section. */
function findNames(section: string, column: number): string[] {
  const rows = section
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2);
  return rows.flatMap((row) =>
    [...(row.split("|")[column + 1] ?? "").matchAll(/`(\w+)`/g)].flatMap(([, name = ""]) =>
      name === "true" || name === "false" ? [] : [name],
    ),
  );
}

it("the documented fields of a data set are those that are read", () => {
  const text = readFileSync(path.join(getProjectRoot(), "docs/operations.md"), "utf8");
  const [, section = ""] = /\n## Store data\n([\s\S]*?)\n### /.exec(text) ?? [];
  expect(findNames(section, 1).toSorted()).toEqual(Object.keys(ItunesListingSchema.shape).toSorted());
  expect(findNames(section, 2).toSorted()).toEqual(Object.keys(PlayListingSchema.shape).toSorted());
});
