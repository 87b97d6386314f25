import { reviewsEndpoints } from "@listwise/contracts/reviews";
import { aDataset, anItunesApp } from "../../testing/datasets";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { presentStats } from "./reviews.presenter";
import { saveReviews, type ReviewRow } from "./reviews.repository";
import { analyzeReviews } from "./analysis/sentiment";

const { list, analysis } = reviewsEndpoints;
const id = "900000001";
let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

function aReview(fields: Partial<ReviewRow>): ReviewRow {
  const date = new Date("2026-05-05");
  return { id: "1", username: "ada", rating: 3, title: null, text: "…", version: null, date, ...fields };
}

it.each(Object.entries(reviewsEndpoints))("refuses visitors at %s", async (_, endpoint) => {
  expect(await site.request(endpoint, { params: { id } })).toMatchObject({ status: 401 });
});

it("refuses unknown storefronts, and pages and ratings out of range", async () => {
  const user = await site.asUser();
  const queries: Record<string, string | number>[] = [
    { limit: 0 },
    { limit: 201 },
    { offset: -1 },
    { rating: 6 },
    { rating: 2.5 },
    { country: "USA" },
  ];
  for (const query of queries) {
    expect(await user.request(list, { params: { id }, query })).toMatchObject({ status: 400 });
  }
  for (const endpoint of [list, analysis]) {
    const answer = await user.request(endpoint, { params: { id }, query: { country: "zz" } });
    expect(answer).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
  }
});

