import { billingEndpoints } from "@listwise/contracts/billing";
import { describePrices, limitsEndpoints } from "@listwise/contracts/limits";
import { startPaddleStub, type PaddleStub } from "../../../testing/paddle-stub";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { refreshPrices } from "./prices.service";

const products = [
  { priceId: "pri_a", name: "Pro, monthly", plan: "pro" },
  { priceId: "pri_b", name: "Pro, yearly", plan: "pro" },
];
let paddle: PaddleStub;
let site: TestApp;
beforeAll(async () => {
  paddle = await startPaddleStub();
  site = await startTestApp({
    env: { PADDLE_API_KEY: "key", PADDLE_WEBHOOK_SECRET: "secret", PADDLE_API_URL: paddle.apiUrl },
  });
  await (await site.asAdmin()).call(billingEndpoints.saveProducts, { body: { products } });
});
afterAll(async () => {
  await site.close();
  await paddle.close();
});

async function fetchPrices(key: string) {
  const { data } = await site.call(limitsEndpoints.publicPlans);
  return data.find((plan) => plan.key === key)?.prices ?? [];
}

test("a price that the provider hasn't named is unknown, and one that it can't name now keeps the last answer", async () => {
  await refreshPrices(site.ctx);
  expect(await fetchPrices("pro")).toEqual([
    { priceId: "pri_a", cost: null },
    { priceId: "pri_b", cost: null },
  ]);
  expect(describePrices(await fetchPrices("pro"))).toBe("You'll see the price before you pay");
  paddle.setPrice("pri_a", { amount: "1900", currency: "USD", interval: "month" });
  paddle.setPrice("pri_b", { amount: "19000", currency: "JPY", interval: "year" });
  await refreshPrices(site.ctx);
  expect(describePrices(await fetchPrices("pro"))).toBe("$19.00 per month or ¥19,000 per year");
  paddle.behave("refuses");
  await refreshPrices(site.ctx);
  paddle.behave(null);
  expect((await fetchPrices("pro"))[0]?.cost).toEqual({
    ...{ amount: 1900, currency: "USD" },
    ...{ interval: "month", frequency: 1 },
  });
  expect([await fetchPrices("free"), await fetchPrices("team")]).toEqual([[], []]);
});

test("answers that aren't a price are ignored", async () => {
  paddle.setPrice("pri_a", { amount: "1e9", currency: "USD", interval: "month" });
  paddle.setPrice("pri_b", { amount: "5", currency: "dollars", interval: "month" });
  await refreshPrices(site.ctx);
  expect(describePrices(await fetchPrices("pro"))).toBe("$19.00 per month or ¥19,000 per year");
});

test("the checkout takes the chosen price of the plan, and no other plan's", async () => {
  const user = await site.asUser();
  await user.call(billingEndpoints.checkout, { body: { plan: "pro", priceId: "pri_b" } });
  expect(paddle.asked.at(-1)?.body).toMatchObject({ items: [{ price_id: "pri_b", quantity: 1 }] });
  const wrong = await user.request(billingEndpoints.checkout, { body: { plan: "team", priceId: "pri_b" } });
  expect(wrong).toMatchObject({ status: 409 });
});

test("without a provider, plans have no prices", async () => {
  const bare = await startTestApp();
  await (await bare.asAdmin()).call(billingEndpoints.saveProducts, { body: { products } });
  const { data, paymentProvider } = await bare.call(limitsEndpoints.publicPlans);
  expect(paymentProvider).toBeNull();
  expect(data.flatMap(({ prices }) => prices)).toEqual([]);
  await bare.close();
});
