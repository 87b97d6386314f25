import { appsEndpoints, ownAppsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { giveLimit } from "../../../testing/give-limit";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { add, list } = userKeywordsEndpoints;
const headers = { "idempotency-key": "key-of-one-attempt" };

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

it("refuses an invalid key, and one that was used for another request", async () => {
  const user = await test.asUser();
  const short = { "idempotency-key": "short" };
  expect(await user.request(add, { body: { keywordText: "one" }, headers: short })).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED" },
  });
  await user.call(add, { body: { keywordText: "one" }, headers });
  expect(await user.request(add, { body: { keywordText: "two" }, headers })).toMatchObject({
    status: 409,
    body: { code: "CONFLICT" },
  });
});

it("F32: a repeated key has no second effect and returns the first response", async () => {
  const user = await test.asUser();
  const body = { name: "Not out yet", storeId: "999000111", platform: "ios" };
  const answers = await Promise.all(
    [1, 2, 3].map(() => user.call(ownAppsEndpoints.create, { body, headers })),
  );
  expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
  expect((await user.call(appsEndpoints.followed)).data).toHaveLength(1);
  expect(await user.request(ownAppsEndpoints.create, { body })).toMatchObject({ status: 409 });
});

it("separates the keys of different users and allows retrying a failed request", async () => {
  const [ada, bob] = [await test.asUser(), await test.asUser()];
  await ada.call(add, { body: { keywordText: "same" }, headers });
  await bob.call(add, { body: { keywordText: "same" }, headers });
  const again = { "idempotency-key": "key-of-a-failure" };
  expect(await bob.request(add, { body: { keywordText: "same" }, headers: again })).toMatchObject({
    status: 409,
  });
  await bob.call(userKeywordsEndpoints.remove, { params: { id: (await bob.call(list)).data[0]?.id ?? 0 } });
  await bob.call(add, { body: { keywordText: "same" }, headers: again });
});

it("ten identical parallel requests have one effect and one response", async () => {
  const user = await test.asUser();
  const body = { keywordText: "ten at a time" };
  const answers = await Promise.all(Array.from({ length: 10 }, () => user.request(add, { body, headers })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect((await user.call(list)).data).toHaveLength(1);
});

it("a request that fails because an identical one succeeded gets the same response", async () => {
  const user = await test.asUser();
  await giveLimit(test, user.id, "reports_per_month", 1);
  const track = { params: { feature: "reports_per_month" }, body: { incrementBy: 1 }, headers };
  const answers = await Promise.all([1, 2, 3, 4].map(() => user.call(limitsEndpoints.track, track)));
  expect(answers.map(({ usage }) => usage.current)).toEqual([1, 1, 1, 1]);
});

it("stores the effect and the response together or not at all", async () => {
  const user = await test.asUser();
  const { pool } = test.ctx;
  // The last statement of the request fails, as it would on a full disk.
  await pool.query("alter table idempotent_calls add constraint full_disk check (answer is null) not valid");
  const failed = await user.request(add, { body: { keywordText: "whole" }, headers });
  await pool.query("alter table idempotent_calls drop constraint full_disk");
  expect(failed.status).toBe(500);
  expect((await user.call(list)).data).toEqual([]);
  await user.call(add, { body: { keywordText: "whole" }, headers });
  expect((await user.call(list)).data).toHaveLength(1);
});

it("F32: a key that a killed server left without a response can be used again", async () => {
  const user = await test.asUser();
  await user.call(add, { body: { keywordText: "died" }, headers });
  const { pool } = test.ctx;
  await pool.query("update idempotent_calls set answer = null where user_id = $1", [user.id]);
  await pool.query("delete from user_keywords where user_id = $1", [user.id]);
  await user.call(add, { body: { keywordText: "died" }, headers });
  expect((await user.call(list)).data).toHaveLength(1);
});

it("a key can be used again after a day", async () => {
  const user = await test.asUser();
  const first = await user.call(add, { body: { keywordText: "yesterday" }, headers });
  await test.ctx.pool.query("update idempotent_calls set started_at = now() - interval '25 hours'");
  await user.call(userKeywordsEndpoints.remove, { params: { id: first.data.id } });
  const second = await user.call(add, { body: { keywordText: "yesterday" }, headers });
  expect(second.data.id).not.toBe(first.data.id);
});
