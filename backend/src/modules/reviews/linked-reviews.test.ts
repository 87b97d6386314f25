import { appLinksEndpoints } from "@listwise/contracts/apps";
import { reviewManagerEndpoints, reviewsEndpoints, type ReviewStore } from "@listwise/contracts/reviews";
import { trackSamplePair } from "../../testing/link-sample-apps";
import { startTestApp, type TestApp } from "../../testing/test-app";

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

async function owner(options?: { link?: boolean }) {
  const user = await test.asUser({ plan: "pro" });
  const { ios, android } = await trackSamplePair(user, options);
  const params = { id: String(ios.id) };
  const toQuery = (store?: ReviewStore) => ({ limit: 200, ...(store && { store }) });
  const listInbox = (store?: ReviewStore) =>
    user.call(reviewManagerEndpoints.list, { params, query: toQuery(store) });
  const list = (store?: ReviewStore) => user.call(reviewsEndpoints.list, { params, query: toQuery(store) });
  return { ...user, ios, android, params, listInbox, list };
}
const getAppIds = (reviews: readonly { appId?: number | undefined }[]) => [
  ...new Set(reviews.map(({ appId }) => appId)),
];

it("lists the reviews of both stores in one order, or of one store", async () => {
  const user = await owner();
  const own = await user.listInbox();
  const [both, other] = [await user.listInbox("both"), await user.listInbox("android")];
  expect(getAppIds(own.data)).toEqual([user.ios.id]);
  expect(getAppIds(other.data)).toEqual([user.android.id]);
  expect(getAppIds(both.data).sort()).toEqual([user.ios.id, user.android.id].sort());
  expect(both.total).toBe(own.total + other.total);
  expect(both.stats.total).toBe(both.total);
  const dates = both.data.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(await user.listInbox("ios")).toMatchObject({ total: own.total });
});

it("a reply to a review of the linked app is shown in the list of both", async () => {
  const user = await owner();
  const [review] = (await user.listInbox("android")).data;
  const params = { id: String(user.android.id) };
  const body = { reviewId: review?.id ?? "", country: "us", text: "Thank you", replied: true };
  await user.call(reviewManagerEndpoints.reply, { params, body });
  const { data, stats } = await user.listInbox("both");
  expect(data.filter(({ reply }) => reply !== null)).toMatchObject([
    { id: review?.id, appId: user.android.id, reply: { text: "Thank you" } },
  ]);
  expect(stats.responseRate).toBe(Math.round(100 / data.length));
});

it("the list of the details sums both stores", async () => {
  const user = await owner();
  const [own, both, other] = [await user.list(), await user.list("both"), await user.list("android")];
  expect(both.meta.total).toBe(own.meta.total + other.meta.total);
  expect(both.stats.reviewCount).toBe(own.stats.reviewCount + other.stats.reviewCount);
  expect(getAppIds(both.reviews).sort()).toEqual([user.ios.id, user.android.id].sort());
});

it("without a link, and after it ended, the app's own reviews are listed", async () => {
  const user = await owner({ link: false });
  const own = await user.listInbox();
  for (const store of ["both", "android"] as const) {
    expect((await user.listInbox(store)).total).toBe(own.total);
  }
  await user.call(appLinksEndpoints.save, { params: user.params, body: { appId: user.android.id } });
  expect((await user.listInbox("both")).total).toBeGreaterThan(own.total);
  await user.call(appLinksEndpoints.remove, { params: user.params });
  expect((await user.listInbox("both")).total).toBe(own.total);
});
