import { appsEndpoints } from "@listwise/contracts/apps";
import { reviewManagerEndpoints } from "@listwise/contracts/reviews";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { list, reply } = reviewManagerEndpoints;
const params = { id: "1" };

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

async function writer() {
  const user = await site.asUser();
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  return user;
}

it("shows reviews of tracked apps, with totals for all of them", async () => {
  const user = await writer();
  const { data, total, stats, provenance } = await user.call(list, { params });
  expect(data).toHaveLength(10);
  expect(stats.total).toBe(total);
  expect(stats.responseRate).toBe(0);
  expect(stats.average).toBeGreaterThan(1);
  expect(provenance.source).toBe("sample");
  const stranger = await site.asUser();
  expect(await stranger.request(list, { params })).toMatchObject({ status: 404 });
  expect(await user.request(list, { params, query: { country: "zz" } })).toMatchObject({ status: 400 });
});

it("tabs select by mood and filters narrow the list, but totals cover all reviews", async () => {
  const user = await writer();
  const of = (query: Record<string, string | number>) =>
    user.call(list, { params, query: { limit: 200, ...query } });
  const all = await of({});
  const [positive, negative] = [await of({ tab: "positive" }), await of({ tab: "negative" })];
  expect(positive.data.every(({ sentiment }) => sentiment === "positive")).toBe(true);
  expect(negative.data.every(({ sentiment }) => sentiment === "negative")).toBe(true);
  expect(positive.total).toBeGreaterThan(0);
  expect(positive.stats).toEqual(all.stats);
  expect(all.stats.positiveSentiment).toBe(Math.round((100 * positive.total) / all.total));
  const five = await of({ rating: 5 });
  expect(five.data.every(({ rating }) => rating === 5)).toBe(true);
  const [first] = all.data;
  const found = await of({ search: first?.username ?? "" });
  expect(found.data.map(({ id }) => id)).toContain(first?.id);
  const oldest = await of({ sort: "oldest" });
  expect(oldest.data.map(({ id }) => id)).toEqual(all.data.map(({ id }) => id).reverse());
  const [version = ""] = all.versions;
  const ofVersion = await of({ version });
  expect(ofVersion.total).toBeGreaterThan(0);
  expect(ofVersion.data.every((review) => review.version === version)).toBe(true);
});

it("stores reply drafts for their author, and marks sent ones as replied", async () => {
  const [ada, bob] = [await writer(), await writer()];
  const { data } = await ada.call(list, { params });
  const reviewId = data[0]?.id ?? "";
  const body = { reviewId, country: "us", text: "Thank you!", replied: false };
  expect((await ada.call(reply, { params, body })).data).toEqual({ text: "Thank you!", repliedAt: null });
  const drafted = await ada.call(list, { params, query: { tab: "unanswered" } });
  expect(drafted.data[0]).toMatchObject({ id: reviewId, reply: { text: "Thank you!" } });
  const { data: sent } = await ada.call(reply, { params, body: { ...body, replied: true } });
  const { data: corrected } = await ada.call(reply, {
    params,
    body: { ...body, text: "Thanks!", replied: true },
  });
  expect(corrected).toEqual({ text: "Thanks!", repliedAt: sent?.repliedAt });
  const left = await ada.call(list, { params, query: { tab: "unanswered" } });
  expect(left.total).toBe(drafted.total - 1);
  expect(left.stats.responseRate).toBe(Math.round(100 / left.stats.total));
  expect((await bob.call(list, { params })).data[0]?.reply).toBeNull();
  expect((await ada.call(reply, { params, body: { ...body, text: " " } })).data).toBeNull();
  const none = await ada.request(reply, { params, body: { ...body, reviewId: "nothing" } });
  expect(none).toMatchObject({ status: 404 });
});
