import { appsEndpoints, ownAppsEndpoints, userKeywordsEndpoints } from "@listwise/contracts";
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

it("F32: a call whose server died is made again, once", async () => {
  const user = await test.asUser();
  await user.call(add, { body: { keywordText: "died" }, headers });
  // What the dead server leaves: the key without an answer.
  const { pool } = test.ctx;
  await pool.query("update idempotent_calls set answer = null, started_at = now() - interval '1 minute'");
  await pool.query("delete from user_keywords where user_id = $1", [user.id]);
  await user.call(add, { body: { keywordText: "died" }, headers });
  expect((await user.call(list)).data).toHaveLength(1);
});
