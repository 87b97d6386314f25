import { accountEndpoints } from "@listwise/contracts/account";
import { authEndpoints } from "@listwise/contracts/auth";
import { findQueuedMails } from "../../../testing/mails";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const PASSWORD = "a tide table for two";
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ env: { EMAIL_VERIFICATION: "required" } });
  await site.ctx.pool.query(`
    create function refuse_mail() returns trigger language plpgsql as
    $$ begin raise exception 'no room for another mail'; end $$`);
});
afterAll(() => site.close());

/** Makes a call while no email can be queued, and repeats it when email works again. */
async function withoutMail<T>(call: () => Promise<T>): Promise<{ refused: T; repeated: T }> {
  await site.ctx.pool.query(`
    create trigger no_mail before insert on pgboss.job
    for each row when (new.name = 'mail.send') execute function refuse_mail()`);
  const refused = await call();
  await site.ctx.pool.query("drop trigger no_mail on pgboss.job");
  return { refused, repeated: await call() };
}

it("an account whose confirmation email cannot be queued is not created, and can be created later", async () => {
  const email = "unmailed@listwise.example";
  const body = { name: "Una", email, password: PASSWORD };
  const { refused, repeated } = await withoutMail(() => site.request(authEndpoints.register, { body }));
  expect([refused.status, repeated.status]).toEqual([500, 201]);
  expect(await findQueuedMails(site, email)).toHaveLength(1);
});

it("an account is not deleted if the email to its owner cannot be queued", async () => {
  const user = await site.asUser({ password: PASSWORD });
  const body = { email: user.email, password: PASSWORD };
  const remove = () => user.request(accountEndpoints.deleteMe, { body });
  const { refused, repeated } = await withoutMail(remove);
  expect([refused.status, repeated.status]).toEqual([500, 200]);
  expect(await findQueuedMails(site, user.email)).toHaveLength(1);
});
