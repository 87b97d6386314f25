import { authEndpoints, contactEndpoints, mailAdminEndpoints } from "@listwise/contracts";
import { eventually } from "../../testing/eventually";
import { sentMails } from "../../testing/mails";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { outbox, outboxMail, templates, saveTemplate, resetTemplate, previewTemplate, testTemplate } =
  mailAdminEndpoints;

let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
beforeAll(async () => {
  site = await startTestApp({ worker: true });
  admin = await site.asAdmin();
});
afterAll(() => site.close());

const key = "new-password";
const words = { subject: "Hello from {{product}}", text: "Choose another: {{link}}" };
const forget = (email: string) => site.call(authEndpoints.forgotPassword, { body: { email } });

test("every template is told with what may stand in it, and each example can be sent as it is", async () => {
  const { data } = await admin.call(templates);
  expect(data.length).toBeGreaterThanOrEqual(10);
  for (const { key: one, subject, text } of data) {
    const shown = (await admin.call(previewTemplate, { params: { key: one }, body: { subject, text } })).data;
    expect(shown.subject + shown.text).not.toMatch(/\{\{|\}\}/);
  }
});

test("changed words are what goes out, and the product's own again after a reset", async () => {
  const user = await site.asUser();
  const saved = await admin.call(saveTemplate, { params: { key }, body: { ...words, updatedAt: null } });
  expect(saved.data).toMatchObject({ ...words, changed: true });
  await forget(user.email);
  const [mail] = await sentMails(site, user.email, 1);
  expect(mail?.subject).toBe("Hello from Listwise");
  expect(mail?.text).toMatch(/^Choose another: http.*token=[\w-]+$/);
  const back = await admin.call(resetTemplate, { params: { key } });
  expect(back.data).toMatchObject({ changed: false, updatedAt: null });
});

test("words without what the mail is sent for, and values that there are not, are refused", async () => {
  const body = { ...words, text: "Nothing to open", updatedAt: null };
  expect(await admin.request(saveTemplate, { params: { key }, body })).toMatchObject({
    status: 400,
    body: {
      details: [{ path: "text", message: "The text needs {{link}}: without it the mail is of no use." }],
    },
  });
  const unknown = { ...words, text: "{{link}} {{password}}", updatedAt: null };
  expect((await admin.request(saveTemplate, { params: { key }, body: unknown })).status).toBe(400);
  expect(
    (await admin.request(saveTemplate, { params: { key: "no-such" }, body: { ...words, updatedAt: null } }))
      .status,
  ).toBe(404);
  const twoLines = { ...words, subject: "a\r\nBcc: all@x.example", updatedAt: null };
  expect((await admin.request(saveTemplate, { params: { key }, body: twoLines })).status).toBe(400);
});

test("who saves over a version they did not see gets a conflict with it", async () => {
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

test("a test mail goes to the caller's own address", async () => {
  const { to } = await admin.call(testTemplate, { params: { key }, body: words });
  expect(to).toBe(admin.email);
  const [mail] = await sentMails(site, admin.email, 1);
  expect(mail).toMatchObject({ subject: "[Test] Hello from Listwise" });
});

test("what a stranger wrote is never read as a place of a template", async () => {
  const from = { name: "{{answer}}", email: "stranger@x.example", subject: "{{product}}" };
  await site.call(contactEndpoints.send, { body: { ...from, message: "Is this {{answer}} safe?" } });
  const { data } = await admin.call(contactEndpoints.messages);
  const body = { status: "answered", answer: "Yes" };
  await admin.call(contactEndpoints.updateMessage, { params: { id: data[0]?.id ?? 0 }, body });
  const [mail] = await sentMails(site, from.email, 1);
  expect(mail?.subject).toBe("Re: {{product}}");
  expect(mail?.text).toContain("> Is this {{answer}} safe?");
});

describe("the outbox", () => {
  test("S15: an administrator reads mails, but not the secrets in their links; a superadmin does", async () => {
    const user = await site.asUser();
    await forget(user.email);
    await sentMails(site, user.email, 1);
    const { data, transport } = await eventually(
      () => admin.call(outbox, { query: { search: user.email } }),
      (answer) => answer.data.length === 1,
    );
    expect(transport).toBe("outbox");
    const params = { id: data[0]?.id ?? "" };
    const read = (await admin.call(outboxMail, { params })).data;
    expect(read).toMatchObject({ to: user.email, masked: true });
    expect(read.text).toMatch(/token=•••$/m);
    const owner = await site.asAdmin("superadmin");
    const whole = (await owner.call(outboxMail, { params })).data;
    expect(whole.masked).toBe(false);
    expect(whole.text).toMatch(/token=[\w-]{20,}/);
  });

  test.each(["..%2Fsecret", "nothing-there", "..", "a/../../x"])("%s is no mail", async (id) => {
    expect([400, 404]).toContain((await admin.request(outboxMail, { params: { id } })).status);
  });

  test("is paged, newest first", async () => {
    const { data, pagination } = await admin.call(outbox, { query: { pageSize: 2 } });
    expect(data).toHaveLength(2);
    expect(pagination.total).toBeGreaterThan(2);
    expect((data[0]?.at ?? "") >= (data[1]?.at ?? "")).toBe(true);
  });
});
