import { aKeyword } from "../../../testing/builders";
import { countOutcomes, createClassifier, parseBulkInput } from "./parse-bulk-input";

test("parses lines and comma-separated keywords and classifies each", () => {
  const tracked = [aKeyword({ keywordText: "Weather Radar", country: "us" })];
  const text = `rain, snow\r\n\r\nRAIN\nweather radar\n${"x".repeat(101)}\n`;
  const lines = createClassifier(["us", "de"], tracked)(parseBulkInput(text));

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

test("reports an unknown country instead of sending it", () => {
  const [line] = createClassifier(["us"], [])([{ line: 2, keywordText: "rain", country: "zz" }]);
  expect(line?.outcome).toBe("unknown-country");
});

test("batches give the same result as a single call", () => {
  const entries = parseBulkInput("rain\nsnow\nRain\nhail");
  const sort = createClassifier(["us"], []);
  expect([...sort(entries.slice(0, 2)), ...sort(entries.slice(2))]).toEqual(
    createClassifier(["us"], [])(entries),
  );
});
