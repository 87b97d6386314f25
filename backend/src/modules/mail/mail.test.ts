import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { adminUserEndpoints } from "@listwise/contracts/admin";
import { authEndpoints } from "@listwise/contracts/auth";
import { contactEndpoints } from "@listwise/contracts/content";
import { mailAdminEndpoints } from "@listwise/contracts/notifications";
import { deleteOldOutboxMails, insertOutboxMails } from "../../infra/mail/outbox";
import { createSampleLetter, defineTemplate, getMailTemplate } from "../../infra/mail/mail-templates";
import { eventually } from "../../testing/eventually";
import { findQueuedMails, waitForMails } from "../../testing/mails";
import { startSecondNode } from "../../testing/second-node";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { seedMail } from ".";

const { outbox, outboxMail, templates, saveTemplate, resetTemplate, previewTemplate, testTemplate } =
  mailAdminEndpoints;

let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
let owner: Awaited<ReturnType<TestApp["asAdmin"]>>;
beforeAll(async () => {
  site = await startTestApp({ worker: true });
  [admin, owner] = [await site.asAdmin(), await site.asAdmin("superadmin")];
});
afterAll(() => site.close());

const key = "new-password";
const words = { subject: "Hello from {{product}}", text: "Choose another:\n{{link}}" };
const store = (subject: string, text: string) =>
  site.ctx.pool.query(
    `insert into email_templates (key, subject, text) values ($1, $2, $3)
     on conflict (key) do update set subject = excluded.subject, text = excluded.text`,
    [key, subject, text],
  );
const forget = (email: string) => site.call(authEndpoints.forgotPassword, { body: { email } });

test("every template lists its placeholders, and each example can be sent unchanged", async () => {
  const { data } = await admin.call(templates);
  expect(data.length).toBeGreaterThanOrEqual(10);
  for (const { key: one, subject, text } of data) {
    const shown = (await admin.call(previewTemplate, { params: { key: one }, body: { subject, text } })).data;
    expect(shown.subject + shown.text).not.toMatch(/\{\{|\}\}/);
    expect(shown.html).toContain(`<title>${shown.subject}</title>`);
  }
});

test("changed text is sent, and the default text again after a reset", async () => {
  const user = await site.asUser();
  const saved = await owner.call(saveTemplate, { params: { key }, body: { ...words, updatedAt: null } });
  expect(saved.data).toMatchObject({ ...words, changed: true });
  await forget(user.email);
  const [mail] = await waitForMails(site, user.email, 1);
  expect(mail?.subject).toBe("Hello from Listwise");
  expect(mail?.text).toMatch(/^Choose another:\n\nSet a new password:\nhttp.*token=[\w-]+\n\n-- \n/);
  const back = await owner.call(resetTemplate, { params: { key } });
  expect(back.data).toMatchObject({ changed: false, updatedAt: null });
});

test("refuses text without a required placeholder or with unknown ones", async () => {
  const body = { ...words, text: "Nothing to open", updatedAt: null };
  expect(await owner.request(saveTemplate, { params: { key }, body })).toMatchObject({
    status: 400,
    body: {
      details: [{ path: "text", message: "Add {{link}} to the text. The email doesn't work without it." }],
    },
  });
  const unknown = { ...words, text: "{{link}}\n{{password}}", updatedAt: null };
  expect((await owner.request(saveTemplate, { params: { key }, body: unknown })).status).toBe(400);
  expect(
    (await owner.request(saveTemplate, { params: { key: "no-such" }, body: { ...words, updatedAt: null } }))
      .status,
  ).toBe(404);
  const twoLines = { ...words, subject: "a\r\nBcc: all@x.example", updatedAt: null };
  expect((await owner.request(saveTemplate, { params: { key }, body: twoLines })).status).toBe(400);
});

