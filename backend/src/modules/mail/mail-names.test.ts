import { accountEndpoints, apiKeysEndpoints } from "@listwise/contracts/account";
import { authEndpoints, signInFactorsEndpoints } from "@listwise/contracts/auth";
import { contactEndpoints } from "@listwise/contracts/content";
import { releasesEndpoints } from "@listwise/contracts/releases";
import { findQueuedMails } from "../../testing/mails";
import { addPasskeyTo } from "../../testing/second-factor";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { renamePasskey, removePasskey } = signInFactorsEndpoints;
const EVIL = "x”.\nLocked! Unlock:\nhttp://evil.example/login";

let site: TestApp;
let visits = 0;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

test.each([EVIL, "a\tb", "a\u0000b", "a\u2028b", "a\u202eb", "a\u200bb"])(
  "S80: account names can't contain line breaks, control characters or invisible ones: %j",
  async (name) => {
    const user = await site.asUser();
    const owner = await site.asAdmin("superadmin");
    const { id } = await addPasskeyTo(site, user);
    const password = "a tide table for two";
    const answers = [
      await user.request(renamePasskey, { params: { id }, body: { name } }),
      await user.request(apiKeysEndpoints.create, { body: { label: name } }),
      await user.request(accountEndpoints.updateMe, { body: { name } }),
      await site.request(authEndpoints.register, { body: { name, email: "eve@x.example", password } }),
      await owner.request(releasesEndpoints.createToken, { body: { name: "mfe-content", label: name } }),
      await site.request(contactEndpoints.send, {
        body: { name, email: "eve@x.example", subject: "Plans", message: "May I have one?" },
        ip: `10.2.${(visits += 1)}.1`,
      }),
    ];
    for (const { status, body } of answers) {
      expect({ status, body }).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
    }
  },
);

test("S80: names with links, including ones stored by older versions, create neither a line nor a link in an email", async () => {
  const user = await site.asUser();
  const { id } = await addPasskeyTo(site, user, "https://evil.example/login");
  await user.call(apiKeysEndpoints.create, { body: { label: "Open www.evil.example now" } });
  await site.ctx.pool.query("update passkeys set name = $1 where id = $2", [EVIL, id]);
  await user.call(removePasskey, { params: { id } });
  const mails = await findQueuedMails(site, user.email);
  expect(mails).toHaveLength(3);
  expect(mails.map(({ text }) => text).join("\n")).not.toMatch(/evil\.|:\/\/evil|^Locked/m);
  expect(mails[0]?.text).toMatch(/^The passkey “https evil example\/login” was added\.$/m);
  expect(mails[1]?.text).toMatch(/^Name: Open www evil example now$/m);
  expect(mails[2]?.text).toMatch(
    /^The passkey “x”\. Locked! Unlock: http evil example\/login” was removed\.$/m,
  );
});

test("S80: a browser's name in an email is never a link, whatever its user agent says", async () => {
  const { email } = await site.asUser();
  for (const agent of ["Mozilla/5.0", "http://evil.example/login 1.0"]) {
    const body = { email, password: "correct horse" };
    await site.call(authEndpoints.login, { body, headers: { "user-agent": agent } });
  }
  const [mail] = await findQueuedMails(site, email);
  expect(mail?.text).toMatch(/^Browser: .*evil/m);
  expect(mail?.text).not.toMatch(/evil\.|:\/\/evil/);
});
