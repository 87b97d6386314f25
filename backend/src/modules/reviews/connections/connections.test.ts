import { generateKeyPairSync } from "node:crypto";
import { accountEndpoints, apiKeysEndpoints } from "@listwise/contracts/account";
import { appsEndpoints } from "@listwise/contracts/apps";
import { reviewConnectionsEndpoints } from "@listwise/contracts/reviews";
import {
  startReviewApisStub,
  type ReviewApisFault,
  type ReviewApisStub,
} from "../../../testing/review-apis-stub";
import { readTestConfig, startTestApp, type TestApp } from "../../../testing/test-app";

const { list, save, test: check, remove } = reviewConnectionsEndpoints;
const ios = { platform: "ios" } as const;
const toIos = { params: ios, body: { appId: "1" } };

let stores: ReviewApisStub;
let site: TestApp;
beforeAll(async () => {
  stores = await startReviewApisStub();
  const reviewApis = { ...readTestConfig(stores.env).reviewApis, timeoutMs: 2_000 };
  site = await startTestApp({ config: { reviewApis } });
});
beforeEach(() => stores.clear());
afterAll(async () => {
  await site.close();
  await stores.close();
});

async function publisher() {
  const user = await site.asUser();
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  return user;
}

it.each(Object.entries(reviewConnectionsEndpoints))("refuses visitors at %s", async (_, endpoint) => {
  expect(await site.request(endpoint, { params: ios })).toMatchObject({ status: 401 });
});

it("a key is encrypted, and absent from responses, the audit log and the personal data export", async () => {
  const user = await publisher();
  const saved = [
    await user.call(save, { body: stores.keys.ios }),
    await user.call(save, { body: stores.keys.android }),
  ];
  const { issuerId: identity, keyId } = stores.keys.ios;
  expect(saved[0]?.data).toMatchObject({ platform: "ios", identity, keyId, usedAt: null, problem: null });
  expect(saved[1]?.data.identity).toBe("listwise@studio.iam.gserviceaccount.com");
  const { rows } = await site.ctx.pool.query("select * from review_connections where user_id = $1", [
    user.id,
  ]);
  const { rows: audit } = await site.ctx.pool.query(
    "select * from audit_log where action like 'review-connection.%' and actor_id = $1",
    [user.id],
  );
  expect(rows).toHaveLength(2);
  expect(audit).toHaveLength(2);
  const { sections } = await user.call(accountEndpoints.exportMe);
  expect(sections["review-connections"]).toMatchObject([{ platform: "android" }, { identity, keyId }]);
  const all = JSON.stringify([saved, rows, audit, sections, await user.call(list)]);
  const google = JSON.parse(stores.keys.android.serviceAccount).private_key;
  for (const pem of [stores.keys.ios.privateKey, google]) {
    const secret = pem.split("\n")[1];
    expect(secret.length).toBeGreaterThan(20);
    expect(all).not.toContain(secret);
  }
});

it("a connection belongs to its user and ends with the account", async () => {
  const [ada, bob] = [await publisher(), await publisher()];
  await ada.call(save, { body: stores.keys.ios });
  expect((await bob.call(list)).data).toEqual([]);
  expect((await bob.request(check, toIos)).status).toBe(404);
  expect((await bob.request(remove, { params: ios })).status).toBe(404);
  // A key that was copied to another account can't be decrypted there.
  await bob.call(save, { body: stores.keys.ios });
  await site.ctx.pool.query(
    "update review_connections set sealed_key = (select sealed_key from review_connections where user_id = $1) where user_id = $2",
    [ada.id, bob.id],
  );
  expect((await bob.call(check, toIos)).data).toMatchObject({ ok: false, message: /was lost/ });
  await site.ctx.pool.query("delete from users where id = $1", [ada.id]);
  const left = await site.ctx.pool.query("select 1 from review_connections where user_id = $1", [ada.id]);
  expect(left.rowCount).toBe(0);
});

