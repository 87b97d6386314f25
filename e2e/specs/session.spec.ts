import AxeBuilder from "@axe-core/playwright";
import { adminUserEndpoints } from "@listwise/contracts/admin";
import { authEndpoints } from "@listwise/contracts/auth";
import type { APIRequestContext, Page } from "@playwright/test";
import { DEMO, logIn, register, type Account } from "../fixtures/accounts";
import { settleAnimations } from "../fixtures/animations";
import { isAt } from "../fixtures/is-at";
import { startHttpProxy } from "../fixtures/sites/http-proxy";
import { SAMPLE_SITE } from "../fixtures/sites/sites";
import { createExpiredToken, parseSessionId, openSignedInBrowser } from "../fixtures/tabs";
import { expect, test } from "../fixtures/test";
import { settleRequests } from "../fixtures/time";
import { AppDetails } from "../pages/app-details";
import { AuthPage } from "../pages/auth.page";
import { SitePage } from "../pages/site.page";

const REFRESH = /POST .*\/auth\/refresh-token$/;

const writeStorage = (page: Page, key: string, value: string) =>
  page.evaluate(([name = "", text = ""]) => localStorage.setItem(name, text), [key, value]);
const readStorage = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Time for a change that arrives within a second on an idle machine; polling would take longer. */
const PROMPTLY_MS = 10_000;

async function openTwo(browser: Awaited<ReturnType<typeof openSignedInBrowser>>) {
  const [one, two] = [await browser.tab(), await browser.tab()];
  for (const { page } of [one, two]) {
    await page.goto("/keywords");
    await expect(new SitePage(page).heading("Keywords")).toBeVisible();
  }
  return { one, two };
}

test("F16 two tabs with an expired token refresh it once together, and continue", async ({
  browser,
  account,
}) => {
  const signedIn = await openSignedInBrowser(browser, account);
  const { one, two } = await openTwo(signedIn);
  await writeStorage(one.page, "token", createExpiredToken());
  await Promise.all([one, two].map(({ page }) => new SitePage(page).goTo("Rankings")));

  for (const { page, log } of [one, two]) {
    await expect(new SitePage(page).heading("Rankings")).toBeVisible();
    expect(log.problems).toEqual([]);
  }
  expect(signedIn.asked(REFRESH)).toBe(1);
  await signedIn.context.close();
});

test("F16 without locks the server's grace period keeps both tabs signed in", async ({
  browser,
  account,
}) => {
  const signedIn = await openSignedInBrowser(browser, account);
  await signedIn.context.addInitScript(() => {
    Object.defineProperty(navigator, "locks", { value: undefined });
  });
  // Both tabs must have sent the same refresh token before either gets a response.
  await signedIn.context.route("**/auth/refresh-token", async (route) => {
    await expect.poll(() => signedIn.asked(REFRESH)).toBeGreaterThan(1);
    await route.continue();
  });
  const { one, two } = await openTwo(signedIn);
  await writeStorage(one.page, "token", createExpiredToken());
  await Promise.all([one, two].map(({ page }) => new SitePage(page).goTo("Rankings")));

  for (const { page } of [one, two]) await expect(new SitePage(page).heading("Rankings")).toBeVisible();
  expect(signedIn.asked(REFRESH)).toBeLessThanOrEqual(2);
  await one.page.reload();
  await expect(new SitePage(one.page).heading("Rankings")).toBeVisible();
  await signedIn.context.close();
});

test("F17 S20 a logout in one tab logs out all tabs and the server session within a second", async ({
  browser,
  request,
  account,
}) => {
  const signedIn = await openSignedInBrowser(browser, account);
  const { one, two } = await openTwo(signedIn);
  await expect.poll(two.lines).toBe(1);

  await new SitePage(one.page).logOut();
  await two.page.waitForURL("/login", { waitUntil: "commit", timeout: PROMPTLY_MS });
  await expect.poll(two.lines).toBe(0);
  await expect.poll(one.lines).toBe(0);
  const headers = { Authorization: `Bearer ${account.session.token}` };
  const replay = await request.get(`/api${authEndpoints.me.path}`, { headers });
  expect(replay.status()).toBe(401);
  expect(await replay.json()).toMatchObject({ code: "SESSION_TERMINATED" });
  await signedIn.context.close();
});

