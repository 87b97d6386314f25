import { accountEndpoints } from "@listwise/contracts/account";
import { appsEndpoints } from "@listwise/contracts/apps";
import {
  reviewConnectionsEndpoints,
  reviewManagerEndpoints,
  type ManagedReview,
} from "@listwise/contracts/reviews";
import {
  startReviewApisStub,
  type ReviewApisFault,
  type ReviewApisStub,
} from "../../../testing/review-apis-stub";
import { readTestConfig, startTestApp, type TestApp } from "../../../testing/test-app";
import { encryptSecret } from "../../../infra/security/secret-encryption";
import { deliverReply } from "./delivery.service";

const { list, mark, reply, send, withdraw } = reviewManagerEndpoints;
const { save, remove } = reviewConnectionsEndpoints;
const params = { id: "1" };
const ios = { platform: "ios" } as const;

let stores: ReviewApisStub;
let site: TestApp;
beforeAll(async () => {
  stores = await startReviewApisStub();
  const reviewApis = { ...readTestConfig(stores.env).reviewApis, timeoutMs: 2_000 };
  site = await startTestApp({ config: { reviewApis } });
});
beforeEach(async () => {
  stores.clear();
  await site.ctx.pool.query("delete from pgboss.job where name = 'reviews.reply'");
});
afterAll(async () => {
  await site.close();
  await stores.close();
});

const toConnect = ({ rating, title, text, username, date }: ManagedReview, id: string) => ({
  ...{ id, rating, title, body: text, reviewerNickname: username, createdDate: date },
});

/** Adds a user with a connection whose newest review App Store Connect lists, after reviews of others. */
async function publisher() {
  const user = await site.asUser();
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  await user.call(save, { body: stores.keys.ios });
  const [review] = (await user.call(list, { params })).data;
  if (!review) throw new Error("The sample app has no reviews.");
  const others = ["a", "b", "c"].map((name) => ({ ...toConnect(review, name), reviewerNickname: name }));
  stores.reviews = [...others, toConnect(review, "0000-42")];
  const of = { reviewId: review.id, country: "us" };
  const read = async () => (await user.call(list, { params })).data[0]?.reply;
  return { user, review, of, read };
}

/** Runs the waiting job. Returns the seconds after which it should have started; `null` if no job waits. */
async function runJob(): Promise<number | null> {
  const { rows } = await site.ctx.pool.query(
    `delete from pgboss.job where name = 'reviews.reply' and state = 'created'
     returning data, extract(epoch from start_after - now())::float8 as wait`,
  );
  const [job] = rows;
  if (!job) return null;
  await deliverReply(site.ctx, job.data);
  return Math.max(0, Math.round(job.wait));
}

it.each(Object.entries(reviewManagerEndpoints))("refuses visitors at %s", async (_, endpoint) => {
  expect(await site.request(endpoint, { params })).toMatchObject({ status: 401 });
});

it("sends a reply to the same review in App Store Connect", async () => {
  const { user, of, read } = await publisher();
  const { data } = await user.call(send, { params, body: { ...of, text: "We fixed it." } });
  expect(data).toMatchObject({
    text: "We fixed it.",
    repliedAt: null,
    delivery: { state: "queued", attempts: 0 },
  });
  expect((await user.call(list, { params, query: { reply: "queued" } })).total).toBe(1);
  await runJob();
  expect(await read()).toMatchObject({
    text: "We fixed it.",
    repliedAt: expect.any(String),
    delivery: { state: "sent", reason: null },
  });
  expect(stores.calls.map(({ method }) => method)).toEqual(["GET", "GET", "POST"]);
  expect(stores.calls.at(-1)).toEqual({
    method: "POST",
    path: "/v1/customerReviewResponses",
    body: {
      data: {
        type: "customerReviewResponses",
        attributes: { responseBody: "We fixed it." },
        relationships: { review: { data: { type: "customerReviews", id: "0000-42" } } },
      },
    },
  });
  const { sections } = await user.call(accountEndpoints.exportMe);
  expect(sections["review-replies"]).toMatchObject([{ text: "We fixed it.", delivery: "sent" }]);
});

