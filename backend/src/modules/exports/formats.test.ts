import { buffer } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { aPart, aPlan } from "./exports.fixtures";
import { contentDisposition } from "../../infra/http/file-name";
import { formatFileName, getMediaType } from "./file-name";
import { limitParts, type ExportRequest } from "./export-plan";
import { createExportStream } from "./create-export-stream";

const FORMULAS = [
  "=HYPERLINK(1)",
  "+1",
  "-1",
  "@x",
  "\t=1",
  "\r=1",
  "\u0000=1",
  "  =1",
  "\u00a0=1",
  "\n=1",
  "＝1",
  "\u200f=1",
  "\ufeff@a",
];
const HARMLESS = [
  "a=1",
  'quo"te, comma',
  "two\r\nlines",
  "Погода",
  "日本 🎈",
  "الطقس اليوم",
  "Ελλάδα",
  "<b>&amp;",
  "",
  "'x",
];
const texts = aPart(
  "keywords",
  [...FORMULAS, ...HARMLESS].map((keyword) => ({ keyword, change: -3 })),
);
const reviews = aPart("reviews", [{ text: "Très bien · Отлично · Ωραία · 良い", rating: 5 }]);

const written = (format: ExportRequest["format"], parts = [texts, reviews]) =>
  buffer(createExportStream(aPlan(format, parts)));
const isFormula = (text: string) => /^[\s\p{Z}\p{Cf}]*[=+\-@＝]/u.test(text);

it("S36: CSV round-trips, and no cell is a formula", async () => {
  const rows: string[][] = parse(await written("csv", [texts]), { bom: true });
  expect(rows[0]?.slice(0, 3)).toEqual(["Keyword", "Country", "Popularity"]);
  const cells = rows.slice(1).map((row) => row[0] ?? "");
  expect(cells.filter(isFormula)).toEqual([]);
  expect(cells.slice(0, 2)).toEqual(["'=HYPERLINK(1)", "'+1"]);
  expect(cells.slice(FORMULAS.length)).toEqual(HARMLESS);
  // Numbers stay numbers.
  const change = rows[0]?.indexOf("Change") ?? -1;
  expect(new Set(rows.slice(1).map((row) => row[change]))).toEqual(new Set(["-3"]));
});

it("CSV of several data types is an archive with a file for each table", async () => {
  const files = unzipSync(await written("csv"));
  expect(Object.keys(files)).toEqual(["summary.csv", "keywords.csv", "reviews.csv"]);
  const [headers, cells] = parse(strFromU8(files["reviews.csv"] ?? new Uint8Array()), { bom: true });
  expect(headers).toEqual(["Date", "Rating", "Author", "Title", "Review", "Version", "Review ID"]);
  expect(cells).toEqual(["", "5", "", "", "Très bien · Отлично · Ωραία · 良い", "", ""]);
});

it("CSV of a data type without rows is its header row", async () => {
  const plan = aPlan("csv", [aPart("reviews", [])]);
  expect((await buffer(createExportStream(plan))).toString()).toMatch(/^\uFEFFDate,Rating,[^\n]+\r\n$/);
});

it("JSON contains every text unchanged", async () => {
  const file = JSON.parse((await written("json")).toString());
  expect(file).toMatchObject({ appId: 7, appName: "Radar", country: "us", truncated: false });
  expect(file.keywords.map((row: { keyword: string }) => row.keyword)).toEqual([...FORMULAS, ...HARMLESS]);
  expect(file.reviews).toMatchObject([{ text: "Très bien · Отлично · Ωραία · 良い", rating: 5 }]);
});

it("PDF is what the report renders", async () => {
  const renderPdf = async () => Buffer.from("%PDF-1.7");
  expect(await buffer(createExportStream(aPlan("pdf", [], { renderPdf })))).toEqual(await renderPdf());
  const failing = () => Promise.reject(new Error("The worker is gone."));
  const broken = createExportStream(aPlan("pdf", [], { renderPdf: failing }));
  await expect(buffer(broken)).rejects.toThrow("is gone");
});

it("S37: a zip has only non-empty folders, and no file names from the data", async () => {
  const plan = aPlan("zip", [texts, reviews, aPart("rankings", [])], {
    appName: "../../x\r\n\u202e",
    screenshots: [{ name: "1.svg", read: async () => Buffer.from("<svg/>") }],
  });
  const files = unzipSync(await buffer(createExportStream(plan)));
  expect(Object.keys(files)).toEqual([
    "summary.csv",
    "keywords/keywords.csv",
    "reviews/reviews.csv",
    "screenshots/1.svg",
  ]);
  expect(parse(strFromU8(files["reviews/reviews.csv"] ?? new Uint8Array()), { bom: true })).toHaveLength(2);
});

