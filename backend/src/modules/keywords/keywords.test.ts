import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { add, list, update, remove } = userKeywordsEndpoints;

describe("user keywords", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it.each(Object.entries(userKeywordsEndpoints))("refuses %s to a visitor", async (_, endpoint) => {
    expect(await test.request(endpoint)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  });

  it.each(["", "   ", "\u0000", "\u3000"])("refuses %j as a keyword", async (keywordText) => {
    const user = await test.asUser();
    expect(await user.request(add, { body: { keywordText } })).toMatchObject({
      status: 400,
      body: { message: "Keyword cannot be empty" },
    });
  });

  it("refuses an unknown storefront", async () => {
    const user = await test.asUser();
    const answer = await user.request(add, { body: { keywordText: "radar", country: "zz" } });
    expect(answer).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
  });

  it("tracks a keyword once per storefront, regardless of case and width", async () => {
    const user = await test.asUser();
    const { data } = await user.call(add, { body: { keywordText: "  Weather  Radar " } });
    expect(data).toMatchObject({
      keywordText: "weather radar",
      country: "us",
      category: "General",
      best: null,
    });
    expect(data.Keyword).toEqual(data.keyword);
    expect(await user.request(add, { body: { keywordText: "ＷEATHER radar" } })).toMatchObject({
      status: 409,
      body: { code: "CONFLICT", message: "Already Tracked" },
    });
    await user.call(add, { body: { keywordText: "weather radar", country: "de" } });
    expect((await user.call(list)).data.map((keyword) => keyword.country)).toEqual(["de", "us"]);
  });

  it.each(["天気 予報", "'; drop table keywords; --", "100% \\ _", "Погода", "naïve café", "🎈"])(
    "tracks %j unchanged",
    async (keywordText) => {
      const user = await test.asUser();
      await user.call(add, { body: { keywordText } });
      expect((await user.call(list)).data[0]?.keywordText).toBe(keywordText.toLowerCase());
    },
  );

  it("changes category, notes and favorite, and resets an empty category to General", async () => {
    const user = await test.asUser();
    const { data } = await user.call(add, { body: { keywordText: "rain", category: "Brand" } });
    const params = { id: data.id };
    const changed = await user.call(update, { params, body: { notes: "to watch", isFavorite: true } });
    expect(changed.data).toMatchObject({ category: "Brand", notes: "to watch", isFavorite: true });
    expect((await user.call(update, { params, body: { category: "" } })).data.category).toBe("General");
    expect((await user.call(update, { params, body: {} })).data).toMatchObject({ notes: "to watch" });
  });

  it("doesn't let users change or remove other users' keywords", async () => {
    const [ada, bob] = [await test.asUser(), await test.asUser()];
    const { data } = await ada.call(add, { body: { keywordText: "mine" } });
    const params = { id: data.id };
    expect(await bob.request(remove, { params })).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    expect(await bob.request(update, { params, body: { notes: "x" } })).toMatchObject({ status: 404 });
    expect(await bob.request(update, { params, body: {} })).toMatchObject({ status: 404 });
    expect((await ada.call(list)).data).toHaveLength(1);
    await ada.call(remove, { params });
    expect(await ada.request(remove, { params })).toMatchObject({ status: 404 });
  });

  it("enforces the limit under parallel calls", async () => {
    const user = await test.asUser();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => user.request(add, { body: { keywordText: `keyword ${n}` } })),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(25);
    expect(answers.find((answer) => answer.status === 403)?.body).toMatchObject({
      code: "FEATURE_LIMIT_EXCEEDED",
      details: { feature: "max_tracked_keywords", usage: { current: 25, limit: 25 } },
    });
    expect((await user.call(list)).data).toHaveLength(25);
  });
});