it("API keys reach no connection", async () => {
  const user = await site.asUser({ plan: "pro" });
  const { key } = (await user.call(apiKeysEndpoints.create, { body: { label: "Nightly" } })).data;
  const headers = { authorization: `Bearer ${key}` };
  expect((await site.request(list, { headers })).status).toBe(403);
  expect((await site.request(save, { headers, body: stores.keys.ios })).status).toBe(403);
});

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
  type: "pkcs8",
  format: "pem",
});
const account = { type: "service_account", client_email: "a@b.example", private_key_id: "1" };

it.each([
  ["an RSA key for App Store Connect", { privateKey: String(rsa) }],
  ["text instead of a key", { privateKey: "AuthKey" }],
  ["an issuer ID with blanks", { issuerId: "not an id" }],
  ["JSON without a key", { ...withFile(account) }],
  ["a damaged service account", { ...withFile({ ...account, private_key: "-----BEGIN" }) }],
  ["no JSON", { platform: "android", serviceAccount: "{" }],
])("refuses %s and stores nothing", async (_, wrong) => {
  const user = await publisher();
  const body = "platform" in wrong ? wrong : { ...stores.keys.ios, ...wrong };
  expect(await user.request(save, { body })).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED" },
  });
  expect((await user.call(list)).data).toEqual([]);
});

function withFile(file: object) {
  return { platform: "android", serviceAccount: JSON.stringify(file) };
}

it("a test asks the store for the app's reviews and records the result", async () => {
  const user = await publisher();
  await user.call(save, { body: stores.keys.ios });
  expect((await user.call(check, toIos)).data).toEqual({
    ok: true,
    message: "App Store Connect accepts the key for this app.",
  });
  expect(stores.calls).toMatchObject([
    { method: "GET", path: expect.stringMatching(/^\/v1\/apps\/\d+\/customerReviews$/) },
  ]);
  expect((await user.call(list)).data).toMatchObject([{ usedAt: expect.any(String), problem: null }]);
  const wrong = { ...stores.keys.ios, keyId: "ABCDEF1234" };
  await user.call(save, { body: wrong });
  const message = "App Store Connect rejected the key: Authentication credentials are missing or invalid.";
  expect((await user.call(check, toIos)).data).toEqual({ ok: false, message });
  expect((await user.call(list)).data).toMatchObject([{ problem: message }]);
});

const faults: [string, ReviewApisFault, RegExp][] = [
  [
    "a refusal",
    { status: 403, body: { errors: [{ title: "Forbidden", detail: "The role\u0007 is\nmissing." }] } },
    /denied access: The role is missing\.$/,
  ],
  ["an unknown app", { status: 404 }, /doesn't know this app or review\.$/],
  ["a busy store", { status: 429 }, /is receiving too many requests\.$/],
  ["a broken store", { status: 500, body: "<html>" }, /responded with status 500\.$/],
  ["a redirect, which isn't followed", "moved", /couldn't be reached\.$/],
  ["silence", "hangs", /didn't respond in time\.$/],
];

it.each(faults)("a test reports %s", async (_, fault, message) => {
  const user = await publisher();
  await user.call(save, { body: stores.keys.ios });
  stores.fail(fault);
  const { data } = await user.call(check, toIos);
  expect(data.ok).toBe(false);
  expect(data.message).toMatch(message);
  expect(stores.calls).toHaveLength(1);
});

it("only a tracked app of the store can be tested, and a disconnected store not at all", async () => {
  const user = await publisher();
  await user.call(save, { body: stores.keys.ios });
  await user.call(save, { body: stores.keys.android });
  expect((await user.request(check, { params: { platform: "android" }, body: { appId: "1" } })).status).toBe(
    404,
  );
  expect((await user.request(check, { params: ios, body: { appId: "2" } })).status).toBe(404);
  await user.call(remove, { params: ios });
  expect((await user.request(check, toIos)).status).toBe(404);
  expect((await user.call(list)).data).toMatchObject([{ platform: "android" }]);
  expect(stores.calls).toEqual([]);
});
