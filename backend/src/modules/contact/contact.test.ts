import { contactEndpoints } from "@listwise/contracts/content";
import { findQueuedMails } from "../../testing/mails";
import { startTestApp, type TestApp } from "../../testing/test-app";

let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;

beforeAll(async () => {
  site = await startTestApp();
  admin = await site.asAdmin();
});
afterAll(() => site.close());

const { send, messages, updateMessage } = contactEndpoints;
const letter = {
  name: "Ada Example",
  email: "ada@listwise.example",
  subject: "A question",
  message: "How do I\nadd an app?",
};
let hosts = 0;
const write = (change: object = {}, ip = `192.0.2.${++hosts}`) =>
  site.request(send, { body: { ...letter, ...change }, ip });
const inbox = (query = {}) => admin.call(messages, { query });

test("messages are stored for administrators, newest first, and counted as unread", async () => {
  expect((await write({ subject: "First" })).status).toBe(201);
  expect((await write({ subject: "Second" })).status).toBe(201);
  const { data, unread, pagination } = await inbox({ limit: 1 });
  expect(data).toMatchObject([{ subject: "Second", message: letter.message, status: "new", answer: null }]);
  expect({ unread, pages: pagination.pages }).toEqual({ unread: 2, pages: 2 });
  expect((await inbox({ search: "FIRST" })).data.map(({ subject }) => subject)).toEqual(["First"]);
  expect((await inbox({ status: "closed" })).data).toEqual([]);
});

test.each([
  ["name", " ", "Enter your name."],
  ["name", "Ada\r\nBcc: all@listwise.example", "Use one line without special characters."],
  ["email", "ada", "Enter a valid email address."],
  ["subject", "", "Enter a subject."],
  ["subject", "x".repeat(201), "Use at most 200 characters."],
  ["message", "Hi", "Write at least 10 characters so that we can help."],
  ["message", "x".repeat(5001), "Use at most 5,000 characters."],
])("%s %j is refused with a helpful message", async (path, value, message) => {
  const { status, body } = await write({ [path]: value });
  expect({ status, details: body.details }).toEqual({ status: 400, details: [{ path, message }] });
});

test("a message with the honeypot field filled in is accepted but not stored", async () => {
  const { unread } = await inbox();
  expect((await write({ website: "https://spam.example" })).status).toBe(201);
  expect((await inbox()).unread).toBe(unread);
});

test("the sixth message of a minute is refused with a retry time", async () => {
  for (let n = 0; n < 5; n++) expect((await write({}, "198.51.100.7")).status).toBe(201);
  const { status, headers } = await write({}, "198.51.100.7");
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});

test("the team gets an email with the quoted text once its address is configured", async () => {
  const to = "team@listwise.example";
  await write();
  expect(await findQueuedMails(site, to)).toEqual([]);
  await site.ctx.pool.query("update site_config set value = $1 where key = 'seo.contact_email'", [to]);
  await write({ subject: "Told" });
  const [mail] = await findQueuedMails(site, to);
  expect(mail).toMatchObject({ to, subject: "Contact form: Told" });
  expect(mail?.text).toContain("> How do I\n> add an app?");
});

test("a reply is emailed once; a second one is a conflict", async () => {
  const { email } = { email: "answer@listwise.example" };
  await write({ email });
  const id = (await inbox()).data[0]?.id ?? 0;
  const body = { status: "answered", answer: "Press Track." };
  const { data } = await admin.call(updateMessage, { params: { id }, body });
  expect(data).toMatchObject({ status: "answered", answer: "Press Track." });
  await admin.call(updateMessage, { params: { id }, body });
  const other = { ...body, answer: "Something else" };
  expect(await admin.request(updateMessage, { params: { id }, body: other })).toMatchObject({ status: 409 });
  const mails = await findQueuedMails(site, email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: "Re: A question" });
  expect(mails[0]?.text).toMatch(/^Hello Ada Example,\n\nPress Track\./);

  await admin.call(updateMessage, { params: { id }, body: { status: "closed" } });
  expect((await inbox({ status: "closed" })).data).toMatchObject([{ id, answer: "Press Track." }]);
  expect(await admin.request(updateMessage, { params: { id: 999_999 }, body })).toMatchObject({
    status: 404,
  });
});
