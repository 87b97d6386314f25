import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { readPdf } from "../../../testing/read-pdf";
import { aDocument, SCRIPTS } from "../document.fixtures";
import { renderReport, type RenderTask } from "./render-report";

const toText = (text: string) => text.replace(/\s+/g, " ");
const figuresUrl = "https://listwise.example/help/figures";
const render = (task: Omit<RenderTask, "figuresUrl">) => renderReport({ ...task, figuresUrl });
let icon: Buffer;
beforeAll(async () => {
  const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: "#336699" } });
  icon = await plain.png().toBuffer();
});

// The reader uses a method that Node has from version 21 on.
const POLYFILL = "ArrayBuffer.prototype.transferToFixedLength ??= function (n) { return this.slice(0, n); };";

/** Counts the glyphs of all pages, and those that are .notdef, which readers show as a box. */
function countGlyphs(input: Uint8Array): { all: number; missing: number } {
  const read =
    POLYFILL +
    'import { getDocumentProxy } from "unpdf"; import { buffer } from "node:stream/consumers";' +
    "const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin))); const codes = [];" +
    "for (let n = 1; n <= pdf.numPages; n++) {" +
    "const { argsArray } = await (await pdf.getPage(n)).getOperatorList();" +
    "codes.push(...argsArray.flat(3).map((glyph) => glyph?.originalCharCode).filter(Number.isInteger)); }" +
    "process.stdout.write(JSON.stringify({ all: codes.length, missing: codes.filter((code) => code === 0).length }));";
  const options = { input, encoding: "utf8", cwd: import.meta.dirname } as const;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", read], options));
}

it("the check finds characters that no font has", () => {
  const pdf = render({ document: aDocument({ title: "a \u{10fffd}", sections: [] }), icon: null });
  expect(countGlyphs(pdf).missing).toBeGreaterThan(0);
});

it.each(Object.entries(SCRIPTS))("prints %s", (_, words) => {
  const document = aDocument({ title: words, sections: ["keywords"] });
  const rows = document.keywords?.rows.slice(0, 1).map((row) => ({ ...row, keyword: words })) ?? [];
  const pdf = render({ document: { ...document, keywords: { total: 1, rows } }, icon: null });
  expect(countGlyphs(pdf)).toEqual({ all: expect.any(Number), missing: 0 });
  const text = readPdf(pdf).normalize("NFKC");
  // Readers put the words of right-to-left scripts in visual order, so their letters are compared.
  const letters = [...new Set(words.normalize("NFKC").match(/\p{L}/gu))];
  for (const letter of letters) expect(text).toContain(letter);
});

it("prints all sections with whole keywords, sources and dates", () => {
  const pdf = render({ document: aDocument(), icon });
  const text = readPdf(pdf);
  for (const words of [
    "App store report for October",
    "Skyline Weather",
    "Oct 24 – Nov 23, 2026",
    "Visibility 48.9% +9.4 points",
    "Average rank 14.2 −1.5 ranks",
    "Visibility rose by 9.4 points to 48.9%.",
    "Keywords by rank",
    "Nov 2, 2026 Campaign started",
    "8 not in 76 No longer ranked",
    "2 of 31 +3",
    "weather radar Ünïcode 70 40 60 4 1 +3",
    "2 more keywords not shown.",
    "Share of visibility for the same keywords",
    "Nov 10, 2026 Icon – Changed",
    "Share of visibility: An app's part of the visibility",
    `Formulas, ranges and sources: ${figuresUrl}`,
    "Listings, ranks and reviews: Sample data, data of Nov 22, 2026.",
  ]) {
    expect(text).toContain(toText(words));
  }
  expect(pdf.length).toBeLessThan(400_000);
});

it("names the day with which changes compare, if the ranks before it are unknown", () => {
  const document = aDocument({ changesSince: "2026-11-02" });
  const rows = document.keywords?.rows
    .slice(0, 2)
    .map((row, index) => ({ ...row, since: `2026-11-0${index + 2}` }));
  const keywords = { total: 2, rows: rows ?? [] };
  const text = readPdf(render({ document: { ...document, keywords }, icon: null }));
  expect(text.match(/Changes since Nov 2, 2026, the first day with a known rank\./g)).toHaveLength(3);
  expect(text).toContain("60 4 1 +3");
  expect(text).toContain("5 (Nov 3, 2026) 2 of 31 +3");
});

it("the PDF is tagged and has a title and a language", () => {
  const pdf = Buffer.from(render({ document: aDocument(), icon })).toString("latin1");
  expect(pdf).toMatch(/\/StructTreeRoot/);
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toMatch(/\/Lang\s*\(en\)/);
});

it("prints a document without data, without a plan's advanced figures and without pictures", () => {
  const empty = aDocument();
  const document = {
    ...empty,
    advanced: false,
    app: { ...empty.app, icon: null },
    visibility: { days: [] },
    movers: { up: [], down: [] },
    keywords: { total: 0, rows: [] },
    reviews: empty.reviews && { ...empty.reviews, count: 0, reason: "The data set has no reviews." },
    listingChanges: { total: 0, rows: [] },
  };
  const text = readPdf(render({ document, icon: null }));
  for (const words of [
    "No visibility is known in this period.",
    "No keyword moved up.",
    "There are no keywords on the app's list in this country.",
    "The share of visibility isn't part of the plan.",
    "The data set has no reviews.",
    "The listing didn't change in this period.",
  ]) {
    expect(text.replaceAll("’", "'")).toContain(words);
  }
});

it("S37: texts of the data are printed, not evaluated", () => {
  const hostile = '#read("/etc/passwd") $x$ *b* @ref </script> \u0007';
  const text = readPdf(render({ document: aDocument({ title: hostile }), icon }));
  expect(text).toContain('#read("/etc/passwd") $x$ *b* @ref </script>');
});

it("prints the linked app after the report's own, and names texts as its store does", () => {
  const own = aDocument({ sections: ["competitors", "visibility"] });
  const app = { ...own.app, id: 9, name: "Skyline Radar", platform: "android" as const };
  const changes = own.competitors?.changes.map((change) => ({ ...change, platform: app.platform })) ?? [];
  const linked = { ...own, app, competitors: { shares: own.competitors?.shares ?? [], changes } };
  const text = readPdf(render({ document: { ...own, linked }, icon: null }));
  expect(text).toMatch(
    /App Store: Skyline Weather.*Subtitle.*Google Play: Skyline Radar.*Short description/s,
  );
  expect(text.match(/Keywords by rank/g)).toHaveLength(2);
  expect(readPdf(render({ document: own, icon: null }))).not.toContain("App Store: Skyline Weather");
});
