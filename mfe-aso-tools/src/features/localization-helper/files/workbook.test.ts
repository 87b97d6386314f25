import { ImportError } from "@listwise/aso-core/localization";
import { strToU8, zipSync } from "fflate";
import { readListingWorkbook, writeListingWorkbook } from "./workbook";

const rows = [
  ["locale", "name", "description"],
  ["de-DE", "=1+1", "Erste Zeile\nZweite Zeile "],
  ["ja-JP", "00123", "山の天気 👨‍👩‍👧"],
  ["ar-SA", "  خرائط  ", ""],
];

test("a workbook imports back unchanged, also texts that look like numbers or formulas", async () => {
  const blob = await writeListingWorkbook(rows);
  const read = await readListingWorkbook(await blob.arrayBuffer());
  expect(read).toEqual(rows);
});

test("other files are refused with a message", async () => {
  const read = (bytes: Uint8Array) => readListingWorkbook(new Uint8Array(bytes).buffer);
  await expect(read(strToU8("name;locale"))).rejects.toThrow(ImportError);
  await expect(read(zipSync({ "readme.txt": strToU8("no workbook") }))).rejects.toThrow(
    "The file isn't an Excel workbook (.xlsx).",
  );
  await expect(read(zipSync({ "xl/bomb.xml": new Uint8Array(20_000_001) }))).rejects.toThrow(
    "The workbook is larger than a listing.",
  );
});
