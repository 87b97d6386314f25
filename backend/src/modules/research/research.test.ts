import { researchEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { metrics, suggestions, appleSuggestions, topAppsMulti, byId, byText } = researchEndpoints;

describe("research", () => {
  let test: TestApp;
  beforeAll(async () => void (test = await startTestApp({ worker: true })));
  afterAll(() => test.close());

  it.each(Object.entries(researchEndpoints))("refuses visitors at %s", async (_, endpoint) => {
    expect(await test.request(endpoint)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  });

  it.each([metrics, suggestions, appleSuggestions, topAppsMulti])(
    "refuses an unknown storefront: $path",
    async (endpoint) => {
      const user = await test.asUser();
      const query = { keyword: "rain", term: "rain", country: "zz", countries: "us,zz" };
      const answer = await user.request(endpoint, { query });
      expect(answer).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
    },
  );

  it("has no metrics for a storefront without data", async () => {
    const user = await test.asUser();
    const answer = await user.request(metrics, { query: { keyword: "rain", country: "br" } });
    expect(answer).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
    expect(answer.body).toMatchObject({
      message: expect.stringMatching(/doesn't cover Brazil/),
    });
  });

  it("returns a keyword's metrics with their inputs and provenance", async () => {
    const user = await test.asUser();
    const { data, popularity } = await user.call(metrics, { query: { keyword: " Weather  Radar " } });
    expect(data.keyword).toBe("weather radar");
    expect(popularity).toBe(data.popularity.value);
    for (const metric of [data.popularity, data.difficulty, data.opportunity]) {
      expect(metric.value).toEqual(expect.any(Number));
      expect(metric.reason).toBeNull();
      expect(metric.inputs.length).toBeGreaterThan(1);
      expect(metric.provenance).toMatchObject({
        source: "sample",
        version: expect.any(Number),
        confidence: expect.any(Number),
      });
    }
  });

  it("S47: withholds difficulty and opportunity where the plan has no advanced analysis", async () => {
    const user = await test.asUser();
    await giveLimit(test, user.id, "advanced_keyword_analysis", false);
    const { data } = await user.call(metrics, { query: { keyword: "weather radar" } });
    expect(data.popularity.value).toEqual(expect.any(Number));
    for (const { value, reason, inputs } of [data.difficulty, data.opportunity]) {
      expect({ value, reason, inputs }).toEqual({
        value: null,
        reason: "This feature is not available on your current plan",
        inputs: [],
      });
    }
  });

  it("returns the reason for an unknown metric instead of 0", async () => {
    const user = await test.asUser();
    const { data, popularity } = await user.call(metrics, { query: { keyword: "zzyzx nowhere" } });
    expect(popularity).toBeNull();
    expect([data.popularity, data.difficulty, data.opportunity].map(({ value }) => value)).toEqual([
      null,
      null,
      null,
    ]);
    expect(data.difficulty.reason).toMatch(/^Fewer than three/);
  });

  it("suggests from autocomplete, titles and modifiers, best first, up to the limit", async () => {
    const user = await test.asUser();
    const { data, provenance } = await user.call(suggestions, { query: { term: "weather", limit: 100 } });
    expect(provenance.source).toBe("sample");
    expect(new Set(data.map(({ reason }) => reason))).toEqual(
      new Set(["autocomplete", "title", "neighbour", "modifier"]),
    );
    const words = data.map(({ keyword }) => keyword);
    expect(words).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(made|for|the|and|with)( |$)/)]),
    );
    expect(words).not.toEqual(expect.arrayContaining([expect.stringMatching(/ (for|the|and|with|every)$/)]));
    const scores = data.map(({ score }) => score ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(data.map(({ keyword }) => keyword)).not.toContain("weather");
    expect((await user.call(suggestions, { query: { term: "weather" } })).data).toHaveLength(10);
  });

  it("says that Apple Search Ads is not connected", async () => {
    const user = await test.asUser();
    const answer = await user.request(appleSuggestions, { query: { term: "rain" } });
    expect(answer).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
    expect(answer.body.message).toMatch(/not connected/);
  });

  it("lists the first ten apps in each country", async () => {
    const user = await test.asUser();
    const query = { keyword: "weather", countries: "us, de,us" };
    const { data } = await user.call(topAppsMulti, { query });
    expect(data.map(({ country }) => country)).toEqual(["us", "de"]);
    expect(data[0]?.apps.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const many = Array.from({ length: 17 }, (_, n) => `${String.fromCharCode(97 + n)}x`).join(",");
    expect((await user.request(topAppsMulti, { query: { ...query, countries: many } })).status).toBe(400);
  });

  it("finds known keywords by id and text", async () => {
    const user = await test.asUser();
    await user.call(userKeywordsEndpoints.add, { body: { keywordText: "Weather Radar" } });
    const { data } = await user.call(byText, { params: { text: "WEATHER radar" } });
    expect((await user.call(byId, { params: { id: data.id } })).data).toEqual(data);
    expect((await user.request(byText, { params: { text: "never heard" } })).status).toBe(404);
  });
});
