import { accountEndpoints } from "@listwise/contracts/account";
import { billingEndpoints, trialsEndpoints } from "@listwise/contracts/billing";
import { limitsEndpoints, userLimitsEndpoints } from "@listwise/contracts/limits";
import { paddleSignature } from "../../testing/paddle-stub";
import { startTestApp, type TestApp } from "../../testing/test-app";

const SECRET = "pdl_ntfset_secret";
const MINUTE = 60_000;
const env = { PADDLE_API_KEY: "key", PADDLE_WEBHOOK_SECRET: SECRET };
let site: TestApp;
let sequence = 0;

beforeAll(async () => {
  site = await startTestApp({ env });
  const admin = await site.asAdmin();
  const products = [
    { priceId: "pri_pro", name: "Pro, monthly", plan: "pro" },
    { priceId: "pri_team", name: "Team, monthly", plan: "team" },
  ];
  await admin.call(billingEndpoints.saveProducts, { body: { products } });
});
afterAll(() => site.close());

interface EventFields {
  id: string;
  userId?: number | string;
  status?: string;
  price?: string;
  /** Minutes from now. */
  at?: number;
  event?: string;
  type?: string;
}

function createEvent({
  id,
  userId,
  status = "active",
  price = "pri_pro",
  at = 0,
  event,
  type,
}: EventFields): string {
  return JSON.stringify({
    event_id: event ?? `evt_${sequence++}`,
    event_type: type ?? "subscription.updated",
    occurred_at: new Date(Date.now() + at * MINUTE).toISOString(),
    notification_id: "ntf_1",
    data: {
      id,
      status,
      customer_id: "ctm_1",
      next_billed_at: null,
      custom_data: userId === undefined ? null : { user_id: userId },
      items: [{ price: { id: price, product_id: "pro_1" }, quantity: 1 }],
    },
  });
}

