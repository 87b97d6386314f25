import { customerEndpoints } from "@listwise/contracts/admin";
import { billingEndpoints, subscriptionEndpoints } from "@listwise/contracts/billing";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { paddleSignature, startPaddleStub, type PaddleStub } from "../../../testing/paddle-stub";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { refreshPrices } from "../prices/prices.service";

const { mine, preview, change, portal } = subscriptionEndpoints;
const SECRET = "pdl_ntfset_secret";
const NEXT = "2026-12-10T08:00:00.000Z";
const MONTHLY = { billing_cycle: { interval: "month", frequency: 1 }, next_billed_at: NEXT };
type User = Awaited<ReturnType<TestApp["asUser"]>>;
let paddle: PaddleStub;
let site: TestApp;
let sequence = 0;

beforeAll(async () => {
  paddle = await startPaddleStub();
  site = await startTestApp({
    env: { PADDLE_API_KEY: "key", PADDLE_WEBHOOK_SECRET: SECRET, PADDLE_API_URL: paddle.apiUrl },
  });
  const admin = await site.asAdmin();
  const prices = [
    ["pri_pro", "pro", "1900", "month"],
    ["pri_pro_year", "pro", "19000", "year"],
    ["pri_team", "team", "4900", "month"],
  ] as const;
  const products = prices.map(([priceId, plan]) => ({ priceId, plan, name: priceId }));
  await admin.call(billingEndpoints.saveProducts, { body: { products } });
  for (const [priceId, , amount, interval] of prices) {
    paddle.setPrice(priceId, { amount, currency: "USD", interval });
  }
  await refreshPrices(site.ctx);
});
beforeEach(() => paddle.behave(null));
afterAll(async () => {
  await site.close();
  await paddle.close();
});

const fetchPlan = async (user: User) => (await user.call(limitsEndpoints.myLimits)).plan.key;

async function sendEvent(id: string, user: User, price: string, status = "active") {
  const payload = JSON.stringify({
    event_id: `evt_${++sequence}`,
    event_type: "subscription.updated",
    occurred_at: new Date(Date.now() + sequence).toISOString(),
    data: {
      ...{ id, status, customer_id: `ctm_${id}`, next_billed_at: NEXT },
      ...{ custom_data: { user_id: user.id }, items: [{ price: { id: price } }] },
    },
  });
  const headers = {
    "content-type": "application/json",
    "paddle-signature": paddleSignature(SECRET, payload),
  };
  await site.app.inject({ method: "POST", url: "/api/webhooks/paddle", headers, payload });
}

/** Returns a user who pays for a price with the subscription `sub_<id>`. */
async function asPayer(price = "pri_pro", status = "active") {
  const user = await site.asUser();
  const id = `sub_${user.id}`;
  await sendEvent(id, user, price, status);
  return { user, id };
}

const money = (amount: string) => ({ amount, currency_code: "USD" });
const aPreview = (action: "charge" | "credit", amount: string, total: string) => ({
  ...MONTHLY,
  recurring_transaction_details: { totals: { total, currency_code: "USD" } },
  update_summary: { credit: money("0"), charge: money(amount), result: { action, ...money(amount) } },
});

test.each([mine, preview, change, portal])("$method $path refuses a visitor", async (endpoint) => {
  expect((await site.request(endpoint, { body: { priceId: "pri_team" } })).status).toBe(401);
});

test("the customer's timeline names the price of each event, not the present one", async () => {
  const { user, id } = await asPayer();
  await sendEvent(id, user, "pri_team");
  const admin = await site.asAdmin();
  const { data } = await admin.call(customerEndpoints.timeline, {
    params: { id: user.id },
    query: { kind: "payment" },
  });
  expect(data.map(({ details }) => details)).toEqual(["pri_team, active", "pri_pro, active"]);
});

test("shows the subscription that the user pays for, and none to others", async () => {
  const { user } = await asPayer();
  expect((await user.call(mine)).data).toEqual({
    ...{ status: "active", plan: { key: "pro", name: "Pro" }, priceId: "pri_pro", nextBilledAt: NEXT },
  });
  const other = await site.asUser();
  expect((await other.call(mine)).data).toBeNull();
  expect((await other.request(change, { body: { priceId: "pri_team" } })).status).toBe(409);
  expect((await other.request(portal)).status).toBe(409);
});

