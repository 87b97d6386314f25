import { ImportError } from "@listwise/aso-core/localization";
import { strToU8, zipSync } from "fflate";
import { readArchive, writeArchive } from "./archive";

const files = new Map([
  ["metadata/en-US/name.txt", "Trail Radar"],
  ["metadata/android/no-NO/changelogs/default.txt", "Nytt\n"],
]);

test("an archive reads back unchanged, without other entries", async () => {
  const blob = writeArchive(new Map([...files, ["metadata/en-US/../../evil.txt", "x"], ["notes.md", "x"]]));
  expect(readArchive(new Uint8Array(await blob.arrayBuffer()))).toEqual(files);
});

test("other files and too large ones are refused", () => {
  expect(() => readArchive(strToU8("no archive"))).toThrow(ImportError);
  const bomb = zipSync({ "metadata/en-US/name.txt": new Uint8Array(200_001) });
  expect(() => readArchive(bomb)).toThrow("The archive contains more files than a listing.");
});
