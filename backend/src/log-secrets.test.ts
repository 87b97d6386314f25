import { apiKeysEndpoints } from "@listwise/contracts/account";
import { logsEndpoints } from "@listwise/contracts/admin";
import { authEndpoints } from "@listwise/contracts/auth";
import { sharesEndpoints } from "@listwise/contracts/shares";
import { logBuffer } from "./infra/logging/log-buffer";
import { eventually } from "./testing/eventually";
import { startTestApp, type TestApp } from "./testing/test-app";

let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
beforeAll(async () => {
  site = await startTestApp({ env: { LOG_LEVEL: "debug" }, worker: true });
  admin = await site.asAdmin();
  // Makes a failure quote the whole row in its message, detail and hint.
  await site.ctx.pool.query(`
    create function leak() returns trigger language plpgsql as $$
    begin raise exception 'no room for %', new using detail = new::text, hint = new::text; end $$`);
});
afterAll(() => site.close());

/** Makes every write to the table fail while `work` runs. */
async function whileFailing(table: string, work: () => Promise<unknown>): Promise<void> {
  await site.ctx.pool.query(
    `create trigger leak before insert or update on ${table} for each row execute function leak()`,
  );
  try {
    await work();
  } finally {
    await site.ctx.pool.query(`drop trigger leak on ${table}`);
  }
}

const logged = () =>
  logBuffer
    .find({ limit: 5_000 })
    .map(({ message, facts }) => `${message} ${facts}`)
    .join("\n");

async function expectAbsent(values: readonly string[]): Promise<void> {
  for (const value of values) {
    const { data } = await admin.call(logsEndpoints.lines, { query: { search: value } });
    expect([value, data]).toEqual([value, []]);
    expect(logged().includes(value)).toBe(false);
  }
}

const email = "leak-person@secret.example";
const password = "A very Private Passphrase 7";
const fingerprint = "leakingfingerprint";

test("a failing account statement doesn't log the address, name or hash", async () => {
  const body = { name: "Leakman Privat", email, password, fingerprint };
  await whileFailing("users", async () => {
    expect((await site.request(authEndpoints.register, { body })).status).toBe(500);
  });
  await site.call(authEndpoints.register, { body });
  for (const table of ["rate_counters", "audit_log", "sessions"]) {
    await whileFailing(table, async () => {
      const answer = await site.request(authEndpoints.login, { body: { email, password, fingerprint } });
      expect([table, answer.status]).toEqual([table, 500]);
    });
  }
  expect(logged()).toMatch(/request failed .*"statement":"insert into \\"users\\".*"code":"P0001"/);
  await expectAbsent([email, "secret.example", password, "Leakman", "argon2", fingerprint]);
});

test("a failing password reset stores neither the address nor the token in the log or the job", async () => {
  const token = "leakedResetTokenOfSomebodyWithALongTail0123";
  await whileFailing("password_resets", async () => {
    await site.call(authEndpoints.forgotPassword, { body: { email } });
    await eventually(
      async () => logged(),
      (text) => text.includes("job failed"),
    );
  });
  await whileFailing("rate_counters", () =>
    site.request(authEndpoints.resetPassword, { body: { token, password: "Another Private one 8" } }),
  );
  expect(logged()).toContain("job failed");
  const outputs = async () =>
    JSON.stringify(
      (await site.ctx.pool.query("select output::text from pgboss.job where output is not null")).rows,
    );
  // The queue stores the failure after it was logged.
  const stored = await eventually(outputs, (text) => text.includes("password_resets"));
  expect(stored).toContain("password_resets");
  expect(stored).not.toContain(email);
  await expectAbsent([email, token, "Another Private"]);
});

test("a failing API key statement doesn't log the label", async () => {
  const user = await site.asUser();
  await whileFailing("api_keys", async () => {
    const answer = await user.request(apiKeysEndpoints.create, { body: { label: "Leaky label" } });
    expect(answer.status).toBe(500);
  });
  await expectAbsent(["Leaky label", user.email, ...user.token.split(".")]);
});

test("doesn't log tokens in the URLs of shares, pages and queries", async () => {
  const token = "Zm9vYmFyLXNoYXJlLXRva2VuLW9mLXNvbWVib2R5MTIz";
  await site.request(sharesEndpoints.read, { params: { token } });
  await site.inject({ method: "GET", url: `/shared/${token}` });
  await site.inject({ method: "GET", url: `/reset-password?token=${token}` });
  await site.inject({ method: "GET", url: `/api/auth/google/callback?code=4/${token}&state=${token}` });
  await site.inject({ method: "GET", url: `/api/unknown/${token}/of/${email}` });
  expect(logged()).toContain('"path":"/api/public/shared/:token"');
  expect(logged()).toContain('"path":"/reset-password"');
  await expectAbsent([token, email]);
});
