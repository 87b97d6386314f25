import { accountEndpoints } from "@listwise/contracts/account";
import { authEndpoints } from "@listwise/contracts/auth";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { listen, waitForEvent, openSocket } from "../../../testing/connect-socket";
import { extractToken, findQueuedMails } from "../../../testing/mails";
import { asSession } from "../../../testing/as-session";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { changeEmail, endOtherSessions, endSession, saveSettings, sessions, settings, updateMe } =
  accountEndpoints;
const { login, me, register, verifyEmail } = authEndpoints;
const password = "correct horse";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const subjects = async (to: string) => (await findQueuedMails(site, to)).map(({ subject }) => subject);
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test("S14 users can change the name in their profile, but no server-controlled field", async () => {
  const user = await site.asUser({ verified: false });
  const extra = {
    role: "superadmin",
    emailVerified: true,
    plan: "unlimited",
    email: "x@listwise.example",
    id: 1,
  };
  expect((await user.request(updateMe, { body: { ...extra, name: "  " } })).status).toBe(400);
  const { data } = await user.call(updateMe, { body: { ...extra, name: " Ada L. " } });
  expect(data).toMatchObject({
    id: user.id,
    name: "Ada L.",
    role: "user",
    email: user.email,
    emailVerified: false,
  });
  const { rows } = await site.ctx.pool.query("select plan from users where id = $1", [user.id]);
  expect(rows).toEqual([{ plan: "free" }]);
});

describe("changing the address", () => {
  const ask = (user: Awaited<ReturnType<TestApp["asUser"]>>, email: string, given?: string) =>
    user.request(changeEmail, { body: { email, password: given } });

  test("requires the password and a different address", async () => {
    const user = await site.asUser();
    expect((await ask(user, "new@listwise.example")).body.code).toBe("INVALID_CREDENTIALS");
    expect((await ask(user, user.email, password)).status).toBe(400);
    expect(await subjects("new@listwise.example")).toEqual([]);
  });

  test("takes effect on confirmation; the old address is notified and its links are void", async () => {
    const user = await site.asUser();
    const email = "moved@listwise.example";
    expect((await ask(user, email, password)).status).toBe(200);
    expect((await user.call(me)).user.email).toBe(user.email);
    expect(await subjects(user.email)).toEqual([expect.stringContaining("change requested")]);
    await site.ctx.pool.query(
      "insert into password_resets values ('old link', $1, now() + interval '1 hour')",
      [user.id],
    );
    const token = extractToken((await findQueuedMails(site, email))[0]);
    await site.call(verifyEmail, { body: { token } });
    expect((await user.call(me)).user).toMatchObject({ email, emailVerified: true });
    expect(await subjects(user.email)).toContainEqual(expect.stringContaining("was changed"));
    expect(
      (await site.ctx.pool.query("select 1 from password_resets where user_id = $1", [user.id])).rowCount,
    ).toBe(0);
    expect((await site.request(verifyEmail, { body: { token } })).status).toBe(404);
    await site.call(login, { body: { email, password } });
  });

  test("S43 to a taken address gets the same response, and the owner of that address is notified", async () => {
    const [user, owner] = [await site.asUser(), await site.asUser()];
    const free = await ask(user, "free@listwise.example", password);
    const taken = await ask(user, owner.email, password);
    expect(taken.status).toBe(free.status);
    expect(String(taken.body.message).replace(owner.email, "")).toBe(
      String(free.body.message).replace("free@listwise.example", ""),
    );
    const [mail] = await findQueuedMails(site, owner.email);
    expect(mail?.subject).toContain("already have an account");
    expect(extractToken(mail)).toBe("");
  });

  test("fails if another user took the address in the meantime", async () => {
    const user = await site.asUser();
    const email = "raced@listwise.example";
    await ask(user, email, password);
    await site.asUser({ email });
    const token = extractToken((await findQueuedMails(site, email))[0]);
    expect((await site.request(verifyEmail, { body: { token } })).status).toBe(404);
    expect((await user.call(me)).user.email).toBe(user.email);
  });
});

