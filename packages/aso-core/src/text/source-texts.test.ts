import {
  describeResults,
  explainEmpty,
  explainMissing,
  explainUncovered,
  formatMissing,
  isCovered,
  type DataSource,
} from "./source-texts";

const sample: DataSource = { label: "Sample data", live: false, storefronts: ["us", "de"] };
const dataset: DataSource = { label: "Data set of December 2017", live: false, storefronts: ["us"] };
const apple: DataSource = { label: "App Store", live: true, storefronts: null };

test("a country that the source lacks is explained with those that it covers", () => {
  expect(explainUncovered(dataset, "de")).toBe(
    "The data set of December 2017 doesn't cover Germany. It covers: United States.",
  );
  expect(explainUncovered(sample, "br")).toBe(
    "The sample data doesn't cover Brazil. It covers: United States, Germany.",
  );
  const many = "us gb ca au de fr es it jp kr".split(" ");
  expect(explainUncovered({ ...sample, storefronts: many }, "br")).toMatch(/Italy, 2 more\.$/);
});

test("covered countries, live sources and an unknown source need no explanation", () => {
  expect(explainUncovered(dataset, "us")).toBeNull();
  expect(explainUncovered(apple, "de")).toBeNull();
  expect(explainUncovered(null, "de")).toBeNull();
  expect(isCovered(null, "de")).toBe(true);
});

test("only a live source is called the App Store", () => {
  expect(explainMissing(apple, "subtitles")).toBe("The App Store data doesn't include subtitles.");
  expect(explainMissing(dataset, "subtitles")).toBe(
    "The data set of December 2017 doesn't include subtitles.",
  );
  expect(explainEmpty(apple, "reviews in Germany")).toBe("The App Store has no reviews in Germany.");
  expect(explainEmpty(sample, "reviews in Germany")).toBe("The sample data has no reviews in Germany.");
  expect(explainEmpty(null, "reviews")).toBe("The data source has no reviews.");
  expect(formatMissing(apple, "Developer")).toBe("Developer not in the App Store data");
  expect(formatMissing(sample, "Developer")).toBe("Developer not in the sample data");
  expect(formatMissing(null, "Developer")).toBe("Developer unknown");
  expect(describeResults(apple, "Germany")).toBe("in App Store order in Germany");
  expect(describeResults(dataset, "Germany")).toBe("in Germany, best matches first");
});

test("a source whose listings are being imported isn't said to lack anything", () => {
  const importing = { ...dataset, importing: { percent: 42, stopped: false } };
  const reason =
    "The data set is still being imported: 42% so far. Searches and rank updates start when it is complete.";
  expect(explainMissing(importing, "subtitles")).toBe(reason);
  expect(explainEmpty(importing, "results")).toBe(reason);
  expect(formatMissing(importing, "Developer")).toBe("Developer not imported yet");
  expect(explainEmpty({ ...dataset, importing: { percent: 42, stopped: true } }, "results")).toMatch(
    /stopped at 42%/,
  );
});