it("what a store accepted stays answered; an edited reply isn't sent, says so and can be sent again", async () => {
  const { user, of, read } = await publisher();
  await user.call(send, { params, body: { ...of, text: "Thanks" } });
  await runJob();
  await user.call(mark, {
    params,
    body: { country: "us", answered: false, reviews: [{ reviewId: of.reviewId }] },
  });
  await user.call(reply, { params, body: { ...of, text: "Thanks", replied: false } });
  expect(await read()).toMatchObject({ repliedAt: expect.any(String), delivery: { state: "sent" } });
  for (const text of ["Thanks!", "Thank you!"]) {
    await user.call(reply, { params, body: { ...of, text, replied: true } });
    expect(await read()).toMatchObject({
      text,
      repliedAt: expect.any(String),
      delivery: { state: "kept", reason: expect.stringMatching(/The store has the former text\.$/) },
    });
  }
  await user.call(send, { params, body: { ...of, text: "Thank you!" } });
  await runJob();
  expect(await read()).toMatchObject({ text: "Thank you!", delivery: { state: "sent", reason: null } });
});

const refusals: [ReviewApisFault, RegExp][] = [
  [{ status: 401 }, /rejected the key\.$/],
  [
    { status: 403, body: { errors: [{ detail: "Ask for the role Customer Support." }] } },
    /role Customer Support\.$/,
  ],
  [{ status: 404 }, /doesn't know this app or review\.$/],
  [
    { status: 409, body: { errors: [{ title: "Conflict", detail: "Not allowed now." }] } },
    /refused the reply: Not allowed now\.$/,
  ],
  [{ status: 422 }, /refused the reply\.$/],
];

it.each(refusals)("a refusal with %j is final and shows the store's reason", async (fault, reason) => {
  const { user, of, read } = await publisher();
  stores.fail(fault);
  await user.call(send, { params, body: { ...of, text: "Hello" } });
  await runJob();
  expect(await read()).toMatchObject({
    text: "Hello",
    repliedAt: null,
    delivery: { state: "refused", reason: expect.stringMatching(reason) },
  });
  expect(await runJob()).toBeNull();
  expect((await user.call(list, { params, query: { reply: "failed" } })).total).toBe(1);
  await user.call(send, { params, body: { ...of, text: "Hello" } });
  await runJob();
  expect(await read()).toMatchObject({ delivery: { state: "sent", reason: null } });
});

it("a review that App Store Connect doesn't list is refused, and its pages are followed on the same host only", async () => {
  const { user, of, read } = await publisher();
  const next = "http://127.0.0.1:1/v1/apps/1/customerReviews";
  stores.fail({ status: 200, body: { data: [], links: { next } } });
  await user.call(send, { params, body: { ...of, text: "Hello" } });
  await runJob();
  expect(await read()).toMatchObject({ delivery: { state: "refused", reason: /doesn't list this review/ } });
  expect(stores.calls).toHaveLength(1);
});

const temporary: [string, ReviewApisFault, number][] = [
  ["429 with seconds", { status: 429, headers: { "retry-after": "900" } }, 900],
  ["429 with a short time", { status: 429, headers: { "retry-after": "1" } }, 60],
  ["500", { status: 500, body: "no JSON" }, 60],
  ["silence", "hangs", 60],
  ["a redirect", "moved", 60],
];

it.each(temporary)("after %s it is sent later", async (_, fault, wait) => {
  const { user, of, read } = await publisher();
  stores.fail(fault);
  await user.call(send, { params, body: { ...of, text: "Hello" } });
  await runJob();
  expect(await read()).toMatchObject({
    delivery: { state: "queued", attempts: 1, reason: expect.any(String) },
  });
  expect(Math.abs(((await runJob()) ?? 0) - wait)).toBeLessThan(30);
  expect(await read()).toMatchObject({ delivery: { state: "sent" } });
});

it("after eight failed attempts with growing pauses the reply is kept for copying", async () => {
  const { user, of, read } = await publisher();
  await user.call(send, { params, body: { ...of, text: "Hello" } });
  stores.fail(...Array.from({ length: 8 }, () => ({ status: 503 })));
  const waits = [];
  for (let wait = await runJob(); wait !== null; wait = await runJob()) waits.push(Math.round(wait / 60));
  expect(waits).toEqual([0, 1, 2, 4, 8, 16, 32, 64]);
  expect(await read()).toMatchObject({ text: "Hello", delivery: { state: "kept", attempts: 8 } });
});

it.each([
  ["nothing", " ", /Write a reply/],
  ["a text that is too long", "x".repeat(5971), /5970/],
  ["a text with a variable", "Hello {{author}}", /variables/],
])("refuses to send %s and queues nothing", async (_, text, message) => {
  const { user, of } = await publisher();
  expect(await user.request(send, { params, body: { ...of, text } })).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(message) },
  });
  expect(await runJob()).toBeNull();
});

it("without a connection nothing is sent; disconnecting keeps queued replies for copying", async () => {
  const { user, of, read } = await publisher();
  await user.call(send, { params, body: { ...of, text: "Hello" } });
  await user.call(remove, { params: ios });
  expect(await read()).toMatchObject({
    text: "Hello",
    delivery: { state: "kept", reason: "You disconnected App Store Connect." },
  });
  await runJob();
  expect(stores.calls).toEqual([]);
  const again = await user.request(send, { params, body: { ...of, text: "Hello" } });
  expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining("isn't connected") } });
});