describe("sessions", () => {
  const CHROME =
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
  const signIn = async (email: string) =>
    asSession(
      await site.call(login, {
        body: { email, password },
        headers: { "user-agent": CHROME },
        ip: "192.0.2.9",
      }),
    );

  test("S13 of other users are not found", async () => {
    const [ada, bob] = [await site.asUser(), await site.asUser()];
    const [his] = (await bob.call(sessions)).data;
    expect((await ada.request(endSession, { params: { id: his?.id ?? "" } })).status).toBe(404);
    expect((await bob.request(me)).status).toBe(200);
    expect((await ada.call(sessions)).data).toHaveLength(1);
  });

  test("are listed with browser, system and last use, the current one first; one or all others can be ended", async () => {
    const user = await site.asUser();
    const [second, third] = [await signIn(user.email), await signIn(user.email)];
    await site.call(me, bearer(second.token));
    const { data } = await user.call(sessions);
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({
      current: true,
      browser: null,
      system: null,
      lastSeenAt: expect.any(String),
    });
    expect(data[1]).toMatchObject({
      current: false,
      browser: "Chrome 142",
      system: "macOS",
      ip: "192.0.2.9",
    });

    const socket = openSocket(await listen(site), second.token);
    await waitForEvent(socket, "connect");
    const told = waitForEvent(socket, "session_terminated");
    await user.call(endSession, { params: { id: data[1]?.id ?? "" } });
    expect(await told).toEqual([{ userId: user.id, message: expect.stringContaining("another browser") }]);
    expect((await site.request(me, bearer(second.token))).body.code).toBe("SESSION_TERMINATED");
    expect((await site.request(me, bearer(third.token))).status).toBe(200);
    expect((await user.call(endOtherSessions)).ended).toBe(1);
    expect((await site.request(me, bearer(third.token))).body.code).toBe("SESSION_TERMINATED");
    expect((await user.call(sessions)).data).toHaveLength(1);
  });

  test("update their last use once a minute at most", async () => {
    const user = await site.asUser();
    const seen = async () =>
      (await site.ctx.pool.query("select last_seen_at from sessions where user_id = $1", [user.id])).rows[0]
        .last_seen_at;
    await user.call(me);
    const first = await seen();
    await user.call(me);
    expect(await seen()).toEqual(first);
    await site.ctx.pool.query("update sessions set last_seen_at = now() - interval '61 seconds'");
    await user.call(me);
    expect((await seen()).getTime()).toBeGreaterThan(first.getTime());
  });
});

describe("settings", () => {
  const chosen = { countries: ["de", "fr", "de"], notifications: { newSignIn: false } };

  test("reject unknown storefronts and an empty list", async () => {
    const user = await site.asUser();
    const unknown = await user.request(saveSettings, { body: { ...chosen, countries: ["de", "zz"] } });
    expect(unknown.body.code).toBe("UNKNOWN_COUNTRY");
    expect((await user.request(saveSettings, { body: { ...chosen, countries: [] } })).status).toBe(400);
    expect((await user.call(settings)).data).toEqual({
      countries: ["us"],
      notifications: { newSignIn: true, rankAlerts: "daily" },
    });
  });

  test("are saved; a keyword without a country is tracked in the first one", async () => {
    const user = await site.asUser();
    const { data } = await user.call(saveSettings, { body: chosen });
    const notifications = { newSignIn: false, rankAlerts: "daily" };
    expect(data).toEqual({ countries: ["de", "fr"], notifications });
    const keyword = await user.call(userKeywordsEndpoints.add, { body: { keywordText: "radar" } });
    expect(keyword.data.country).toBe("de");
  });
});

test("the owner is notified about sign-ins from new browsers, unless they turned that off", async () => {
  const email = "owner@listwise.example";
  const first = await site.call(register, { body: { name: "Ada", email, password, fingerprint: "laptop" } });
  const signIn = (fingerprint: string, ip = "127.0.0.1") =>
    site.call(login, { body: { email, password, fingerprint }, ip });
  await site.ctx.pool.query("update users set email_verified_at = now() where email = $1", [email]);
  await signIn("laptop");
  expect(await subjects(email)).toEqual([]);
  await signIn("phone");
  await signIn("phone");
  await signIn("laptop", "192.0.2.44");
  const mails = await findQueuedMails(site, email);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain("192.0.2.44");
  const body = { countries: ["us"], notifications: { newSignIn: false } };
  await site.call(saveSettings, { ...bearer(first.token), body });
  await signIn("tablet");
  expect(await findQueuedMails(site, email)).toHaveLength(2);
});