test("F18 a logout during a refresh: the new tokens are not stored", async ({ browser, account }) => {
  const signedIn = await openSignedInBrowser(browser, account);
  const { one, two } = await openTwo(signedIn);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await signedIn.context.route("**/auth/refresh-token", async (route) => {
    const response = await route.fetch();
    await held;
    // The page may have navigated away.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await writeStorage(one.page, "token", createExpiredToken());
  await new SitePage(one.page).goTo("Rankings");
  await expect.poll(() => signedIn.asked(REFRESH)).toBe(1);
  await new SitePage(two.page).logOut();
  release();

  await expect(one.page).toHaveURL("/login");
  await settleRequests(one.page);
  expect(await readStorage(one.page, "token")).toBeNull();
  expect(await readStorage(one.page, "refreshToken")).toBeNull();
  await signedIn.context.close();
});

test("F19 S61 another user in another tab: this tab switches to them, and no data of the former stays", async ({
  browser,
  request,
  demo,
  account,
}) => {
  const signedIn = await openSignedInBrowser(browser, demo);
  const { one, two } = await openTwo(signedIn);
  await expect(one.page.getByRole("grid", { name: "Tracked keywords" })).toBeVisible();
  const other = await logIn(request, account);
  await writeStorage(
    two.page,
    "search_of_the_former",
    JSON.stringify({ data: ["secret"], timestamp: Date.now() }),
  );
  await two.page.evaluate(({ token, refreshToken, user }) => {
    localStorage.setItem("user", JSON.stringify(user));
    localStorage.setItem("refreshToken", refreshToken);
    localStorage.setItem("token", token);
  }, other.session);

  await expect(new SitePage(one.page).heading("Keywords")).toBeVisible();
  await expect(one.page.getByRole("grid", { name: "Tracked keywords" })).toBeHidden();
  await one.page.getByRole("button", { name: "Account menu" }).click();
  await expect(one.page.getByRole("menu").getByText(account.email)).toBeVisible();
  expect(await readStorage(one.page, "search_of_the_former")).toBeNull();
  await signedIn.context.close();
});

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
for (const skew of [10 * MINUTE, -10 * MINUTE, DAY, -DAY]) {
  test(`F20 a clock that is ${skew / MINUTE} minutes off: no logout, at most one refresh`, async ({
    browser,
    account,
  }) => {
    const signedIn = await openSignedInBrowser(browser, account);
    const { page, log } = await signedIn.tab();
    await page.clock.install({ time: Date.now() + skew });
    await page.goto("/keywords");
    const site = new SitePage(page);
    await expect(site.heading("Keywords")).toBeVisible();
    await site.goTo("Rankings");
    await expect(site.heading("Rankings")).toBeVisible();
    await page.clock.setSystemTime(Date.now() - skew);
    await site.goTo("Keywords");
    await expect(site.heading("Keywords")).toBeVisible();
    await page.reload();
    await expect(site.heading("Keywords")).toBeVisible();

    expect(signedIn.asked(REFRESH)).toBeLessThanOrEqual(2);
    expect(log.problems).toEqual([]);
    await signedIn.context.close();
  });
}

/** Fills the local storage completely with entries under a prefix. */
const fill = (page: Page, prefix: string) =>
  page.evaluate((name) => {
    let size = 1_000_000;
    for (let count = 0; size >= 1;) {
      try {
        localStorage.setItem(`${name}${count}`, JSON.stringify({ data: "x".repeat(size), timestamp: count }));
        count += 1;
      } catch {
        size = Math.floor(size / 2);
      }
    }
  }, prefix);

test("F21 a storage full of cached responses makes room for a login", async ({ page, account }) => {
  const door = new AuthPage(page);
  await door.openLogin();
  await fill(page, "search_");
  await door.logIn(account);

  await expect(page).toHaveURL(isAt("/dashboard"));
  expect(await readStorage(page, "token")).not.toBeNull();
});

test("F21 a storage full of other data: the login shows an error", async ({ page, account }) => {
  const door = new AuthPage(page);
  await door.openLogin();
  await fill(page, "another-app-");
  await door.logIn(account);

  await expect(door.failure).toContainText("Failed to store authentication data");
  expect(await readStorage(page, "token")).toBeNull();
});

test("F22 a browser that blocks storage: the site works and explains the consequences", async ({
  page,
  account,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  const [door, site] = [new AuthPage(page), new SitePage(page)];
  await door.openLogin();
  await expect(page.getByText("Your browser blocks this site's storage")).toBeVisible();
  await door.logIn(account);
  await expect(site.heading("Dashboard")).toBeVisible();
  await site.goTo("Keywords");
  await expect(site.heading("Keywords")).toBeVisible();
});

test("F23 invalid data in the storage is ignored and removed: default theme and login page", async ({
  page,
}) => {
  await page.goto("/login");
  await page.evaluate(() => {
    localStorage.setItem("token", "a.b.c");
    localStorage.setItem("refreshToken", "{");
    localStorage.setItem("user", '{"id":"one"');
    localStorage.setItem("theme-config", "[not json");
    localStorage.setItem("keywords_1", "{{{");
    localStorage.setItem("fingerprint", "<script>");
  });
  await page.goto("/keywords");

  await expect(page).toHaveURL("/login");
  await expect(new SitePage(page).document).toHaveAttribute("data-theme", "dark");
  expect(await readStorage(page, "token")).toBeNull();
  expect(await readStorage(page, "user")).toBeNull();
});

test("S61 the next user of a browser finds no docked app, toast or stored response of the previous one", async ({
  page,
  account,
}) => {
  const [door, site] = [new AuthPage(page), new SitePage(page)];
  await door.openLogin();
  await door.logIn(DEMO);
  await expect(site.heading("Dashboard")).toBeVisible();
  await page.goto("/tracked-apps?app=1");
  await new AppDetails(page).minimize();
  await expect(page.getByText("Click to restore")).toBeVisible();
  await writeStorage(page, "app_details_1", JSON.stringify({ data: "secret", timestamp: Date.now() }));
  await site.logOut();
  await expect(page).toHaveURL("/");
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(
    left.filter((key) =>
      /^(token|refreshToken|user|keywords_|rankings_|app_details_|top_apps_|search_)/.test(key),
    ),
  ).toEqual([]);

  await door.openLogin();
  await door.logIn(account);
  await expect(site.heading("Dashboard")).toBeVisible();
  await expect(page.getByText("Click to restore")).toBeHidden();
  await expect(page.getByRole("region", { name: "Notifications" })).toHaveText("");
});

async function terminate(request: APIRequestContext, admin: Account, victim: Account): Promise<void> {
  const path = adminUserEndpoints.terminateSession.path
    .replace("{id}", String(victim.session.user.id))
    .replace("{sessionId}", parseSessionId(victim));
  const headers = { Authorization: `Bearer ${admin.session.token}` };
  const answer = await request.post(`/api${path}`, { headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Expects an accessible alert on the login page that stays until it is dismissed. */
async function expectSessionEndNotice(page: Page): Promise<void> {
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(/ended|terminated/i);
  // The notice is there before the page around it.
  await expect(page.getByRole("form", { name: "Login" })).toBeVisible();
  await expect(page.locator("#first-view")).toHaveCount(0);
  await settleAnimations(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.reload();
  await expect(alert).toContainText(/ended|terminated/i);
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await expect(alert).toBeHidden();
}

test("S21 an administrator ends a session: alert and login page within 2 s, the user's other browser stays", async ({
  browser,
  request,
  admin,
}) => {
  const here = await register(request);
  const elsewhere = await logIn(request, here);
  const [mine, other] = [
    await openSignedInBrowser(browser, here),
    await openSignedInBrowser(browser, elsewhere),
  ];
  const [victim, bystander] = [await mine.tab(), await other.tab()];
  for (const { page, lines } of [victim, bystander]) {
    await page.goto("/keywords");
    await expect(new SitePage(page).heading("Keywords")).toBeVisible();
    await expect.poll(lines).toBe(1);
  }
  await terminate(request, admin, here);

  await victim.page.waitForURL("/login", { waitUntil: "commit", timeout: PROMPTLY_MS });
  await expectSessionEndNotice(victim.page);
  await new AuthPage(victim.page).logIn(here);
  await expect(victim.page).toHaveURL(isAt("/keywords"));
  await new SitePage(bystander.page).goTo("Rankings");
  await expect(new SitePage(bystander.page).heading("Rankings")).toBeVisible();
  expect(bystander.log.problems).toEqual([]);
  await mine.context.close();
  await other.context.close();
});

test("S21 F24 without a socket, the next call reveals that the session has ended", async ({
  browser,
  request,
  admin,
}) => {
  const account = await register(request);
  const signedIn = await openSignedInBrowser(browser, account);
  await signedIn.context.routeWebSocket("**/socket.io/**", (line) => line.close());
  await signedIn.context.route("**/socket.io/**", (route) => route.abort());
  await signedIn.context.route("**/users/activity-report", (route) => route.abort());
  const { page } = await signedIn.tab();
  await page.goto("/keywords");
  await expect(new SitePage(page).heading("Keywords")).toBeVisible();
  // Waits for the last call of this page.
  await expect(page.getByText("Newly Released Apps")).toBeVisible();
  const refused = page.waitForResponse((response) => response.status() === 401);
  await terminate(request, admin, account);
  // Any next call counts, because a background call may be faster than this navigation.
  const moved = new SitePage(page).goTo("Rankings").catch(() => undefined);
  await refused;

  await page.waitForURL("/login", { waitUntil: "commit", timeout: PROMPTLY_MS });
  await expectSessionEndNotice(page);
  await signedIn.context.close();
  await moved;
});

test("F24 a proxy that blocks WebSockets: events arrive through polling", async ({
  browser,
  request,
  admin,
}) => {
  const proxy = await startHttpProxy();
  const account = await register(request);
  const signedIn = await openSignedInBrowser(browser, account, SAMPLE_SITE, { proxy: proxy.settings });
  await signedIn.context.route("**/users/activity-report", (route) => route.abort());
  const { page, lines } = await signedIn.tab();
  const polling = () => signedIn.asked(/POST .*transport=polling/);
  await page.goto("/keywords");
  await expect(new SitePage(page).heading("Keywords")).toBeVisible();
  await expect.poll(polling).toBeGreaterThan(0);
  await settleRequests(page);
  expect(lines(), "no WebSocket").toBe(0);
  // No refused call can end the session, only the event.
  await page.route(/\/api\/(?!license|public)/, (route) => route.abort());
  await terminate(request, admin, account);

  await page.waitForURL("/login", { waitUntil: "commit", timeout: PROMPTLY_MS });
  await expectSessionEndNotice(page);
  await signedIn.context.close();
  proxy.stop();
});

test("S24 messages that a client sends over a socket end no session", async ({
  browser,
  request,
  demo,
  account,
}) => {
  const signedIn = await openSignedInBrowser(browser, account);
  const { page } = await signedIn.tab();
  await page.goto("/keywords");
  await expect(new SitePage(page).heading("Keywords")).toBeVisible();
  const { id } = account.session.user;
  const line = "/socket.io/?EIO=4&transport=polling";
  const opened: { sid: string } = JSON.parse((await (await request.get(line)).text()).slice(1));
  const say = (data: string) => request.post(`${line}&sid=${opened.sid}`, { data });
  await say(`40${JSON.stringify({ token: demo.session.token })}`);
  for (const event of [
    ["session_terminated", { userId: id, message: "spoofed" }],
    ["join", `user:${id}`],
  ]) {
    await say(`42${JSON.stringify(event)}`);
  }
  await settleRequests(page);

  await expect(page).toHaveURL(isAt("/keywords"));
  await new SitePage(page).goTo("Rankings");
  await expect(new SitePage(page).heading("Rankings")).toBeVisible();
  await signedIn.context.close();
});

test("presence: administrators see a user's current page without its query", async ({
  userPage,
  account,
  request,
  admin,
}) => {
  await userPage.goto("/keywords?country=de");
  const headers = { Authorization: `Bearer ${admin.session.token}` };
  await expect
    .poll(async () => (await (await request.get("/api/admin/online-users", { headers })).json()).data)
    .toContainEqual(
      expect.objectContaining({
        id: account.session.user.id,
        status: "ONLINE",
        currentPage: "/keywords",
        browser: expect.stringContaining("Chrom"),
      }),
    );
});
