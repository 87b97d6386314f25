import { Readable } from "node:stream";
import { adminUserEndpoints } from "@listwise/contracts/admin";
import { EXPORT_STREAM_PATH } from "@listwise/contracts/exports";
import { startTestApp, type TestApp } from "../../../testing/test-app";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

test.each([
  ["demoted", "update users set role = 'user' where id = $1", "FORBIDDEN"],
  ["signed out", "update sessions set ended_at = now() where user_id = $1", "SESSION_TERMINATED"],
  [
    "required to confirm their identity",
    "update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1",
    "RECENT_SIGN_IN_REQUIRED",
  ],
])("a body that arrives after its sender was %s changes nothing", async (_, statement, code) => {
  const [superadmin, user] = [await site.asAdmin("superadmin"), await site.asUser()];
  async function* sendLate() {
    yield '{"role":';
    await site.ctx.pool.query(statement, [superadmin.id]);
    yield '"admin"}';
  }
  const { method, path } = adminUserEndpoints.setRole;
  const answer = await superadmin.inject({
    method,
    url: `/api${path.replace("{id}", String(user.id))}`,
    headers: { "content-type": "application/json" },
    payload: Readable.from(sendLate()),
  });
  expect(answer.json()).toMatchObject({ code });
  const { rows } = await site.ctx.pool.query("select role from users where id = $1", [user.id]);
  expect(rows).toEqual([{ role: "user" }]);
});

test("an export isn't streamed if its body arrives after its sender was signed out", async () => {
  const user = await site.asUser();
  async function* sendLate() {
    yield '{"format":"json",';
    await site.ctx.pool.query("update sessions set ended_at = now() where user_id = $1", [user.id]);
    yield '"dataTypes":["basic"]}';
  }
  const answer = await user.inject({
    method: "POST",
    url: `/api${EXPORT_STREAM_PATH.replace("{id}", "1")}`,
    headers: { "content-type": "application/json" },
    payload: Readable.from(sendLate()),
  });
  expect(answer.json()).toMatchObject({ code: "SESSION_TERMINATED" });
});
