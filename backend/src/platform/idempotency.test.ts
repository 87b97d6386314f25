import { appsEndpoints, limitsEndpoints, ownAppsEndpoints, userKeywordsEndpoints } from "@listwise/contracts";
import { giveLimit } from "../testing/give-limit";
import { startTestApp, type TestApp } from "../testing/test-app";

const { add, list } = userKeywordsEndpoints;
const headers = { "idempotency-key": "key-of-one-attempt" };

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

it("refuses a key that is none, and one that was used for another call", async () => {
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

it("F32: the same key does not double, and the second call gets the first answer", async () => {
  const user = await test.asUser();
  const body = { name: "Not out yet", storeId: "999000111", platform: "ios" };
  const answers = await Promise.all(
    [1, 2, 3].map(() => user.call(ownAppsEndpoints.create, { body, headers })),
  );
  expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
  expect((await user.call(appsEndpoints.followed)).data).toHaveLength(1);
  expect(await user.request(ownAppsEndpoints.create, { body })).toMatchObject({ status: 409 });
});

it("keeps one user's key from another, and lets a failure be tried again", async () => {
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

it("ten equal calls at a time have one effect and one answer", async () => {
  const user = await test.asUser();
  const body = { keywordText: "ten at a time" };
  const answers = await Promise.all(Array.from({ length: 10 }, () => user.request(add, { body, headers })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect((await user.call(list)).data).toHaveLength(1);
});

it("a call that fails because the same call has come through is answered like it", async () => {
  const user = await test.asUser();
  await giveLimit(test, user.id, "reports_per_month", 1);
  const track = { params: { feature: "reports_per_month" }, body: { incrementBy: 1 }, headers };
  const answers = await Promise.all([1, 2, 3, 4].map(() => user.call(limitsEndpoints.track, track)));
  expect(answers.map(({ usage }) => usage.current)).toEqual([1, 1, 1, 1]);
});

it("an answer is stored with its effect, or neither is", async () => {
  const user = await test.asUser();
  const { pool } = test.ctx;
  // The last statement of the call fails, as it would on a full disk.
  await pool.query("alter table idempotent_calls add constraint full_disk check (answer is null) not valid");
  const failed = await user.request(add, { body: { keywordText: "whole" }, headers });
  await pool.query("alter table idempotent_calls drop constraint full_disk");
  expect(failed.status).toBe(500);
  expect((await user.call(list)).data).toEqual([]);
  await user.call(add, { body: { keywordText: "whole" }, headers });
  expect((await user.call(list)).data).toHaveLength(1);
});

it("F32: a key that a killed older server left without an answer is free", async () => {
  const user = await test.asUser();
  await user.call(add, { body: { keywordText: "died" }, headers });
  const { pool } = test.ctx;
  await pool.query("update idempotent_calls set answer = null where user_id = $1", [user.id]);
  await pool.query("delete from user_keywords where user_id = $1", [user.id]);
  await user.call(add, { body: { keywordText: "died" }, headers });
  expect((await user.call(list)).data).toHaveLength(1);
});

it("a key that is a day old is free", async () => {
  const user = await test.asUser();
  const first = await user.call(add, { body: { keywordText: "yesterday" }, headers });
  await test.ctx.pool.query("update idempotent_calls set started_at = now() - interval '25 hours'");
  await user.call(userKeywordsEndpoints.remove, { params: { id: first.data.id } });
  const second = await user.call(add, { body: { keywordText: "yesterday" }, headers });
  expect(second.data.id).not.toBe(first.data.id);
});
