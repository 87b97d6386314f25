import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { escapeFormulas, stripControlChars, toCsv, unescapeFormulas, type CsvValue } from "./index";

const BUDGET = { numRuns: 300 };
const read = (csv: string): string[][] => parse(csv, { bom: true, relax_column_count: true });

/** Generates texts from the building blocks of CSV injection attacks. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "=",
        "+",
        "-",
        "@",
        "＝",
        "＋",
        "－",
        "＠",
        "'",
        '"',
        ",",
        ";",
        "\t",
        "\r",
        "\n",
        "\r\n",
      ),
      fc.constantFrom(
        " ",
        "\u00a0",
        "\u200b",
        "\u200d",
        "\u2060",
        "\ufeff",
        "\u200f",
        "\u3164",
        "\u0000",
        "\v",
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

/** Returns true if even the most lenient spreadsheet would treat the text as a formula; independent of the writer. */
const isFormula = (cell: string) =>
  /^[\s\p{Z}\p{C}\u3164]*[=+\-@＝＋－＠]/u.test(cell) || /^[\t\r]/.test(cell);

const ATTACKS = [
  "=HYPERLINK(1)",
  "+1",
  "-1",
  "@x",
  "\t1",
  "\r1",
  " =1",
  "\u00a0=1",
  "\u200b=1",
  "\u2060=1",
  "\ufeff@a",
  "\u3164=1",
  "\u0000=1",
  "＝1",
  "＋1",
  "－1",
  "＠x",
  "﹦1",
  "\n=1",
];

test.each(ATTACKS)("S36: %j is not a formula in a cell", (text) => {
  const [[cell = ""] = []] = read(toCsv([], [[text]])).slice(-1);
  expect(isFormula(cell)).toBe(false);
  expect(cell).toBe(`'${stripControlChars(text)}`);
});

test.each(["a\n=1", "a\r=1", "a\r\n=1", "a\n \u200b＝1", '"\n=1', "\r=1", "a\n\t=1"])(
  "S70: %j creates neither an extra row nor a formula",
  (text) => {
    const rows = read(
      toCsv(
        ["note", "rank"],
        [
          [text, 1],
          ["plain", 2],
        ],
      ),
    );
    expect(rows.map((row) => row.length)).toEqual([2, 2, 2]);
    expect(rows.flat().filter(isFormula)).toEqual([]);
  },
);

test("only the start of a cell is escaped, not its other lines", () => {
  expect(escapeFormulas("Plan:\n- draw\n=1\r\n+ ride")).toBe("Plan:\n- draw\n=1\r\n+ ride");
  expect(escapeFormulas("- draw\n- ride")).toBe("'- draw\n- ride");
});

test("S70: any text reads back unchanged in the same number of rows and columns, and none is a formula", () => {
  const table = fc.array(fc.array(hostileText, { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(table, (texts) => {
      const rows = read(toCsv(["a", "b", "c"], texts)).slice(1);
      expect(rows.map((row) => row.map(unescapeFormulas))).toEqual(
        texts.map((row) => row.map(stripControlChars)),
      );
      expect(rows.flat().filter(isFormula)).toEqual([]);
    }),
    BUDGET,
  );
});

test("unescaping an escaped text returns the original, even if that was already escaped", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(unescapeFormulas(escapeFormulas(text))).toBe(text);
      expect(unescapeFormulas(escapeFormulas(escapeFormulas(text)))).toBe(escapeFormulas(text));
    }),
    BUDGET,
  );
});

test("numbers including negative ones stay numbers; null is an empty cell; ordinary text is not escaped", () => {
  const values: CsvValue[] = [-3, 0.5, true, null, "two\r\n\r\nlines", "a=1", "5 - 3", "<b>", "日本 🎈"];
  expect(toCsv(["a"], [values])).toBe('\uFEFFa\r\n-3,0.5,true,,"two\r\n\r\nlines",a=1,5 - 3,<b>,日本 🎈\r\n');
});

test("200,000 blanks or apostrophes don't take quadratic time", () => {
  for (const sign of [" ", "'", "\n", "\t", "\u200b", " \n"]) escapeFormulas(sign.repeat(200_000));
}, 5_000);