async function send(body: string, signature?: string, to = site) {
  const answer = await to.app.inject({
    method: "POST",
    url: "/api/webhooks/paddle",
    headers: { "content-type": "application/json", ...(signature && { "paddle-signature": signature }) },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<{ result?: string; code?: string }>() };
}

const sendEvent = (told: EventFields) => {
  const body = createEvent(told);
  return send(body, paddleSignature(SECRET, body));
};
const fetchPlan = async (user: Awaited<ReturnType<TestApp["asUser"]>>) =>
  (await user.call(limitsEndpoints.myLimits)).plan.key;

it("rejects events if the provider is not configured", async () => {
  const bare = await startTestApp();
  const body = createEvent({ id: "sub_0" });
  expect(await send(body, paddleSignature("", body), bare)).toMatchObject({
    status: 503,
    body: { code: "UNAVAILABLE" },
  });
  await bare.close();
});

it("S47: rejects events that are unsigned, signed with another secret, changed or old", async () => {
  const user = await site.asUser();
  const body = createEvent({ id: "sub_1", userId: user.id });
  const good = paddleSignature(SECRET, body);
  const [time = "", mac = ""] = good.split(";");
  const wrong = [
    undefined,
    "",
    time,
    mac,
    `${time};h1=`,
    `${time};h1=${"0".repeat(64)}`,
    paddleSignature("another secret", body),
    paddleSignature(SECRET, `${body} `),
    paddleSignature(SECRET, body, Date.now() - 5 * MINUTE),
    paddleSignature(SECRET, body, Date.now() + 5 * MINUTE),
    `ts=${Math.floor(Date.now() / 1000) + 1};${mac}`,
  ];
  for (const signature of wrong) {
    expect(await send(body, signature)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  }
  expect(await fetchPlan(user)).toBe("free");
  // During secret rotation there are two signatures.
  expect(await send(body, `${time};h1=${"0".repeat(64)};${mac}`)).toMatchObject({
    status: 200,
    body: { result: "applied" },
  });
  expect(await fetchPlan(user)).toBe("pro");
});

it("rejects signed bodies that are not Paddle events", async () => {
  for (const body of ["no JSON", "{}", "null", '{"event_id":"evt_x","event_type":"subscription.created"}']) {
    expect((await send(body, paddleSignature(SECRET, body))).status).toBe(400);
  }
  const other = JSON.stringify({
    event_id: "evt_other",
    event_type: "customer.created",
    occurred_at: new Date().toISOString(),
    data: { id: "ctm_1" },
  });
  expect(await send(other, paddleSignature(SECRET, other))).toMatchObject({
    status: 200,
    body: { result: "ignored" },
  });
});

it("a subscription assigns its plan, past due keeps it, canceling resets it; every change is audited", async () => {
  const user = await site.asUser();
  const id = "sub_2";
  await sendEvent({ id, userId: String(user.id), type: "subscription.created" });
  expect(await fetchPlan(user)).toBe("pro");
  await sendEvent({ id, price: "pri_team", at: 1 });
  expect(await fetchPlan(user)).toBe("team");
  await sendEvent({ id, price: "pri_team", status: "past_due", at: 2, type: "subscription.past_due" });
  expect(await fetchPlan(user)).toBe("team");
  await sendEvent({ id, price: "pri_team", status: "canceled", at: 3, type: "subscription.canceled" });
  expect(await fetchPlan(user)).toBe("free");
  const { rows } = await site.ctx.pool.query<{ details: string }>(
    "select details from audit_log where action = 'user.plan-changed' and details like $1 order by id",
    [`${user.email}%`],
  );
  expect(rows.map(({ details }) => details.replace(`${user.email}: `, ""))).toEqual([
    "free → pro by subscription",
    "pro → team by subscription",
    "team → free by subscription",
  ]);
});

it("processes an event once and ignores late events", async () => {
  const user = await site.asUser();
  const body = createEvent({ id: "sub_3", userId: user.id, event: "evt_twice" });
  const all = await Promise.all(Array.from({ length: 5 }, () => send(body, paddleSignature(SECRET, body))));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(all.filter(({ body: { result } }) => result === "applied")).toHaveLength(1);
  await sendEvent({ id: "sub_3", status: "canceled", at: 10 });
  expect(await fetchPlan(user)).toBe("free");
  expect((await sendEvent({ id: "sub_3", status: "active", at: 5 })).body.result).toBe("ignored");
  expect((await send(body, paddleSignature(SECRET, body))).body.result).toBe("ignored");
  expect(await fetchPlan(user)).toBe("free");
});

it("an unmapped price changes nothing", async () => {
  const user = await site.asUser({ plan: "pro" });
  expect((await sendEvent({ id: "sub_4", userId: user.id, price: "pri_unknown" })).status).toBe(200);
  expect(await fetchPlan(user)).toBe("pro");
});

it("ignores subscriptions of unknown users", async () => {
  for (const userId of [undefined, 0, -1, "abc", "1e99", 2_000_000_000]) {
    expect(
      await sendEvent({ id: `sub_x${String(userId)}`, ...(userId !== undefined && { userId }) }),
    ).toMatchObject({
      status: 200,
      body: { result: "ignored" },
    });
  }
});

it("S13: a known subscription keeps its user, even if an event names another one", async () => {
  const [ada, bob] = [await site.asUser(), await site.asUser()];
  await sendEvent({ id: "sub_5", userId: ada.id });
  await sendEvent({ id: "sub_5", userId: bob.id, price: "pri_team", at: 1 });
  expect([await fetchPlan(ada), await fetchPlan(bob)]).toEqual(["team", "free"]);
});

it("when one of two subscriptions ends, the other one determines the plan", async () => {
  const user = await site.asUser();
  await sendEvent({ id: "sub_6", userId: user.id, price: "pri_team" });
  await sendEvent({ id: "sub_7", userId: user.id, price: "pri_pro", at: 1 });
  expect(await fetchPlan(user)).toBe("pro");
  await sendEvent({ id: "sub_7", status: "canceled", at: 2 });
  expect(await fetchPlan(user)).toBe("team");
});

it("a late event of an ended subscription keeps a plan that an administrator assigned", async () => {
  const [user, admin] = [await site.asUser(), await site.asAdmin()];
  const assign = (plan: string) =>
    admin.call(userLimitsEndpoints.setUserPlan, { params: { id: user.id }, body: { plan } });
  await sendEvent({ id: "sub_9", userId: user.id });
  await sendEvent({ id: "sub_9", status: "canceled", at: 1 });
  await assign("team");
  expect((await sendEvent({ id: "sub_9", status: "canceled", at: 2 })).body.result).toBe("applied");
  expect(await fetchPlan(user)).toBe("team");
  // Neither does the first event of a subscription that has already ended.
  await sendEvent({ id: "sub_10", userId: user.id, status: "paused", at: 3 });
  expect(await fetchPlan(user)).toBe("team");
  // An administrator assigned another plan while the user was still paying.
  await sendEvent({ id: "sub_11", userId: user.id, at: 4 });
  await assign("team");
  await sendEvent({ id: "sub_11", status: "canceled", at: 5 });
  expect(await fetchPlan(user)).toBe("team");
});

it("a late event of an ended subscription doesn't end a trial", async () => {
  const user = await site.asUser();
  await site.ctx.pool.query("update limit_templates set trial_days = 14 where key = 'pro'");
  await sendEvent({ id: "sub_12", userId: user.id });
  await sendEvent({ id: "sub_12", status: "past_due", at: 1 });
  await sendEvent({ id: "sub_12", status: "canceled", at: 2 });
  await user.call(trialsEndpoints.start, { body: { plan: "pro" } });
  await sendEvent({ id: "sub_12", status: "canceled", at: 3 });
  expect(await fetchPlan(user)).toBe("pro");
  expect((await user.call(trialsEndpoints.mine)).data).toMatchObject({ endedAt: null });
});

it("rejects a body over the size limit before reading it", async () => {
  const body = JSON.stringify({ more: "x".repeat(300_000) });
  expect((await send(body, paddleSignature(SECRET, body))).status).toBe(413);
});

it("the personal data export includes subscriptions", async () => {
  const user = await site.asUser();
  await sendEvent({ id: "sub_8", userId: user.id });
  const { sections } = await user.call(accountEndpoints.exportMe);
  expect(sections.subscriptions).toMatchObject([{ id: "sub_8", status: "active" }]);
});
