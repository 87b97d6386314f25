import { billingEndpoints } from "@listwise/contracts/billing";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { startPaddleStub, type PaddleStub } from "../../testing/paddle-stub";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { checkout, products, saveProducts, subscriptions } = billingEndpoints;
const PRICES = [
  { priceId: "pri_pro", name: "Pro, monthly", plan: "pro" },
  { priceId: "pri_pro_year", name: "Pro, yearly", plan: "pro" },
];
let paddle: PaddleStub;
let site: TestApp;
let bare: TestApp;

beforeAll(async () => {
  paddle = await startPaddleStub();
  site = await startTestApp({
    env: { PADDLE_API_KEY: "pdl_key", PADDLE_WEBHOOK_SECRET: "secret", PADDLE_API_URL: paddle.apiUrl },
  });
  bare = await startTestApp();
});
afterAll(async () => {
  await site.close();
  await bare.close();
  await paddle.close();
});

describe("without keys", () => {
  it("checkout is unavailable, and administrators see which settings are missing", async () => {
    const [user, admin] = [await bare.asUser(), await bare.asAdmin()];
    expect(await user.request(checkout, { body: { plan: "pro" } })).toMatchObject({
      status: 503,
      body: { code: "UNAVAILABLE", message: expect.stringMatching(/^No payment provider is set up here/) },
    });
    const { data, paddle: settings } = await admin.call(products);
    expect(data).toEqual([]);
    expect(settings).toMatchObject({
      configured: false,
      missing: ["PADDLE_API_KEY", "PADDLE_WEBHOOK_SECRET"],
      webhookUrl: expect.stringMatching(/\/api\/webhooks\/paddle$/),
    });
    expect((await bare.call(limitsEndpoints.publicPlans)).paymentProvider).toBeNull();
  });

  it("administrators can already map prices and list plans", async () => {
    const admin = await bare.asAdmin();
    expect((await admin.call(saveProducts, { body: { products: PRICES } })).data).toEqual(PRICES);
    const { data, pagination } = await admin.call(subscriptions, { query: { pageSize: 1 } });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ status: null, subscriptionId: null, overrides: 0 });
    expect(pagination.total).toBeGreaterThan(1);
  });
});

describe("with keys", () => {
  beforeEach(() => paddle.behave(null));

  it("a checkout creates a transaction for one unit of the plan's price, paid on the provider's page", async () => {
    const [user, admin] = [await site.asUser(), await site.asAdmin()];
    expect((await user.request(checkout, { body: { plan: "pro" } })).status).toBe(409);
    await admin.call(saveProducts, { body: { products: PRICES } });
    expect((await user.call(checkout, { body: { plan: "pro" } })).url).toBe(
      "https://pay.example/?_ptxn=txn_1",
    );
    expect(paddle.asked.at(-1)).toEqual({
      path: "/transactions",
      key: "Bearer pdl_key",
      body: { items: [{ price_id: "pri_pro", quantity: 1 }], custom_data: { user_id: user.id } },
    });
    expect((await site.call(limitsEndpoints.publicPlans)).paymentProvider).toBe("Paddle");
    expect((await user.request(checkout, { body: { plan: "team" } })).status).toBe(409);
    expect((await user.request(checkout, { body: { plan: "gold" } })).status).toBe(404);
    expect((await user.call(limitsEndpoints.myLimits)).plan.key).toBe("free");
  });

  it.each(["refuses", "html", "nowhere", "moved"] as const)(
    "a provider fault (%s) is reported, and nothing is charged",
    async (fault) => {
      const user = await site.asUser();
      paddle.behave(fault);
      expect(await user.request(checkout, { body: { plan: "pro" } })).toMatchObject({
        status: 503,
        body: { code: "UNAVAILABLE", message: expect.stringMatching(/^The payment provider/) },
      });
    },
  );

  it("rejects unknown plans, duplicate prices and invalid price ids without changing the list", async () => {
    const admin = await site.asAdmin();
    await admin.call(saveProducts, { body: { products: PRICES } });
    const price = (priceId: string, plan: string) => ({ priceId, plan, name: "A price" });
    for (const wrong of [
      [price("pri_a", "gold")],
      [price("pri_a", "pro"), price("pri_a", "team")],
      [price("prod_a", "pro")],
    ]) {
      const answer = await admin.request(saveProducts, { body: { products: wrong } });
      expect(answer).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
    }
    expect((await admin.call(products)).data).toEqual(PRICES);
  });

  it("remapping a price changes the plan of paying users; assigned plans stay", async () => {
    const [payer, given, admin] = [
      await site.asUser(),
      await site.asUser({ plan: "team" }),
      await site.asAdmin(),
    ];
    await site.ctx.pool.query(
      `insert into subscriptions (id, user_id, status, price_id, occurred_at)
       values ('sub_a', $1, 'active', 'pri_pro', now()), ('sub_b', $2, 'canceled', 'pri_pro', now())`,
      [payer.id, given.id],
    );
    await admin.call(saveProducts, {
      body: { products: [{ priceId: "pri_pro", name: "Team now", plan: "team" }] },
    });
    const fetchPlan = async (user: typeof payer) => (await user.call(limitsEndpoints.myLimits)).plan.key;
    expect([await fetchPlan(payer), await fetchPlan(given)]).toEqual(["team", "team"]);
    // A second subscription would be a second charge.
    expect(await payer.request(checkout, { body: { plan: "team" } })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^You already pay for a plan/) },
    });
    const { data } = await admin.call(subscriptions, { query: { search: payer.email } });
    expect(data).toMatchObject([
      { email: payer.email, plan: { key: "team", name: "Team" }, status: "active", subscriptionId: "sub_a" },
    ]);
  });
});
