import { createHmac } from "node:crypto";
import { authEndpoints } from "@listwise/contracts/auth";
import { loadSharedSecret } from "../../../infra/security/secrets";
import { startSecondNode } from "../../../testing/second-node";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { deleteOldSigningKeys, loadSigningKeys, rotateSigningKeys } from "./signing-keys.service";

const { me, refresh } = authEndpoints;

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const queryRows = async (sql: string) => (await site.ctx.pool.query(sql)).rows;
const requestMe = (token: string, app = site.app) =>
  app.inject({ method: "GET", url: `/api${me.path}`, headers: { authorization: `Bearer ${token}` } });
const parseKid = (token: string) =>
  String(JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid);

test("database access alone is not enough to sign a token", async () => {
  const { token } = await site.asUser();
  await loadSharedSecret(site.ctx, "google-state");
  const [head = "", body = ""] = token.split(".");
  const read = [
    ...(await queryRows("select value from secrets")),
    ...(await queryRows("select sealed as value from signing_keys")),
  ].map(({ value }) => String(value));
  expect(read.length).toBeGreaterThanOrEqual(2);
  for (const value of read) {
    const text = value.replace("sealed:", "");
    for (const secret of [value, text, Buffer.from(text, "base64")]) {
      const signature = createHmac("sha256", secret).update(`${head}.${body}`).digest("base64url");
      expect((await requestMe(`${head}.${body}.${signature}`)).statusCode).toBe(401);
    }
  }
  expect((await requestMe(token)).statusCode).toBe(200);
});

test("a secret that an older version stored in plain text is replaced by a new encrypted one", async () => {
  const plain = "c".repeat(43);
  await site.ctx.pool.query("insert into secrets (name, value) values ('access-token', $1), ('used', $1)", [
    plain,
  ]);
  expect(await loadSharedSecret(site.ctx, "used")).not.toBe(plain);
  const node = await startSecondNode(site);
  expect(await queryRows("select name from secrets where value not like 'sealed:%'")).toEqual([]);
  expect(await loadSharedSecret(node.ctx, "used")).toBe(await loadSharedSecret(site.ctx, "used"));
  await node.close();
});

test("keys rotate under load: no call fails, and every node picks up the new key", async () => {
  const [ada, node] = [await site.asUser(), await startSecondNode(site)];
  let isRotating = true;
  const callOn = async () => {
    const codes = new Set<number>();
    while (isRotating) codes.add((await requestMe(ada.token)).statusCode);
    return [...codes];
  };
  const calls = [callOn(), callOn()];
  const kid = await rotateSigningKeys(site.ctx, { discard: false });
  const later = await startSecondNode(site);
  const { token } = await later.as(null).call(refresh, { body: { refreshToken: ada.refreshToken } });
  expect(parseKid(token)).toBe(kid);
  // A node that does not know the key yet loads it and signs with it from then on.
  expect((await requestMe(token, node.app)).statusCode).toBe(200);
  expect((await requestMe(ada.token, node.app)).statusCode).toBe(200);
  const again = await node.as(null).call(refresh, { body: { refreshToken: ada.refreshToken } });
  expect(parseKid(again.token)).toBe(kid);
  expect((await requestMe(token)).statusCode).toBe(200);
  isRotating = false;
  expect(await Promise.all(calls)).toEqual([[200], [200]]);
  await later.close();
  await node.close();
});

test("a replaced key verifies until its tokens expire and is then deleted; a discarded key is gone immediately", async () => {
  const { token } = await site.asUser();
  const kids = async () => (await loadSigningKeys(site.ctx)).map(({ kid }) => kid);
  const replacing = await rotateSigningKeys(site.ctx, { discard: false });
  expect(await kids()).toEqual(expect.arrayContaining([replacing, parseKid(token)]));
  await site.ctx.pool.query("update signing_keys set created_at = created_at - interval '18 minutes'");
  expect(await kids()).toEqual([replacing]);
  await deleteOldSigningKeys(site.ctx);
  expect(await queryRows("select kid from signing_keys")).toEqual([{ kid: replacing }]);
  const last = await rotateSigningKeys(site.ctx, { discard: true });
  expect(await kids()).toEqual([last]);
});

test("a node with a different SECRETS_KEY does not start, and says what to do", async () => {
  await site.asUser();
  const secretsKey = "another key of 32 characters or more";
  await expect(startSecondNode(site, { secretsKey })).rejects.toMatchObject({
    name: "StartupError",
    message: expect.stringContaining("Set SECRETS_KEY to the value of the other nodes"),
  });
});
