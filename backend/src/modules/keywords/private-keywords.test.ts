import { researchEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingJobsEndpoints, rankingsEndpoints } from "@listwise/contracts/rankings";
import { z } from "@listwise/contracts/zod";
import { startTestApp, type TestApp } from "../../testing/test-app";

const SECRET = "project nightingale launch codename";
const { add, update, updateOne, remove } = userKeywordsEndpoints;
const { byId, byText } = researchEndpoints;
const query = { appIds: "1" };

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe("a keyword that another user tracks", () => {
  it("can't be read by enumerating ids", async () => {
    const owner = await test.asUser();
    await owner.call(add, { body: { keywordText: SECRET } });
    const stranger = await test.asUser();
    for (let id = 1; id <= 15; id++) {
      for (const endpoint of [byId, rankingsEndpoints.keywordHistory, rankingJobsEndpoints.updateKeyword]) {
        expect((await stranger.request(endpoint, { params: { id }, query })).status).toBe(404);
      }
    }
  });

  it("can't be read with its id or text, through any endpoint", async () => {
    const [owner, stranger] = [await test.asUser(), await test.asUser()];
    const { data } = await owner.call(add, { body: { keywordText: `${SECRET} two` } });
    const shared = { id: data.keywordId };
    const own = { id: data.id };
    for (const user of [owner, stranger]) {
      const status = user === owner ? [200, 202] : [404, 404];
      const fetchStatus = async (...call: Parameters<typeof user.request>) =>
        (await user.request(...call)).status;
      expect(await fetchStatus(byId, { params: shared })).toBe(status[0]);
      expect(await fetchStatus(byText, { params: { text: data.keywordText } })).toBe(status[0]);
      expect(await fetchStatus(rankingsEndpoints.keywordHistory, { params: shared, query })).toBe(status[0]);
      expect(await fetchStatus(rankingJobsEndpoints.updateKeyword, { params: shared })).toBe(status[1]);
      expect(await fetchStatus(updateOne, { params: own })).toBe(status[1]);
      expect(await fetchStatus(update, { params: own, body: { notes: "mine?" } })).toBe(status[0]);
    }
    expect((await stranger.request(remove, { params: own })).status).toBe(404);
  });

  it("has no id in responses about its text", async () => {
    const [owner, stranger] = [await test.asUser(), await test.asUser()];
    const keywordText = "weather radar";
    await owner.call(add, { body: { keywordText } });
    const asked = { query: { keyword: keywordText } };
    expect((await owner.call(rankingsEndpoints.topApps, asked)).keywordId).toEqual(expect.any(String));
    expect((await stranger.call(rankingsEndpoints.topApps, asked)).keywordId).toBeNull();
  });

  it("can't be read after the user stops tracking it", async () => {
    const user = await test.asUser();
    const { data } = await user.call(add, { body: { keywordText: `${SECRET} three` } });
    await user.call(remove, { params: { id: data.id } });
    expect((await user.request(byId, { params: { id: data.keywordId } })).status).toBe(404);
  });
});

it("keyword ids are random and reveal neither their number nor their order", async () => {
  const user = await test.asUser();
  for (const keywordText of ["first of two", "second of two"]) {
    const { data } = await user.call(add, { body: { keywordText } });
    expect(z.safeParse(z.uuidv4(), data.keywordId).success).toBe(true);
    expect(data.keyword).toEqual({ id: data.keywordId, text: keywordText });
  }
  const { body } = await user.inject({ url: "/api/users/me/export" });
  expect(body).toContain("second of two");
  expect(body).not.toMatch(/"keywordId": ?\d/);
});
