import { aKeyword } from "../../testing/builders";
import { countOutcomes, entriesOf, sortOut } from "./bulk-lines";

test("one per line or with commas between, and each says what becomes of it", () => {
  const tracked = [aKeyword({ keywordText: "Weather Radar", country: "us" })];
  const text = `rain, snow\r\n\r\nRAIN\nweather radar\n${"x".repeat(101)}\n`;
  const lines = sortOut(entriesOf(text), ["us", "de"], tracked);

  expect(lines.map(({ entry, country, outcome }) => [entry.line, country, outcome])).toEqual([
    [1, "us", "new"],
    [1, "de", "new"],
    [1, "us", "new"],
    [1, "de", "new"],
    [2, "us", "blank"],
    [3, "us", "repeated"],
    [3, "de", "repeated"],
    [4, "us", "already-tracked"],
    [4, "de", "new"],
    [5, "us", "too-long"],
    [5, "de", "too-long"],
  ]);
  expect(countOutcomes(lines)[0]).toEqual({ outcome: "new", count: 5 });
});

test("a country that is none is told, not sent", () => {
  const [line] = sortOut([{ line: 2, keywordText: "rain", country: "zz" }], ["us"], []);
  expect(line?.outcome).toBe("unknown-country");
});
