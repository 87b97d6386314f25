import { accountEndpoints, apiKeysEndpoints } from "@listwise/contracts/account";
import { adminUserEndpoints } from "@listwise/contracts/admin";
import { appsEndpoints } from "@listwise/contracts/apps";
import { authEndpoints } from "@listwise/contracts/auth";
import { asSession } from "../../../testing/as-session";
import { createCall } from "../../../testing/call";
import { eventually } from "../../../testing/eventually";
import { startTestApp, type TestApp } from "../../../testing/test-app";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

type User = Awaited<ReturnType<TestApp["asUser"]>>;

/** Resolves as soon as exactly `count` statements wait for a lock. */
const countWaiting = (count: number) =>
  eventually(
    () =>
      site.ctx.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      ),
    ({ rowCount }) => rowCount === count,
  );

test.each<[string, (user: User) => Promise<unknown>]>([
  ["the owner signs out everywhere", (user) => user.call(accountEndpoints.endOtherSessions)],
  [
    "an administrator ends all sessions",
    async ({ id }) =>
      (await site.asAdmin()).call(adminUserEndpoints.terminateAllSessions, { params: { id } }),
  ],
])("an API key that a thief is creating while %s does not survive", async (_, recover) => {
  const user = await site.asUser({ plan: "pro" });
  const { pool } = site.ctx;
  const body = { email: user.email, password: "correct horse" };
  const thief = createCall(site.app, asSession(await site.call(authEndpoints.login, { body })).token);
  // The key is inserted and its transaction is still open when the sessions end.
  await pool.query(`
    create or replace function hold_key() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(42); return new; end $$;
    create or replace trigger hold_key after insert on api_keys for each row execute function hold_key()`);
  const holder = await pool.connect();
  await holder.query("select pg_advisory_lock(42)");
  const made = thief.call(apiKeysEndpoints.create, { body: { label: "Thief" } });
  await countWaiting(1);
  const recovered = recover(user);
  await countWaiting(2);
  await holder.query("select pg_advisory_unlock(42)");
  holder.release();
  await recovered;
  const headers = { authorization: `Bearer ${(await made).data.key}` };
  expect((await site.request(appsEndpoints.list, { headers })).status).toBe(401);
});
