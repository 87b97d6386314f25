import { limitsEndpoints } from "@listwise/contracts/limits";
import { startSecondNode, type SecondNode } from "../../../testing/second-node";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { track, myUsage } = limitsEndpoints;
const feature = "title_optimizations_per_day";

let site: TestApp;
let other: SecondNode;
beforeAll(async () => {
  site = await startTestApp();
  other = await startSecondNode(site);
});
afterAll(async () => {
  await other.close();
  await site.close();
});

test.each([-100, 0, 1e9, 101, 0.5, "1", null, Number.MAX_SAFE_INTEGER])(
  "S46: incrementBy %j is a 400 and isn't counted",
  async (incrementBy) => {
    const user = await site.asUser();
    const answer = await user.request(track, { params: { feature }, body: { incrementBy } });
    const message = "incrementBy must be a whole number from 1 to 100.";
    expect(answer).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED", message } });
    expect((await user.call(myUsage)).data[feature]?.current).toBe(0);
  },
);

test("S46: 50 parallel requests on two nodes at one below the limit: exactly one succeeds, and the count is exact", async () => {
  const user = await site.asUser({ plan: "pro" });
  await user.call(track, { params: { feature }, body: { incrementBy: 49 } });
  const callers = [user, other.as(user.token)] as const;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      callers[n % 2 === 0 ? 0 : 1].request(track, { params: { feature }, body: { incrementBy: 1 } }),
    ),
  );
  const refused = answers.filter((answer) => answer.status === 403);
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(refused).toHaveLength(49);
  for (const answer of refused) {
    expect(answer?.body).toMatchObject({
      code: "FEATURE_LIMIT_EXCEEDED",
      details: { feature, usage: { current: 50, limit: 50, remaining: 0, percentage: 100, canUse: false } },
    });
  }
  expect((await other.as(user.token).call(myUsage)).data[feature]).toMatchObject({ current: 50, limit: 50 });
});

test("a request without a body counts one unit, and so does a repeated key", async () => {
  const user = await site.asUser();
  expect((await user.call(track, { params: { feature } })).usage).toMatchObject({ current: 1, limit: 3 });
  const headers = { "idempotency-key": "one-and-the-same-click" };
  const twice = [1, 2].map(() => ({ params: { feature }, body: { incrementBy: 1 }, headers }));
  for (const parts of twice) await user.call(track, parts);
  expect((await user.call(myUsage)).data[feature]?.current).toBe(2);
});

test("a request for more than is left is refused completely", async () => {
  const user = await site.asUser();
  expect((await user.request(track, { params: { feature }, body: { incrementBy: 4 } })).status).toBe(403);
  expect((await user.call(myUsage)).data[feature]?.current).toBe(0);
});

test.each([
  ["max_tracked_apps", 400],
  ["api_calls_per_day", 400],
  ["advanced_analytics", 400],
  ["monitoring_frequency_minutes", 400],
  ["nothing", 404],
  ["__proto__", 404],
])("%s can't be reported: %i", async (name, status) => {
  const user = await site.asUser({ plan: "unlimited" });
  const answer = await user.request(track, { params: { feature: name }, body: { incrementBy: 1 } });
  expect(answer.status).toBe(status);
});
