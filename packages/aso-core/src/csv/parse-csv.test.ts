import { parseCsv } from "./parse-csv";
import { toCsv } from "./write-csv";

test.each([",", ";", "\t", "|"])(
  "%j separates the cells if it is the header's first separator",
  async (sign) => {
    const text = [["locale", "keywords"].join(sign), ["de", '"a,b;c\t|"'].join(sign)].join("\r\n");
    expect((await parseCsv(text)).rows).toEqual([
      ["locale", "keywords"],
      ["de", "a,b;c\t|"],
    ]);
  },
);

test("the separator is that of the header, even if cells contain more commas", async () => {
  expect((await parseCsv("locale;keywords\nde;a,b,c\nfr;d,e,f\n")).rows).toEqual([
    ["locale", "keywords"],
    ["de", "a,b,c"],
    ["fr", "d,e,f"],
  ]);
});

test("reads what the writer wrote, without its apostrophes", async () => {
  const texts = ["=1+1", "'=1", ' "quoted", ', "two\r\nlines", "日本 🎈"];
  const { rows, hasOpenQuote } = await parseCsv(toCsv(["a", "b", "c", "d", "e"], [texts]));
  expect(rows).toEqual([["a", "b", "c", "d", "e"], texts]);
  expect(hasOpenQuote).toBe(false);
});

test("keeps empty rows in their place, but none after the last line break", async () => {
  expect((await parseCsv("a\n\nb\n")).rows).toEqual([["a"], [""], ["b"]]);
});

test("reports a quotation mark that is never closed", async () => {
  expect((await parseCsv('a,b\n"c,d')).hasOpenQuote).toBe(true);
});