it("serves any known app; an unknown app must be tracked first", async () => {
  const user = await site.asUser();
  const { reviews, meta, provenance } = await user.call(list, { params: { id } });
  expect(reviews).toHaveLength(10);
  expect(meta.total).toBeGreaterThan(10);
  expect(provenance).toMatchObject({ source: "sample", fetchedAt: expect.any(String) });
  const unknown = await user.request(list, { params: { id: "999999999999" } });
  expect(unknown).toMatchObject({ status: 404, body: { code: "APP_NOT_TRACKED" } });
  const ours = await user.request(list, { params: { id: "99999999" } });
  expect(ours).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

it("pages through all reviews, newest first, each once", async () => {
  const user = await site.asUser();
  const { reviews: all, meta } = await user.call(list, { params: { id }, query: { limit: 200 } });
  const paged = [];
  for (let offset = 0; offset < meta.total; offset += 7) {
    paged.push(...(await user.call(list, { params: { id }, query: { limit: 7, offset } })).reviews);
  }
  expect(paged).toEqual(all);
  expect(all).toHaveLength(meta.total);
  expect(all.map(({ date }) => date)).toEqual(
    all
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
});

it("filters by rating and words, but totals cover all reviews", async () => {
  const user = await site.asUser();
  const all = await user.call(list, { params: { id }, query: { limit: 200 } });
  const five = await user.call(list, { params: { id }, query: { limit: 200, rating: 5 } });
  expect(five.reviews).toEqual(all.reviews.filter(({ rating }) => rating === 5));
  expect(five.stats).toEqual(all.stats);
  const word = all.reviews[0]?.text.split(" ")[0] ?? "";
  const found = await user.call(list, { params: { id }, query: { search: word.toUpperCase() } });
  expect(found.meta.total).toBeGreaterThan(0);
  const wild = await user.call(list, { params: { id }, query: { search: "%_%" } });
  expect(wild.meta.total).toBe(0);
});

it("S4: review text is returned exactly as written", async () => {
  const user = await site.asUser();
  const { rows } = await site.ctx.pool.query("select id from apps where store_id = $1", [id]);
  const text = `<img src=x onerror="alert(1)"> \u202e javascript:alert(1)`;
  const shelf = { appId: rows[0].id, source: "sample" as const, country: "us" };
  await saveReviews(site.ctx.db, shelf, [aReview({ id: "x", username: "<b>ada", text, date: new Date() })]);
  const { reviews } = await user.call(list, { params: { id }, query: { search: "onerror" } });
  expect(reviews).toMatchObject([{ text, username: "<b>ada", userInitial: "<" }]);
});

it("returns a reason if the source has no reviews", async () => {
  const path = await aDataset([anItunesApp({ trackId: 1234567890, trackName: "Radar" })]);
  const other = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
  const user = await other.asUser();
  const answer = await user.call(list, { params: { id: "1234567890" } });
  expect(answer).toMatchObject({ reviews: [], reason: expect.any(String) });
  expect(answer.stats).toEqual({ averageRating: null, reviewCount: 0, ratingDistribution: null });
  const { data } = await user.call(analysis, { params: { id: "1234567890" } });
  expect(data).toMatchObject({ sentimentScore: null, sampleSize: 0, reason: expect.any(String) });
  await other.close();
});

it.each([
  [[1, 1, 1, 0, 0], { 5: 34, 4: 33, 3: 33, 2: 0, 1: 0 }],
  [[1, 1, 1, 1, 2], { 5: 17, 4: 17, 3: 17, 2: 16, 1: 33 }],
  [[995, 1, 1, 1, 2], { 5: 100, 4: 0, 3: 0, 2: 0, 1: 0 }],
])("percentages of %j sum to 100", (counts, expected) => {
  const { ratingDistribution } = presentStats(new Map(counts.map((value, index) => [5 - index, value])));
  expect(ratingDistribution).toEqual(expected);
});

it("mood follows the formula: stars weigh .6, words .4", async () => {
  // "superb" has 5: 5 / √(25 + 15) = .7906; .6 · 1 + .4 · .7906 = .916 → 50 + 50 · .916.
  const { sentimentScore, positive } = await analyzeReviews([aReview({ rating: 5, text: "superb" })], "us");
  expect([sentimentScore, positive]).toEqual([96, 1]);
  expect((await analyzeReviews([aReview({ rating: 3, text: "the table" })], "us")).sentimentScore).toBe(50);
  expect((await analyzeReviews([aReview({ rating: 1, text: "" })], "us")).sentimentScore).toBe(20);
});

it("ignores words that can't be a topic", async () => {
  const text = "Been using this app for years, even made my phone work. Calendar";
  const { topics } = await analyzeReviews([aReview({ text }), aReview({ id: "2", text })], "us");
  expect(topics.map(({ topic }) => topic)).toEqual(["calendar"]);
  expect(
    (
      await analyzeReviews([aReview({ text }), aReview({ id: "2", text })], "us", {
        appName: "Calendar: Plans",
      })
    ).topics,
  ).toEqual([]);
});

it.each([
  ["us", "The calendar is great", "Calendar crashes", "calendar"],
  ["de", "Der Kalender ist toll", "Kalender ist langsam", "kalender"],
  ["jp", "カレンダーが便利です", "カレンダーが落ちる", "カレンダー"],
  ["th", "ปฏิทินดีมาก", "ปฏิทินช้า", "ปฏิทิน"],
  ["tr", "IŞIK çok güzel", "ışık yavaş", "ışık"],
  ["cn", "日历很方便", "日历闪退", "日历"],
  ["ru", "Календарь удобно", "календарь тормозит", "календарь"],
  ["us", "カレンダーが便利です", "カレンダーが落ちる", "カレンダー"],
])("in the %s storefront, finds the topic of %j and %j", async (country, good, bad, topic) => {
  const reviews = [aReview({ rating: 5, text: good }), aReview({ id: "2", rating: 1, text: bad })];
  const { topics, positive, negative } = await analyzeReviews(reviews, country);
  const quotes = [
    { text: good, rating: 5, version: null },
    { text: bad, rating: 1, version: null },
  ];
  const expected = { topic, count: 2, sentiment: expect.any(Number), examples: [good, bad], quotes };
  expect(topics).toContainEqual(expect.objectContaining(expected));
  expect([positive, negative]).toEqual([1, 1]);
});

/** Returns the topics of reviews with these texts; each text is one review. */
async function findTopicsInTexts(texts: readonly string[], appName?: string) {
  const reviews = texts.map((text, index) =>
    aReview({ id: String(index), text, version: `1.${texts.length - index}` }),
  );
  return (await analyzeReviews(reviews, "us", { ...(appName !== undefined && { appName }) })).topics;
}

it("topics are phrases with the words between, singular and plural together, each with its theme, versions and quotes", async () => {
  const topics = await findTopicsInTexts([
    "Offline maps please. It drains the battery!",
    "I miss an offline map. Drains the battery",
    "Where are offline maps?",
  ]);
  expect(topics.map(({ topic, theme, count }) => [topic, theme, count])).toEqual([
    ["offline maps", "features", 3],
    ["drains the battery", "performance", 2],
  ]);
  expect(topics[1]).toMatchObject({
    versions: [
      { version: "1.3", count: 1 },
      { version: "1.2", count: 1 },
    ],
    quotes: [{ version: "1.3" }, { version: "1.2" }],
  });
});

it("a word is a topic of its own if phrases with it are rare", async () => {
  const topics = await findTopicsInTexts(["Rain widget", "Snow widget", "Wind widget", "The widgets"]);
  expect(topics.map(({ topic, count }) => [topic, count])).toEqual([["widget", 4]]);
});

it.each([
  "accurate",
  "Very reliable and accurate",
  "Beautifully simple",
  "amazing",
  "usable, useful, used",
  "ahead",
])("the adjectives in %j are no topics", async (text) =>
  expect(await findTopicsInTexts([text, text])).toEqual([]),
);

it("words of the app's name are no topics, and no phrase begins with one", async () => {
  const texts = [
    "Trail Radar: calendar crashes. Love Trail Radar",
    "Trail Radar calendar crashes. Trail radars",
  ];
  const topics = await findTopicsInTexts(texts, "Trail Radar – Hiking");
  expect(topics.map(({ topic, theme }) => [topic, theme])).toEqual([["calendar crashes", "stability"]]);
});

it("can be limited to an app version; the versions are those of all reviews", async () => {
  const reviews = [
    aReview({ id: "1", text: "Login fails", rating: 1, version: "2.0" }),
    aReview({ id: "2", text: "Login fails again", rating: 1, version: "2.0" }),
    aReview({ id: "3", text: "Superb maps", rating: 5, version: "1.9" }),
    aReview({ id: "4", text: "Superb maps", rating: 5, version: null }),
  ];
  const { versions, topics, sampleSize, negative } = await analyzeReviews(reviews, "us", { version: "2.0" });
  expect(versions).toEqual([
    { version: "2.0", count: 2, sentiment: expect.any(Number) },
    { version: "1.9", count: 1, sentiment: expect.any(Number) },
  ]);
  expect([sampleSize, negative, topics.map(({ topic }) => topic)]).toEqual([2, 2, ["login fails"]]);
  const user = await site.asUser();
  const { data } = await user.call(analysis, { params: { id } });
  const [version] = data.versions;
  expect(data.versions.length).toBeGreaterThan(1);
  const one = await user.call(analysis, { params: { id }, query: { version: version?.version ?? "" } });
  expect(one.data).toMatchObject({ sampleSize: version?.count, versions: data.versions });
});
