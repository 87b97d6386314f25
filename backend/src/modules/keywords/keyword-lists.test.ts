import { keywordListsEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { startCpuClock } from "../../testing/cpu-clock";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { addMany, removeMany, favorites, byCategory, search } = keywordListsEndpoints;
const { add, list } = userKeywordsEndpoints;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const items = (...texts: string[]) => texts.map((keywordText) => ({ keywordText }));

describe("bulk operations", () => {
  it("reject an unknown storefront without adding anything", async () => {
    const user = await test.asUser();
    const body = { items: [...items("one"), { keywordText: "two", country: "zz" }] };
    const reason = 'There is no storefront "zz".';
    expect(await user.request(addMany, { body })).toMatchObject({
      status: 400,
      body: {
        code: "UNKNOWN_COUNTRY",
        message: `1 of 2 keywords can't be added. ${reason}`,
        details: { lines: [{ index: 1, keywordText: "two", country: "zz", reason }] },
      },
    });
    expect((await user.request(addMany, { body: { items: [] } })).status).toBe(400);
    expect((await user.call(list)).data).toEqual([]);
  });

  it("S47: are refused if the plan lacks bulk operations; a single item is not", async () => {
    const user = await test.asUser();
    await giveLimit(test, user.id, "bulk_operations_access", false);
    const refused = await user.request(addMany, { body: { items: items("one", "two") } });
    expect(refused).toMatchObject({
      status: 403,
      body: {
        code: "FEATURE_LIMIT_EXCEEDED",
        details: { feature: "bulk_operations_access", usage: null },
      },
    });
    expect((await user.call(addMany, { body: { items: items("one") } })).added).toBe(1);
    expect((await user.request(removeMany, { body: { ids: [1, 2] } })).status).toBe(403);
    expect((await user.call(list)).data).toHaveLength(1);
  });

  it("add nothing with allOrNothing if they don't all fit, and say how many do", async () => {
    const user = await test.asUser();
    await giveLimit(test, user.id, "max_tracked_keywords", 3);
    await user.call(addMany, { body: { items: items("one") } });
    const body = { items: items("one", "two", "three", "four"), allOrNothing: true };
    expect(await user.request(addMany, { body })).toMatchObject({
      status: 403,
      body: {
        code: "FEATURE_LIMIT_EXCEEDED",
        message: "You track 1 of 3 keywords, and this needs 3 more. Untrack keywords or upgrade your plan.",
        details: {
          feature: "max_tracked_keywords",
          usage: { current: 1, limit: 3, remaining: 2 },
          needed: 3,
        },
      },
    });
    expect((await user.call(list)).data).toHaveLength(1);
    expect(await user.call(addMany, { body: { ...body, items: body.items.slice(0, 3) } })).toMatchObject({
      added: 2,
      tracked: 1,
    });
  });

  it("return the result of each line", async () => {
    const user = await test.asUser();
    await user.call(add, { body: { keywordText: "known" } });
    const answer = await user.call(addMany, {
      body: {
        items: [
          ...items("KNOWN", "fresh", "  ", "Fresh ", "x".repeat(101)),
          { keywordText: "fresh", country: "de", category: "Brand", isFavorite: true },
        ],
      },
    });
    expect(answer.data.map((line) => line.result)).toEqual([
      "already-tracked",
      "added",
      "blank",
      "repeated",
      "too-long",
      "added",
    ]);
    expect(answer).toMatchObject({ added: 2, tracked: 1, refused: 3 });
    expect(answer.keywords).toMatchObject([
      { keywordText: "fresh", country: "us", category: "General" },
      { keywordText: "fresh", country: "de", category: "Brand", isFavorite: true },
    ]);
  });

  it("10,000 lines with duplicates and blanks fill the plan exactly", async () => {
    const user = await test.asUser({ plan: "team" });
    const texts = Array.from({ length: 10_000 }, (_, n) =>
      n % 10 === 0 ? " " : `${n % 3 ? "" : " "}Keyword ${n % 8_000}`,
    );
    const clock = startCpuClock();
    const answer = await user.call(addMany, { body: { items: items(...texts) } });
    expect(clock()).toBeLessThan(10_000);
    expect(answer).toMatchObject({ added: 5_000, tracked: 0, refused: 5_000 });
    const count = (result: string) => answer.data.filter((line) => line.result === result).length;
    expect(["added", "blank", "repeated", "over-limit"].map(count)).toEqual([5_000, 1_000, 1_800, 2_200]);
    expect((await user.call(list)).data).toHaveLength(5_000);
  });

  it("S46: parallel adds respect the limit exactly", async () => {
    const user = await test.asUser();
    const bulk = (from: number) =>
      user.call(addMany, {
        body: { items: items(...Array.from({ length: 10 }, (_, n) => `word ${from + n}`)) },
      });
    const single = (n: number) => user.request(add, { body: { keywordText: `single ${n}` } });
    const [bulks, singles] = await Promise.all([
      Promise.all([0, 5, 20, 30].map(bulk)),
      Promise.all([1, 2, 3].map(single)),
    ]);
    const added = bulks.reduce((sum, answer) => sum + answer.added, 0);
    expect(added + singles.filter((answer) => answer.status === 201).length).toBe(25);
    expect((await user.call(list)).data).toHaveLength(25);
  });

  it("S13: remove only the user's own keywords", async () => {
    const [ada, bob] = [await test.asUser(), await test.asUser()];
    for (const user of [ada, bob]) await user.call(addMany, { body: { items: items("a", "b", "c") } });
    const ids = (await ada.call(list)).data.map((keyword) => keyword.id);
    expect((await bob.call(removeMany, { body: { ids } })).removed).toBe(0);
    expect((await ada.call(removeMany, { body: { ids: [...ids.slice(1), 99_999_999] } })).removed).toBe(2);
    expect((await ada.call(list)).data).toHaveLength(1);
    expect((await bob.call(list)).data).toHaveLength(3);
  });
});

it("favorites, categories and search filter the list", async () => {
  const user = await test.asUser();
  const body = {
    items: [
      { keywordText: "rain", isFavorite: true },
      { keywordText: "snow", category: "Winter" },
      { keywordText: "hail", notes: "like Snow, 100%" },
    ],
  };
  await user.call(addMany, { body });
  const texts = async (parts: Parameters<typeof user.call>[1], endpoint = search) =>
    (await user.call(endpoint, parts)).data.map((keyword) => keyword.keywordText);
  expect((await user.call(favorites)).data.map((keyword) => keyword.keywordText)).toEqual(["rain"]);
  const winter = await user.call(byCategory, { params: { category: "Winter" } });
  expect(winter.data.map((keyword) => keyword.keywordText)).toEqual(["snow"]);
  expect((await texts({ query: { searchTerm: "SNOW" } })).sort()).toEqual(["hail", "snow"]);
  expect(await texts({ query: { searchTerm: "100%" } })).toEqual(["hail"]);
  expect(await texts({ query: { searchTerm: "_" } })).toEqual([]);
});

it.each(["%' or 1=1 --", "'; drop table user_keywords; --", "\\", "%"])(
  "S48: the search for %j is text",
  async (searchTerm) => {
    const user = await test.asUser();
    await user.call(add, { body: { keywordText: "safe" } });
    expect((await user.call(search, { query: { searchTerm } })).data).toEqual([]);
    expect((await user.call(byCategory, { params: { category: searchTerm } })).data).toEqual([]);
    expect((await user.call(list)).data).toHaveLength(1);
  },
);

it("S49: a search term of 1 MB is refused immediately", async () => {
  const user = await test.asUser();
  const clock = startCpuClock();
  expect((await user.request(search, { query: { searchTerm: "a".repeat(1_000_000) } })).status).toBe(400);
  expect(clock()).toBeLessThan(1_000);
});
