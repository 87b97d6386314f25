import { execFileSync } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { aPart, aPlan } from "./exports.fixtures";
import { contentDisposition, formatFileName } from "./file-name";
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
  "Ελλάδα",
  "<b>&amp;",
  "",
  "'x",
];
const texts = aPart(
  "keywords",
  ["keyword", "change"],
  [...FORMULAS, ...HARMLESS].map((text) => [text, -3]),
);
const reviews = aPart("reviews", ["text", "rating"], [["Très bien · Отлично · Ωραία · 良い", 5]]);

const written = (format: ExportRequest["format"], parts = [texts, reviews]) =>
  buffer(createExportStream(aPlan(format, parts)));
const isFormula = (text: string) => /^[\s\p{Z}\p{Cf}]*[=+\-@＝]/u.test(text);

it("S36: CSV round-trips, and no cell is a formula", async () => {
  const rows: string[][] = parse(await written("csv"), { bom: true });
  expect(rows[0]).toEqual(["data", "keyword", "change", "text", "rating"]);
  const cells = rows.slice(1).map((row) => row[1] ?? "");
  expect(cells.filter(isFormula)).toEqual([]);
  expect(cells.slice(0, 2)).toEqual(["'=HYPERLINK(1)", "'+1"]);
  expect(cells.slice(FORMULAS.length, -1)).toEqual(HARMLESS);
  // Numbers stay numbers.
  expect(new Set(rows.slice(1, -1).map((row) => row[2]))).toEqual(new Set(["-3"]));
  expect(rows.at(-1)).toEqual(["reviews", "", "", "Très bien · Отлично · Ωραία · 良い", "5"]);
});

it("S36: workbook cells are strings or numbers, never formulas", async () => {
  const file = await written("excel");
  const sheets = unzipSync(file);
  expect(strFromU8(sheets["xl/worksheets/sheet1.xml"] ?? new Uint8Array())).not.toContain("<f>");
  const rows = await readSheet(file, "keywords", { trim: false });
  expect(rows[0]).toEqual(["keyword", "change"]);
  const cells = rows.slice(1).map(([text]) => text);
  expect(cells.filter((cell) => typeof cell === "string" && isFormula(cell))).toEqual([]);
  expect(cells.slice(FORMULAS.length)).toEqual(HARMLESS.map((text) => (text === "" ? null : text)));
  expect(rows[1]).toEqual(["'=HYPERLINK(1)", -3]);
  expect(await readSheet(file, "reviews")).toHaveLength(2);
});

it("a workbook freezes the header row and widens keyword and date columns", async () => {
  const part = aPart("keywords", ["keyword", "checkedAt", "rank"], [["rain", "2026-05-05T10:20:30.000Z", 3]]);
  const sheet = unzipSync(await written("excel", [part]))["xl/worksheets/sheet1.xml"];
  const text = strFromU8(sheet ?? new Uint8Array());
  expect(text).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect([...text.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => width)).toEqual([
    "28",
    "25",
    "15",
  ]);
});

it("JSON contains every text unchanged", async () => {
  const file = JSON.parse((await written("json")).toString());
  expect(file).toMatchObject({ appId: 7, appName: "Radar", country: "us", truncated: false });
  expect(file.keywords.map((row: { keyword: string }) => row.keyword)).toEqual([...FORMULAS, ...HARMLESS]);
  expect(file.reviews).toEqual([{ text: "Très bien · Отлично · Ωραία · 良い", rating: 5 }]);
});

it("PDF writes Latin, Cyrillic and Greek, and marks unsupported characters", async () => {
  // The reader's module format only loads in plain Node, not in Jest.
  const read =
    'import { extractText } from "unpdf"; import { buffer } from "node:stream/consumers";' +
    "const file = new Uint8Array(await buffer(process.stdin));" +
    "process.stdout.write((await extractText(file, { mergePages: true })).text);";
  const text = execFileSync(process.execPath, ["--input-type=module", "-e", read], {
    input: await written("pdf", [texts, reviews, aPart("rankings", ["rank", "previousRank"], [[201, 201]])]),
    encoding: "utf8",
    cwd: import.meta.dirname,
  });
  expect(text).toContain("Très bien · Отлично · Ωραία · □");
  expect(text.match(/>200/g)).toHaveLength(2);
  expect(text).toMatch(/□ marks characters that this document's font does not support/);
});

it("S37: a zip has only non-empty folders, and no file names from the data", async () => {
  const plan = aPlan("zip", [texts, reviews, aPart("rankings", ["rank"], [])], {
    appName: "../../x\r\n\u202e",
    screenshots: [{ name: "1.svg", read: async () => Buffer.from("<svg/>") }],
  });
  const files = unzipSync(await buffer(createExportStream(plan)));
  expect(Object.keys(files)).toEqual(["keywords/keywords.csv", "reviews/reviews.csv", "screenshots/1.svg"]);
  expect(parse(strFromU8(files["reviews/reviews.csv"] ?? new Uint8Array()), { bom: true })).toHaveLength(2);
});

it.each([
  ["../../x", "x"],
  ["a\r\nSet-Cookie: b", "a-set-cookie-b"],
  ["\u202egnp.exe\u202c", "gnp-exe"],
  ["天気 予報", "天気-予報"],
  ["…", "app"],
  ['"; rm -rf /', "rm-rf"],
])("S37: the file of %j is named after %s", (name, slug) => {
  const fileName = formatFileName(name, 12, "excel", new Date("2026-05-05T10:20:30.456Z"));
  expect(fileName).toBe(`${slug}-12-20260505T102030Z.xlsx`);
  const header = contentDisposition(fileName);
  expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%-]+$/);
  expect(decodeURIComponent(header.split("''")[1] ?? "")).toBe(fileName);
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
  ["pdf", 500, 8],
])(
  "%s of %i rows takes no more memory than a few rows",
  async (format, total, sentences) => {
    let peak = 0;
    const part = aPart("reviews", ["id", "text", "rating"], []);
    const rows = async function* () {
      for (let row = 0; row < total; row++) {
        if (row % (total / 5) === 5) {
          collect();
          peak = Math.max(peak, process.memoryUsage().heapUsed);
        }
        yield [row, `A review of the kind that people write, number ${row}. `.repeat(sentences), 5];
      }
    };
    collect();
    const before = process.memoryUsage().heapUsed;
    let bytes = 0;
    for await (const chunk of createExportStream(aPlan(format, [{ ...part, prose: true, total, rows }])))
      bytes += chunk.length;
    expect(bytes).toBeGreaterThan(total);
    expect((peak - before) / 2 ** 20).toBeLessThan(16);
  },
  120_000,
);

it.each<ExportRequest["format"]>(["csv", "json", "excel", "zip", "pdf"])(
  "F31: closing the %s stream stops reading rows, and a failing row fails the stream",
  async (format) => {
    let started = false;
    let open = true;
    const endless = async function* () {
      started = true;
      try {
        for (let row = 0; ; row++) yield [`row ${row} `.repeat(200)];
      } finally {
        open = false;
      }
    };
    const part = { ...aPart("reviews", ["text"], []), prose: true, total: 1 };
    const content = createExportStream(aPlan(format, [{ ...part, rows: endless }]));
    for await (const chunk of content) if (started && chunk.length > 0) break;
    for (let wait = 0; open && wait < 200; wait++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(open).toBe(false);
    const broken = async function* (): AsyncGenerator<string[]> {
      yield ["one"];
      throw new Error("The database is gone.");
    };
    await expect(buffer(createExportStream(aPlan(format, [{ ...part, rows: broken }])))).rejects.toThrow(
      "is gone",
    );
  },
);
