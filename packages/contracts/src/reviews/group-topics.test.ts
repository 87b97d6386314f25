import { groupTopics } from "./group-topics";
import { ReviewAnalysisSchema, type ReviewTheme, type ReviewTopic } from "./reviews";

const aTopic = (topic: string, theme: ReviewTheme, count: number): ReviewTopic => ({
  ...{ topic, theme, count, sentiment: 50 },
  ...{ examples: [], quotes: [], versions: [] },
});

test("topics are grouped by theme, most mentions first", () => {
  const topics = [
    aTopic("map", "features", 5),
    aTopic("login fails", "account", 4),
    aTopic("account", "account", 3),
  ];
  expect(groupTopics(topics).map(({ label, topics: own }) => [label, own.map(({ topic }) => topic)])).toEqual(
    [
      ["Account and sign-in", ["login fails", "account"]],
      ["Features and content", ["map"]],
    ],
  );
  expect(groupTopics([])).toEqual([]);
});

test("an analysis from before there were themes is still valid", () => {
  const provenance = { source: "sample", algorithm: null, version: null, confidence: null, fetchedAt: null };
  const topics = [{ topic: "map", count: 2, sentiment: 40, examples: ["Slow map"] }];
  const before = {
    sentimentScore: 50,
    positive: 1,
    neutral: 0,
    negative: 1,
    topics,
    sampleSize: 2,
    provenance,
  };
  expect(ReviewAnalysisSchema.parse(before)).toMatchObject({
    topics: [{ theme: "features", quotes: [], versions: [] }],
    versions: [],
  });
});
