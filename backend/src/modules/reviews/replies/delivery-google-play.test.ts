import { ownAppsEndpoints } from "@listwise/contracts/apps";
import { reviewConnectionsEndpoints, reviewManagerEndpoints } from "@listwise/contracts/reviews";
import { startReviewApisStub, type ReviewApisStub } from "../../../testing/review-apis-stub";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { saveReviews } from "../reviews.repository";
import { deliverReply } from "./delivery.service";

const { list, send, withdraw } = reviewManagerEndpoints;
const { save, test: check } = reviewConnectionsEndpoints;
const STORE_ID = "com.example.tides";
const path = `/androidpublisher/v3/applications/${STORE_ID}/reviews`;

let stores: ReviewApisStub;
let site: TestApp;
beforeAll(async () => {
  stores = await startReviewApisStub();
  site = await startTestApp({ env: stores.env });
});
beforeEach(() => stores.clear());
afterAll(async () => {
  await site.close();
  await stores.close();
});

/** Adds a user with an Android app that has a review, and a connection to Google Play. */
async function publisher() {
  const user = await site.asUser();
  const body = { name: "Tides", storeId: STORE_ID, platform: "android" as const };
  const { id } = (await user.call(ownAppsEndpoints.create, { body })).data;
  const review = {
    id: "gp:1/2",
    username: "Ada",
    rating: 2,
    title: null,
    text: "Slow",
    version: "1.0",
    date: new Date(),
  };
  await saveReviews(site.ctx.db, { appId: Number(id), source: "sample", country: "us" }, [review]);
  await user.call(save, { body: stores.keys.android });
  const [params, of] = [{ id: String(id) }, { reviewId: review.id, country: "us" }];
  const read = async () => (await user.call(list, { params })).data[0]?.reply;
  const deliver = async () => {
    const sql = "delete from pgboss.job where name = 'reviews.reply' and state = 'created' returning data";
    const [job] = (await site.ctx.pool.query(sql)).rows;
    await deliverReply(site.ctx, job.data);
  };
  return { user, params, of, read, deliver };
}

it("gets a token with the service account's key and replies to the review by its id", async () => {
  const { user, params, of, read, deliver } = await publisher();
  const test = { params: { platform: "android" as const }, body: { appId: params.id } };
  expect((await user.call(check, test)).data).toEqual({
    ok: true,
    message: "Google Play accepts the key for this app.",
  });
  await user.call(send, { params, body: { ...of, text: "Faster now" } });
  await deliver();
  expect(await read()).toMatchObject({ text: "Faster now", delivery: { state: "sent" } });
  expect(stores.calls).toEqual([
    { method: "GET", path, body: null },
    { method: "POST", path: `${path}/gp%3A1%2F2:reply`, body: { replyText: "Faster now" } },
  ]);
});

it("refuses more than 350 characters, and names the Play Console for deleting a reply", async () => {
  const { user, params, of, deliver } = await publisher();
  expect(await user.request(send, { params, body: { ...of, text: "x".repeat(351) } })).toMatchObject({
    status: 400,
    body: { message: "Google Play accepts at most 350 characters." },
  });
  await user.call(send, { params, body: { ...of, text: "🎉".repeat(350) } });
  await deliver();
  expect(await user.request(withdraw, { params, body: of })).toMatchObject({
    status: 409,
    body: { message: "Delete this reply in the Play Console." },
  });
});

it("a deleted key is refused with Google's reason and shown at the connection", async () => {
  const { user, params, of, read, deliver } = await publisher();
  stores.fail({ status: 400, body: { error: "invalid_grant", error_description: "Invalid JWT Signature." } });
  await user.call(send, { params, body: { ...of, text: "Hello" } });
  await deliver();
  const reason = "Google Play rejected the key: Invalid JWT Signature.";
  expect(await read()).toMatchObject({ delivery: { state: "refused", reason } });
  expect((await user.call(reviewConnectionsEndpoints.list)).data).toMatchObject([{ problem: reason }]);
});

it("Google's own reason is shown, and its quota delays the reply", async () => {
  const { user, params, of, read, deliver } = await publisher();
  await user.call(send, { params, body: { ...of, text: "Hello" } });
  stores.fail({
    status: 429,
    body: { error: { code: 429, message: "Quota exceeded.", status: "RESOURCE_EXHAUSTED" } },
  });
  await deliver();
  expect(await read()).toMatchObject({ delivery: { state: "queued", reason: /Quota exceeded\.$/ } });
  stores.fail({
    status: 403,
    body: { error: { code: 403, message: "The caller does not have permission" } },
  });
  await deliver();
  expect(await read()).toMatchObject({
    delivery: { state: "refused", reason: "Google Play denied access: The caller does not have permission" },
  });
});
