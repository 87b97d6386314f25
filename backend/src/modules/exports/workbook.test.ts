import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import readSheets, { readSheet } from "read-excel-file/node";
import { aPart, aPlan } from "./exports.fixtures";
import { createExportStream } from "./create-export-stream";
import type { ExportPart } from "./export-plan";

const write = (parts: ExportPart[]) => buffer(createExportStream(aPlan("excel", parts)));
const read = (file: Uint8Array, path: string) => strFromU8(unzipSync(file)[path] ?? new Uint8Array());
const ranked = aPart("keywords", [
  { keyword: "rain", rank: 3, rankText: "3", favorite: true, checkedAt: "2026-05-05T06:00:00.000Z" },
  { keyword: "snow", rank: null, rankText: ">200", favorite: false },
  { keyword: "hail" },
]);
const daily = aPart("analytics", [{ day: "2026-05-05", visibility: 34.2, averageRank: 2.5, top10: 2 }]);

it("has a sheet for each table, in words, with the summary first", async () => {
  const file = await write([ranked, daily, aPart("metadata", [{ name: "Radar", sizeMegabytes: 199.7 }])]);
  expect((await readSheets(file)).map(({ sheet }) => sheet)).toEqual([
    "Summary",
    "Keywords",
    "Daily figures",
    "Listing",
  ]);
  const summary = await readSheet(file, "Summary");
  expect(summary[0]).toEqual(["Field", "Value"]);
  expect(Object.fromEntries(summary.map(([field, value]) => [String(field), value]))).toMatchObject({
    App: "Radar",
    Store: "App Store",
    Country: "US",
    "Period from": new Date("2026-04-06T00:00:00.000Z"),
    Source: "Sample data",
    "Date of the data": new Date("2026-05-05T06:00:00.000Z"),
    "Average rank": 2.5,
    "Unranked keywords": 1,
    "Rows left out": "no",
  });
  expect((await readSheet(file, "Listing")).map(([field]) => field)).toContain("Size (MB)");
});

it("types its cells: numbers, dates and percentages", async () => {
  const file = await write([ranked, daily]);
  const [header = [], rain = [], snow = [], hail = []] = await readSheet(file, "Keywords");
  const pick = (row: readonly unknown[]) =>
    ["Rank", "Rank as shown", "Checked", "Favorite"].map((name) => row[header.indexOf(name)]);
  expect(pick(rain)).toEqual([3, "3", new Date("2026-05-05T06:00:00.000Z"), "yes"]);
  expect(pick(snow)).toEqual([null, ">200", null, "no"]);
  expect(pick(hail)).toEqual([null, null, null, null]);
  const [, day] = await readSheet(file, "Daily figures");
  expect(day?.slice(0, 3)).toEqual([new Date("2026-05-05T00:00:00.000Z"), 0.342, 2.5]);
  const styles = read(file, "xl/styles.xml");
  const codes = [...styles.matchAll(/formatCode="([^"]+)"/g)].map(([, code]) => code);
  expect(codes).toEqual(["0.0#", "0.0%", "yyyy\\-mm\\-dd", "yyyy\\-mm\\-dd\\ hh:mm"]);
  const count = Number(/<cellXfs count="(\d+)"/.exec(styles)?.[1]);
  expect([...(styles.split("<cellXfs")[1]?.matchAll(/<xf /g) ?? [])]).toHaveLength(count);
});

it("freezes the header row, filters the columns of tables and makes keywords wide", async () => {
  const file = await write([ranked]);
  const sheet = read(file, "xl/worksheets/sheet2.xml");
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(sheet).toContain('<autoFilter ref="A1:T4"/>');
  expect(sheet).toMatch(/<col min="1" max="1" width="30" /);
  // "Previous rank" and "as shown": the header row has room for two lines.
  expect(sheet).toMatch(/<col min="10" max="10" width="17" /);
  expect(read(file, "xl/workbook.xml")).toContain(
    `<definedName name="_xlnm._FilterDatabase" localSheetId="1" hidden="1">'Keywords'!$A$1:$T$4</definedName>`,
  );
  expect(read(file, "xl/worksheets/sheet1.xml")).not.toContain("autoFilter");
});

it("makes rows with long texts higher, up to the limit of Excel", async () => {
  const texts = ["short", "a ".repeat(100), "one\ntwo\nthree", "日本".repeat(40), "a\n".repeat(500)];
  const sheet = read(
    await write([
      aPart(
        "reviews",
        texts.map((text) => ({ text })),
      ),
    ]),
    "xl/worksheets/sheet2.xml",
  );
  const heights = [...sheet.matchAll(/<row r="\d+"(?: ht="(\d+)")?/g)].map(([, height]) => height);
  expect(heights.slice(1)).toEqual([undefined, "45", "45", "45", "409"]);
});

it("S36: cells are never formulas", async () => {
  const file = await write([
    aPart("keywords", [{ keyword: "=HYPERLINK(1)", change: -3 }, { keyword: "'x" }]),
  ]);
  expect(read(file, "xl/worksheets/sheet2.xml")).not.toContain("<f>");
  const [, ...rows] = await readSheet(file, "Keywords", { trim: false });
  expect(rows.map(([keyword]) => keyword)).toEqual(["=HYPERLINK(1)", "'x"]);
});

it.each([
  ["الطقس اليوم", "الطقس اليوم"],
  ["天気予報 · 날씨", "天気予報 · 날씨"],
  ["👩‍👩‍👧 rain 🌧️", "👩‍👩‍👧 rain 🌧️"],
  ["मौसम", "मौसम"],
  ["a\u0000b\u0008c\u001fd\ufffe", "abcd"],
  ["half \ud83c", "half "],
  ["<b>&amp;]]>", "<b>&amp;]]>"],
])("keeps the text %j", async (text, expected) => {
  const [, row] = await readSheet(await write([aPart("reviews", [{ text }])]), "Reviews", { trim: false });
  expect(row?.[4]).toBe(expected);
});

it("writes a text that Excel would read as an escaped character, and cuts what is too long for a cell", async () => {
  const file = await write([aPart("reviews", [{ text: "_x0041_" }, { text: `${"a".repeat(32_766)}🌧️` }])]);
  const sheet = read(file, "xl/worksheets/sheet2.xml");
  expect(sheet).toContain(">_x005F_x0041_<");
  expect(sheet).toContain(`>${"a".repeat(32_766)}<`);
});
