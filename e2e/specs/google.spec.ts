import { OAuth2Server, type MutableToken } from "oauth2-mock-server";
import { startDeliverySite, type DeliverySite } from "../fixtures/sites/delivery-site";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

const PERSON = { sub: "google-1", email: "ada@example.org", email_verified: true, name: "Ada Publisher" };

const provider = new OAuth2Server();
let site: DeliverySite;

test.beforeAll(async () => {
  await provider.issuer.keys.generate("RS256");
  await provider.start(undefined, "127.0.0.1");
  const issuer = `http://127.0.0.1:${provider.address().port}`;
  provider.issuer.url = issuer;
  provider.service.on(
    "beforeTokenSigning",
    ({ payload }: MutableToken) => void Object.assign(payload, PERSON),
  );
  site = await startDeliverySite({
    GOOGLE_CLIENT_ID: "listwise-test",
    GOOGLE_CLIENT_SECRET: "a secret",
    GOOGLE_ISSUER: issuer,
  });
});
test.afterAll(async () => {
  await site?.stop();
  await provider.stop();
});

test("S28 S29 signing in with Google returns a new user to the requested page, and no code is left", async ({
  page,
}) => {
  // The provider redirects the browser to the site's public address.
  const home = site.url.replace("127.0.0.1", "localhost");
  await page.goto(`${home}/keywords`);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(new SitePage(page).heading("Keywords")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("code")).toBeNull();
  await page.goto(`${home}/settings`);
  await expect(page.getByText(PERSON.email).first()).toBeVisible();
});
