import { accountEndpoints } from "@listwise/contracts/account";
import { appsEndpoints } from "@listwise/contracts/apps";
import { authEndpoints } from "@listwise/contracts/auth";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { findQueuedMails } from "../../../testing/mails";
import { asSession } from "../../../testing/as-session";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { deleteMe, exportMe } = accountEndpoints;
const { login, me } = authEndpoints;
const password = "correct horse";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

test("every foreign key to users cascades or sets null", async () => {
  const { rows } = await site.ctx.pool.query(`
    select conrelid::regclass::text as "table", confdeltype as action
    from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`);
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ action }) => action !== "c" && action !== "n")).toEqual([]);
});

test("the export has a section for every table that references users", async () => {
  const user = await site.asUser();
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: "storm", country: "gb" } });
  await user.request(appsEndpoints.list);
  const { account, sections } = await user.call(exportMe);
  expect(account.email).toBe(user.email);
  expect(Object.keys(sections)).toEqual(
    expect.arrayContaining([
      "activity",
      "apps",
      "browsers",
      "keywords",
      "limits",
      "profile",
      "ranking-updates",
      "sessions",
      "settings",
      "usage",
    ]),
  );
  expect(sections.keywords).toMatchObject([{ text: "storm", country: "gb" }]);
  expect(sections.activity).toMatchObject([{ action: "account.exported", result: "ok" }]);
  expect(sections.profile).toMatchObject([{ email: user.email, plan: "free" }]);
  expect(JSON.stringify(sections)).not.toMatch(/argon2|\\$/);
});

describe("deleting an account", () => {
  test("requires the account's address and password", async () => {
    const user = await site.asUser();
    const attempts = [
      { email: "else@listwise.example", password },
      { email: user.email },
      { email: user.email, password: "wrong horse" },
    ];
    const answers = await Promise.all(attempts.map((body) => user.request(deleteMe, { body })));
    expect(answers.map(({ body }) => body.code)).toEqual([
      "VALIDATION_FAILED",
      "INVALID_CREDENTIALS",
      "INVALID_CREDENTIALS",
    ]);
    expect((await user.request(me)).status).toBe(200);
  });

  test("is refused for the last superadmin, even when two superadmins leave concurrently", async () => {
    const [first, second] = [await site.asAdmin("superadmin"), await site.asAdmin("superadmin")];
    const answers = await Promise.all(
      [first, second].map((admin) => admin.request(deleteMe, { body: { email: admin.email, password } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("deletes all data, ends every session, notifies the owner and keeps the id in the audit log", async () => {
    const user = await site.asUser();
    const other = asSession(await site.call(login, { body: { email: user.email, password } }));
    await user.call(userKeywordsEndpoints.add, { body: { keywordText: "gone" } });
    await user.call(deleteMe, { body: { email: ` ${user.email.toUpperCase()} `, password } });
    for (const token of [user.token, other.token]) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await site.request(me, { headers })).body.code).toBe("SESSION_TERMINATED");
    }
    expect((await site.request(login, { body: { email: user.email, password } })).status).toBe(401);
    const { rows: left } = await site.ctx.pool.query("select 1 from user_keywords where user_id = $1", [
      user.id,
    ]);
    expect(left).toEqual([]);
    const mails = await findQueuedMails(site, user.email);
    expect(mails.at(-1)?.subject).toContain("deleted");
    const { rows } = await site.ctx.pool.query(
      "select actor_id, result, ip, details from audit_log where action = 'account.deleted' and actor_id = $1",
      [user.id],
    );
    expect(rows).toEqual([{ actor_id: user.id, result: "ok", ip: null, details: "" }]);
  });
});