it.each([
  ["../../x", "x"],
  ["a\r\nSet-Cookie: b", "a-set-cookie-b"],
  ["\u202egnp.exe\u202c", "gnp-exe"],
  ["天気 予報", "天気-予報"],
  ["…", "app"],
  [`${"weather ".repeat(7)}forecasts`, "weather-".repeat(6) + "weather"],
  ["a".repeat(70), "a".repeat(60)],
  ['"; rm -rf /', "rm-rf"],
])("S37: the file of %j is named after %s", (name, slug) => {
  const fileName = formatFileName(
    name,
    12,
    { format: "excel", dataTypes: [] },
    new Date("2026-05-05T10:20:30.456Z"),
  );
  expect(fileName).toBe(`${slug}-12-20260505T102030Z.xlsx`);
  const header = contentDisposition(fileName);
  expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%-]+$/);
  expect(decodeURIComponent(header.split("''")[1] ?? "")).toBe(fileName);
});

it.each([
  ["csv", ["reviews"], "csv", "text/csv; charset=utf-8"],
  ["csv", ["reviews", "reviews"], "csv", "text/csv; charset=utf-8"],
  ["csv", ["reviews", "keywords"], "zip", "application/zip"],
  ["zip", ["reviews"], "zip", "application/zip"],
  ["json", ["reviews", "keywords"], "json", "application/json; charset=utf-8"],
] as const)("a %s file of %j is a .%s", (format, dataTypes, extension, type) => {
  const name = formatFileName("Radar", 7, { format, dataTypes: [...dataTypes] }, new Date(0));
  expect(name).toBe(`radar-7-19700101T000000Z.${extension}`);
  expect(getMediaType(name)).toBe(type);
});

it("limits the total number of rows, in the order of the parts", async () => {
  const parts = limitParts([texts, reviews], 5);
  expect(parts.map(({ name, total }) => [name, total])).toEqual([["keywords", 5]]);
  expect(limitParts([reviews, texts], 5).map(({ total }) => total)).toEqual([1, 4]);
});

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

it.each<[ExportRequest["format"], number, number]>([
  // The file is about 1.5 times the allowed memory, so buffering it whole would show.
  ["csv", 5_000, 80],
  ["json", 5_000, 80],
  ["excel", 5_000, 80],
  ["zip", 5_000, 80],
])(
  "%s of %i rows takes no more memory than a few rows",
  async (format, total, sentences) => {
    let peak = 0;
    const part = aPart("reviews", []);
    const rows = async function* () {
      for (let row = 0; row < total; row++) {
        if (row % (total / 5) === 5) {
          collect();
          peak = Math.max(peak, process.memoryUsage().heapUsed);
        }
        const text = `A review of the kind that people write, number ${row}. `.repeat(sentences);
        yield { reviewId: String(row), text, rating: 5 };
      }
    };
    collect();
    const before = process.memoryUsage().heapUsed;
    let bytes = 0;
    for await (const chunk of createExportStream(aPlan(format, [{ ...part, total, rows }])))
      bytes += chunk.length;
    expect(bytes).toBeGreaterThan(total);
    expect((peak - before) / 2 ** 20).toBeLessThan(16);
  },
  120_000,
);

it.each<ExportRequest["format"]>(["csv", "json", "excel", "zip"])(
  "F31: closing the %s stream stops reading rows, and a failing row fails the stream",
  async (format) => {
    let started = false;
    let open = true;
    const endless = async function* () {
      started = true;
      try {
        for (let row = 0; ; row++) yield { text: `row ${row} `.repeat(200) };
      } finally {
        open = false;
      }
    };
    const part = { ...aPart("reviews", []), total: 1 };
    const content = createExportStream(aPlan(format, [{ ...part, rows: endless }]));
    for await (const chunk of content) if (started && chunk.length > 0) break;
    for (let wait = 0; open && wait < 200; wait++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(open).toBe(false);
    const broken = async function* (): AsyncGenerator<{ text: string }> {
      yield { text: "one" };
      throw new Error("The database is gone.");
    };
    await expect(buffer(createExportStream(aPlan(format, [{ ...part, rows: broken }])))).rejects.toThrow(
      "is gone",
    );
  },
);