test("an admin can't change the text of an email with a secret link, and so can't become superadmin", async () => {
  for (const one of ["new-password", "confirm-address"]) {
    const params = { key: one };
    const answers = [
      await admin.request(saveTemplate, { params, body: { ...words, updatedAt: null } }),
      await admin.request(resetTemplate, { params }),
      await admin.request(testTemplate, { params, body: words }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  }
  const { data } = await admin.call(templates);
  expect(new Set(data.filter(({ superadminOnly }) => superadminOnly).map((one) => one.key))).toEqual(
    new Set(["confirm-address", "new-password", "password-changed", "second-factor-changed", "confirm-code"]),
  );
  expect(data.every(({ changed }) => !changed)).toBe(true);
});

test("an email is sent as it was queued, even if its template changes before", async () => {
  const idle = await startTestApp();
  const to = "waiting@x.example";
  const template = getMailTemplate("address-changed");
  if (!template) throw new Error("There is no such template.");
  await idle.ctx.mailer.send({ to, ...createSampleLetter(template) });
  await idle.ctx.pool.query(
    "insert into email_templates (key, subject, text) values ('address-changed', 'Changed', '{{newEmail}}')",
  );
  const queued = await findQueuedMails(idle, to);
  expect(queued).toMatchObject([{ subject: "Listwise: your email address was changed" }]);
  const worker = await startSecondNode(idle, {}, { worker: true });
  expect(await waitForMails(idle, to, 1)).toEqual(queued);
  await worker.close();
  await idle.close();
});

const REFUSED = [
  [
    "[Open]({{product}})",
    "Replace {{product}} behind “Open” with an address on localhost:4000, or with {{loginLink}} or {{resetLink}}.",
  ],
  ["[Open](javascript:alert)", "Replace javascript:alert behind “Open”"],
  ["[Open](https://evil.example)", "Emails can only link to localhost:4000."],
  ["[Open](//evil.example)", "Emails can only link to localhost:4000."],
  ["First\n# Second", "Start only the first line with #."],
] as const;

test.each(REFUSED)("refuses %j with the reason", async (text, message) => {
  const answer = await admin.request(previewTemplate, {
    params: { key: "address-taken" },
    body: { subject: "Hello", text },
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { details: [{ path: "text", message: expect.stringContaining(message) }] },
  });
});

test("parts with their own look need their own line", async () => {
  const preview = (subject: string, text: string) =>
    admin.request(previewTemplate, { params: { key: "rank-alerts" }, body: { subject, text } });
  expect(await preview("Ranks", "See {{changes}}")).toMatchObject({
    status: 400,
    body: { details: [{ path: "text", message: expect.stringContaining("on a separate line") }] },
  });
  expect(await preview("{{changes}}", "{{changes}}")).toMatchObject({
    status: 400,
    body: {
      details: [
        { path: "subject", message: "Remove {{changes}} from the subject. It only works in the text." },
      ],
    },
  });
});

test("emails have the configured name and logo of the site", async () => {
  const configure = (name: string, logo: string) =>
    site.ctx.pool.query(
      `insert into site_config (key, value, type) values ('mail.site_name', $1, 'string'), ('mail.logo', $2, 'image')
       on conflict (key) do update set value = excluded.value`,
      [name, logo],
    );
  const body = { subject: "{{product}}", text: "Hello" };
  const preview = async () =>
    (await admin.call(previewTemplate, { params: { key: "account-deleted" }, body })).data;
  await configure("Acme https://evil.example", "/media/logo.png");
  const { publicUrl } = site.ctx.config;
  const named = await preview();
  expect(named.subject).toBe("Acme https evil example");
  expect(named.html).toContain(`src="${publicUrl}/media/logo.png"`);
  expect(named.html).not.toContain("evil.example");
  await configure("", "");
  const unnamed = await preview();
  expect(unnamed.subject).toBe("Listwise");
  expect(unnamed.html).toContain(`src="${publicUrl}/icon-192.png"`);
});

const STOLEN = [
  ["subject", "reset {{link}}", "{{link}}"],
  ["subject", "reset {{  link }}", "{{link}}"],
  ["text", "Reset", "https://evil.example/collect?u={{link}}"],
  ["text", "Reset", "Open {{link}}"],
  ["text", "Reset", "{{link}}{{link}}"],
  ["text", "Reset", "{{link}}\n{{link}}.evil.example"],
  ["text", "Reset", "{{link}}\nhttps://evil.example/collect"],
  ["text", "Reset", "{{link}}\nwww.evil.example"],
  ["text", "Reset", "{{link}}\n//evil.example/collect"],
  ["text", "Reset", "{{link}}\nhttps:\\\\evil.example"],
  ["text", "Reset", "{{link}}\nhttp://localhost:4000.evil.example/"],
  ["text", "Reset", "{{link}}\nhttp://localhost:4000@evil.example/"],
  ["text", "Reset", "{{link}}\nhttp://localhost:4000)@evil.example/login"],
  ["text", "Reset", "{{link}}\nhttp://localhost:4000'@evil.example/login"],
  ["text", "Reset", "{{link}}\nhttp://localhost:4000]@evil.example/login"],
  ["text", "Reset", "{{link}}\nhttp://localhost:4000/;http://evil.example/login"],
  ["text", "Reset", "{{link}}\nhttp://localhost:4000/,www.evil.example/login"],
  ["text", "Reset", "{{link}}\nhttp://evil.example@localhost:4000/login"],
  ["text", "Reset", "{{link}}\nhttp://localhost:4000).evil.example/login"],
  ["subject", "http://localhost:4000)@evil.example/login", "{{link}}"],
] as const;

test.each(STOLEN)("a secret link can't be redirected in the %s by %j, %j", async (path, subject, text) => {
  const body = { subject, text, updatedAt: null };
  const { status, body: answer } = await owner.request(saveTemplate, { params: { key }, body });
  expect({ status, details: answer.details }).toMatchObject({ status: 400, details: [{ path }] });
  expect((await owner.request(previewTemplate, { params: { key }, body })).status).toBe(400);
});

test.each(["(see http://localhost:4000/login).", "http://localhost:4000, or 'http://localhost:4000/a?b=c'!"])(
  "accepts a link to the site surrounded by punctuation: %s",
  async (line) => {
    const body = { subject: "Reset", text: `{{link}}\n${line}` };
    expect((await owner.request(previewTemplate, { params: { key }, body })).status).toBe(200);
  },
);

test("doesn't send text with a redirected secret link that an older version stored", async () => {
  const user = await site.asUser();
  await store("reset {{link}}", "https://evil.example/collect?u={{link}}");
  await forget(user.email);
  const [mail] = await waitForMails(site, user.email, 1);
  expect(mail?.subject).toBe("Listwise: set a new password");
  expect(mail?.text).not.toContain("evil.example");
  await owner.call(resetTemplate, { params: { key } });
});

test("saving over an unseen version is a conflict", async () => {
  const params = { key: "account-deleted" };
  const first = { subject: "Bye", text: "Bye {{product}}" };
  const { data } = await admin.call(saveTemplate, { params, body: { ...first, updatedAt: null } });
  expect(await admin.request(saveTemplate, { params, body: { ...first, updatedAt: null } })).toMatchObject({
    status: 409,
    body: { details: { current: { subject: "Bye" } } },
  });
  const second = { ...first, subject: "Farewell", updatedAt: data.updatedAt };
  expect((await admin.call(saveTemplate, { params, body: second })).data.subject).toBe("Farewell");
});

test("a test email goes to the caller's own address", async () => {
  const { to } = await owner.call(testTemplate, { params: { key }, body: words });
  expect(to).toBe(owner.email);
  const [mail] = await waitForMails(site, owner.email, 1);
  expect(mail).toMatchObject({ subject: "[Test] Hello from Listwise" });
});

test("text from a stranger is never treated as a placeholder", async () => {
  const from = { name: "{{answer}}", email: "stranger@x.example", subject: "{{product}}" };
  await site.call(contactEndpoints.send, { body: { ...from, message: "Is this {{answer}} safe?" } });
  const { data } = await admin.call(contactEndpoints.messages);
  const body = { status: "answered", answer: "Yes" };
  await admin.call(contactEndpoints.updateMessage, { params: { id: data[0]?.id ?? 0 }, body });
  const [mail] = await waitForMails(site, from.email, 1);
  expect(mail?.subject).toBe("Re: {{product}}");
  expect(mail?.text).toContain("> Is this {{answer}} safe?");
});

describe("the outbox", () => {
  test("S15: an administrator can read emails; only a superadmin sees the secrets in their links", async () => {
    const user = await site.asUser();
    await forget(user.email);
    await waitForMails(site, user.email, 1);
    const { data, transport } = await eventually(
      () => admin.call(outbox, { query: { search: user.email } }),
      (answer) => answer.data.length === 1,
    );
    expect(transport).toBe("outbox");
    const params = { id: data[0]?.id ?? "" };
    const read = (await admin.call(outboxMail, { params })).data;
    expect(read).toMatchObject({ to: user.email, masked: true });
    expect(read.text).toMatch(/token=•••$/m);
    expect(read.html?.match(/token=•••"/g)).toHaveLength(2);
    expect(read.html).not.toMatch(/token=[\w-]/);
    const whole = (await owner.call(outboxMail, { params })).data;
    expect(whole.masked).toBe(false);
    expect(whole.text).toMatch(/token=[\w-]{20,}/);
  });

  test("S75: a superadmin's stolen session can't read links in the outbox without a recent sign-in", async () => {
    const [user, superadmin] = [await site.asUser(), await site.asAdmin("superadmin")];
    await forget(user.email);
    await waitForMails(site, user.email, 1);
    const { data } = await eventually(
      () => superadmin.call(outbox, { query: { search: user.email } }),
      (answer) => answer.data.length === 1,
    );
    await site.ctx.pool.query(
      "update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1",
      [superadmin.id],
    );
    const answer = await superadmin.request(outboxMail, { params: { id: data[0]?.id ?? "" } });
    expect(answer).toMatchObject({ status: 403, body: { code: "RECENT_SIGN_IN_REQUIRED" } });
  });

  test("a secret in a subject is masked in list, search and detail, and can't be found by searching", async () => {
    const secret = "k3yT0k3n".repeat(6);
    const subject = `reset ${site.ctx.config.publicUrl}/reset-password?token=${secret}`;
    await site.ctx.pool.query(
      `insert into outbox_mails (id, at, address, subject, text)
       values ('2026-01-01', '2026-01-01', 'old@x.example', $1, $2)`,
      [subject, `Or ${secret}`],
    );
    const params = { id: "2026-01-01" };
    const seen = [
      await admin.call(outbox, { query: { search: "old@x.example" } }),
      await admin.call(outboxMail, { params }),
    ];
    expect(JSON.stringify(seen)).not.toContain("k3y");
    for (const guess of ["k3y", "token=k", secret]) {
      expect((await admin.call(outbox, { query: { search: guess } })).data).toEqual([]);
      expect((await owner.call(outbox, { query: { search: guess } })).data).toHaveLength(1);
    }
    expect((await owner.call(outboxMail, { params })).data).toMatchObject({ subject, masked: false });
  });

  test("a short code is masked too, because emails list their secrets", async () => {
    const code = defineTemplate({
      key: "a-code",
      name: "Code",
      description: "",
      subject: "Your code",
      text: "{{code}}",
      variables: [{ name: "code", sample: [{ kind: "code", code: "123456" }], secret: true }],
      reason: "You get this email because you need a code.",
    });
    const value = [{ kind: "code", code: "482913" }] as const;
    await site.ctx.mailer.send({ to: "coded@x.example", ...code({ code: value }) });
    await waitForMails(site, "coded@x.example", 1);
    const { data } = await admin.call(outbox, { query: { search: "coded@x.example" } });
    const params = { id: data[0]?.id ?? "" };
    expect((await admin.call(outboxMail, { params })).data).toMatchObject({
      text: expect.stringMatching(/^•••$/m),
      html: expect.not.stringContaining("482913"),
      masked: true,
    });
    expect((await owner.call(outboxMail, { params })).data).toMatchObject({
      text: expect.stringMatching(/^482913$/m),
      html: expect.stringContaining("482913"),
      masked: false,
    });
  });

  test.each(["..%2Fsecret", "nothing-there", "..", "a/../../x"])("%s isn't an email", async (id) => {
    expect([400, 404]).toContain((await admin.request(outboxMail, { params: { id } })).status);
  });

  test("two nodes without a common folder show the same emails", async () => {
    const user = await site.asUser();
    await forget(user.email);
    await waitForMails(site, user.email, 1);
    const { dataDir } = site.ctx.config;
    await cp(join(dataDir, "secrets"), join(dataDir, "second/secrets"), { recursive: true });
    const second = await startSecondNode(site, { dataDir: join(dataDir, "second") });
    const { data } = await second.as(admin.token).call(outbox, { query: { search: user.email } });
    expect(data).toMatchObject([{ to: user.email }]);
    await second.close();
  });

  test("a job that runs twice stores one email", async () => {
    const mail = { to: "twice@x.example", subject: "Once", text: "Once" };
    const stored = [{ id: "job", address: mail.to, subject: mail.subject, text: mail.text }];
    await insertOutboxMails(site.ctx.db, stored);
    await insertOutboxMails(site.ctx.db, stored);
    expect((await admin.call(outbox, { query: { search: mail.to } })).data).toHaveLength(1);
  });

  test("emails of the folder of an earlier version are moved once; what isn't an email stays", async () => {
    const folder = join(site.ctx.config.dataDir, "outbox");
    await mkdir(folder, { recursive: true });
    const at = "2026-03-01T08:00:00.000Z";
    const name = "2026-03-01T08-00-00.000Z-a1b2c3d4";
    const code = "739105";
    const mail = { at, to: "moved@x.example", subject: `Code ${code}`, text: code, secrets: [code] };
    await writeFile(join(folder, `${name}.json`), JSON.stringify(mail));
    await writeFile(join(folder, "half.json"), JSON.stringify(mail).slice(0, 40));
    await seedMail(site.ctx);
    await seedMail(site.ctx);
    const { data } = await admin.call(outbox, { query: { search: "moved@x.example" } });
    expect(data).toEqual([{ id: name, at, to: "moved@x.example", subject: "Code •••" }]);
    const read = (await owner.call(outboxMail, { params: { id: name } })).data;
    expect(read).toMatchObject({ subject: mail.subject, text: code, html: null });
    expect(await readdir(folder)).toEqual(["half.json"]);
  });

  test("emails are deleted after a year, and with the account of their address", async () => {
    const user = await site.asUser();
    await site.ctx.pool.query(
      `insert into outbox_mails (id, at, address, subject, text)
       select address, now() - interval '366 days', address, 'Old', '' from unnest($1::text[]) as address
       union all select 'of-the-account', now(), $2, 'New', ''`,
      [["aged@x.example"], user.email],
    );
    await owner.call(adminUserEndpoints.remove, { params: { id: user.id } });
    await deleteOldOutboxMails(site.ctx.db);
    for (const search of ["aged@x.example", user.email]) {
      const { data } = await admin.call(outbox, { query: { search } });
      // The mail about the deletion itself may have arrived already.
      expect(data.filter(({ subject }) => subject !== "Farewell")).toEqual([]);
    }
  });

  test("is paged, newest first", async () => {
    const { data, pagination } = await admin.call(outbox, { query: { pageSize: 2 } });
    expect(data).toHaveLength(2);
    expect(pagination.total).toBeGreaterThan(2);
    expect((data[0]?.at ?? "") >= (data[1]?.at ?? "")).toBe(true);
  });
});