it("a queued reply is protected from changes until it is withdrawn", async () => {
  const { user, of, read } = await publisher();
  await user.call(send, { params, body: { ...of, text: "Hello" } });
  const body = { ...of, replied: false };
  expect((await user.request(send, { params, body: { ...of, text: "Twice" } })).status).toBe(409);
  expect((await user.request(reply, { params, body: { ...body, text: "Changed" } })).status).toBe(409);
  expect((await user.request(reply, { params, body: { ...body, text: "" } })).status).toBe(409);
  const marked = await user.call(mark, {
    params,
    body: { country: "us", answered: true, reviews: [{ reviewId: of.reviewId }] },
  });
  expect(marked.data).toEqual([]);
  expect((await user.call(withdraw, { params, body: of })).data).toMatchObject({
    text: "Hello",
    delivery: null,
  });
  await runJob();
  expect(stores.calls).toEqual([]);
  expect(await read()).toMatchObject({ text: "Hello", repliedAt: null, delivery: null });
});

it("a sent reply is deleted from the App Store, also if Apple doesn't know it anymore", async () => {
  const { user, of, read } = await publisher();
  for (const faults of [[], [{ status: 404 }]]) {
    await user.call(send, { params, body: { ...of, text: "Hello" } });
    await runJob();
    stores.fail(...faults);
    const { data } = await user.call(withdraw, { params, body: of });
    expect(data).toEqual({ text: "Hello", repliedAt: null, delivery: null });
    expect(stores.calls.at(-1)).toMatchObject({
      method: "DELETE",
      path: "/v1/customerReviewResponses/reply-1",
    });
  }
  expect((await user.request(withdraw, { params, body: of })).status).toBe(409);
  await user.call(send, { params, body: { ...of, text: "Hello" } });
  await runJob();
  stores.fail({ status: 500 });
  expect(await user.request(withdraw, { params, body: of })).toMatchObject({ status: 502 });
  expect(await read()).toMatchObject({ delivery: { state: "sent" } });
});

it("a reply that fails on our side is tried three times, then kept for copying", async () => {
  const { user, of, read } = await publisher();
  const name = `review-connection:${user.id}:ios`;
  const sealedKey = await encryptSecret(site.ctx.config, name, "This is no key.");
  await site.ctx.pool.query("update review_connections set sealed_key = $1 where user_id = $2", [
    sealedKey,
    user.id,
  ]);
  await user.call(send, { params, body: { ...of, text: "Hello" } });
  const { rows } = await site.ctx.pool.query("select data from pgboss.job where name = 'reviews.reply'");
  for (const state of ["queued", "queued", "kept"]) {
    await expect(deliverReply(site.ctx, rows[0].data)).rejects.toThrow();
    expect(await read()).toMatchObject({ text: "Hello", delivery: { state } });
  }
  expect(stores.calls).toEqual([]);
});

it("a reply of a deactivated account isn't sent, and one of a deleted account is gone", async () => {
  const { user, of } = await publisher();
  await user.call(send, { params, body: { ...of, text: "Hello" } });
  await site.ctx.pool.query("update users set is_active = false where id = $1", [user.id]);
  await runJob();
  const { rows } = await site.ctx.pool.query("select delivery from review_replies where user_id = $1", [
    user.id,
  ]);
  expect(rows).toEqual([{ delivery: "kept" }]);
  await site.ctx.pool.query("delete from users where id = $1", [user.id]);
  expect(stores.calls).toEqual([]);
  const { rowCount } = await site.ctx.pool.query("select 1 from review_replies where user_id = $1", [
    user.id,
  ]);
  expect(rowCount).toBe(0);
});