test("an upgrade is previewed, charged now, and the plan follows Paddle's event", async () => {
  const { user, id } = await asPayer();
  paddle.answer(`/subscriptions/${id}/preview`, { data: aPreview("charge", "1550", "5390") });
  paddle.answer(`/subscriptions/${id}`, { data: { id } });
  const body = { priceId: "pri_team" };
  expect((await user.call(preview, { body })).data).toEqual({
    plan: { key: "team", name: "Team" },
    difference: { action: "charge", amount: 1550, currency: "USD" },
    billed: "now",
    cost: { amount: 5390, currency: "USD", interval: "month", frequency: 1 },
    nextBilledAt: NEXT,
  });
  const items = [{ price_id: "pri_team", quantity: 1 }];
  const sent = { items, proration_billing_mode: "prorated_immediately" };
  expect(paddle.asked.at(-1)).toEqual({
    path: `/subscriptions/${id}/preview`,
    key: "Bearer key",
    body: sent,
  });
  await user.call(change, { body });
  expect(paddle.asked.at(-1)).toMatchObject({
    path: `/subscriptions/${id}`,
    body: { ...sent, on_payment_failure: "prevent_change" },
  });
  // Only a signed event changes the plan.
  expect(await fetchPlan(user)).toBe("pro");
  await sendEvent(id, user, "pri_team");
  expect(await fetchPlan(user)).toBe("team");
  expect((await user.request(change, { body })).status).toBe(409);
  const { rows } = await site.ctx.pool.query<{ details: string }>(
    "select details from audit_log where action = 'subscription.change-requested' and subject_id = $1",
    [user.id],
  );
  expect(rows).toEqual([{ details: `${user.email}: team, prorated_immediately` }]);
});

test.each([
  ["pri_team", "active", "pri_pro", "prorated_next_billing_period", "next-payment"],
  // Paddle bills a change of the billing period immediately.
  ["pri_team", "active", "pri_pro_year", "prorated_immediately", "now"],
  ["pri_pro", "trialing", "pri_team", "do_not_bill", "next-payment"],
])("from %s (%s) to %s is billed as %s", async (from, status, priceId, mode, billed) => {
  const { user, id } = await asPayer(from, status);
  paddle.answer(`/subscriptions/${id}/preview`, { data: aPreview("credit", "1550", "2090") });
  const { data } = await user.call(preview, { body: { priceId } });
  expect(paddle.asked.at(-1)?.body).toMatchObject({ proration_billing_mode: mode });
  expect(data).toMatchObject({ billed, cost: { amount: 2090 } });
  expect(data.difference?.action).toBe(mode === "do_not_bill" ? undefined : "credit");
});

test.each([
  [400, "subscription_payment_declined", 409, /^Your payment was declined.*Manage payments/],
  [409, "subscription_locked_renewal", 409, /about to renew/],
  [400, "subscription_locked_pending_changes", 409, /paused or canceled/],
  [400, "something_new", 409, /^Paddle refused this/],
  [403, "forbidden", 503, /Nothing was changed/],
  [500, "internal", 503, /may or may not have been made/],
])("a refusal with %i %s is explained, and nothing changes", async (status, code, expected, message) => {
  const { user, id } = await asPayer();
  paddle.answer(`/subscriptions/${id}`, { status, code });
  const answer = await user.request(change, { body: { priceId: "pri_team" } });
  expect(answer).toMatchObject({
    status: expected,
    body: { message: expect.stringMatching(message) },
  });
  expect(await fetchPlan(user)).toBe("pro");
});

test("a preview that isn't Paddle's, an unknown price and a repeated price are refused", async () => {
  const { user } = await asPayer();
  const ask = async (priceId: string) => (await user.request(preview, { body: { priceId } })).status;
  expect(await ask("pri_gold")).toBe(404);
  expect(await ask("pri_pro")).toBe(409);
  paddle.behave("html");
  expect(await ask("pri_team")).toBe(503);
});

test("payments are managed on Paddle's page", async () => {
  const { user, id } = await asPayer();
  const path = `/customers/ctm_${id}/portal-sessions`;
  paddle.answer(path, { data: { urls: { general: { overview: "https://portal.example/x" } } } });
  expect((await user.call(portal)).url).toBe("https://portal.example/x");
  expect(paddle.asked.at(-1)).toMatchObject({ path, body: { subscription_ids: [id] } });
  paddle.answer(path, { data: { urls: { general: { overview: "javascript:alert(1)" } } } });
  expect((await user.request(portal)).status).toBe(503);
});
