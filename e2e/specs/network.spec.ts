import { appsEndpoints } from "@listwise/contracts/apps";
import { contentEndpoints } from "@listwise/contracts/content";
import { keywordEntriesEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import type { Page, Route } from "@playwright/test";
import { leavePending } from "../fixtures/remotes/fault-expectations";
import { publicPages, userPages } from "../fixtures/routes";
import { openSignedInBrowser } from "../fixtures/tabs";
import { expect, test } from "../fixtures/test";
import { passTime, waitUntilMounted } from "../fixtures/time";
import { KeywordsPage } from "../pages/keywords.page";
import { SitePage } from "../pages/site.page";

const connection = (page: Page) => page.getByRole("status", { name: "Connection" });
const refuse = (route: Route) => route.abort("connectionrefused");

/** Removes the browser's own messages about failed requests from the log. */
function forgetNetworkErrors(log: { problems: string[] }): void {
  log.problems = log.problems.filter(
    (problem) => !/Failed to load resource|ERR_|WebSocket|socket\.io/.test(problem),
  );
}

/** Handles one GET call and counts its requests. */
async function interceptCall(
  page: Page,
  path: string,
  how: (route: Route, time: number) => Promise<void> | void,
) {
  const asked = { times: 0 };
  await page.route(`**/api${path}*`, (route) => {
    asked.times += 1;
    return how(route, asked.times);
  });
  return asked;
}

test("F8 the API is down: loaded data stays, a banner shows its time, and the page recovers automatically", async ({
  demoPage,
  log,
}) => {
  const site = new SitePage(demoPage);
  await demoPage.clock.install();
  await demoPage.goto("/keywords");
  const table = demoPage.getByRole("grid", { name: "Tracked keywords" });
  await expect(table).toBeVisible();
  await demoPage.route("**/api/**", refuse);
  for (const entry of ["Rankings", "Tracked Apps", "Keywords"]) await site.goTo(entry);

  await expect(connection(demoPage)).toContainText(/The server cannot be reached\. Last updated at \d/);
  await expect(table).toBeVisible();
  expect(
    await demoPage.getByRole("region", { name: "Notifications" }).getByRole("alert").count(),
  ).toBeLessThanOrEqual(3);
  await demoPage.unroute("**/api/**");
  await passTime(demoPage, 30_000);
  await expect(connection(demoPage)).toBeEmpty();
  await site.goTo("Rankings");
  await expect(site.heading("Rankings")).toBeVisible();
  await expect(demoPage.getByRole("button", { name: "Retry" })).toBeHidden();
  forgetNetworkErrors(log);
});

test("F9 a slow API: the page shows a loading state, one request is sent, and leaving cancels it", async ({
  userPage,
  log,
}) => {
  const canceled: string[] = [];
  userPage.on("requestfailed", (request) => canceled.push(request.url()));
  const asked = await interceptCall(userPage, keywordEntriesEndpoints.all.path, leavePending);
  await userPage.clock.install();
  await userPage.goto("/keywords");
  await expect(userPage.locator("main [aria-busy=true]").first()).toBeVisible();
  await expect.poll(() => asked.times).toBe(1);
  await passTime(userPage, 3_000);
  expect(asked.times).toBe(1);
  await new SitePage(userPage).goTo("ASO Tools");

  await expect(new SitePage(userPage).heading("ASO Tools")).toBeVisible();
  await expect
    .poll(() => canceled.filter((url) => url.includes(keywordEntriesEndpoints.all.path)).length)
    .toBe(1);
  forgetNetworkErrors(log);
});

for (const status of [500, 502, 503]) {
  test(`F10 a read that fails twice with ${status} is retried and succeeds`, async ({ userPage, log }) => {
    const asked = await interceptCall(userPage, keywordEntriesEndpoints.all.path, (route, time) =>
      time > 2 ? route.continue() : route.fulfill({ status, headers: { "Retry-After": "1" }, body: "" }),
    );
    await userPage.goto("/keywords");
    await expect(userPage.getByText(/no keywords|first keyword|Track a keyword/i).first()).toBeVisible();
    await expect.poll(() => asked.times).toBe(3);
    await expect(userPage.getByRole("alert")).toHaveCount(0);
    forgetNetworkErrors(log);
  });
}

test("F10 F28 a change that fails with 503 is sent once and shows an error", async ({ userPage, log }) => {
  const asked = { times: 0 };
  await userPage.route(`**/api${userKeywordsEndpoints.add.path}`, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    asked.times += 1;
    const json = { success: false, code: "UNAVAILABLE", message: "The service is busy.", requestId: "r" };
    return route.fulfill({ status: 503, json });
  });
  const keywords = new KeywordsPage(userPage);
  await userPage.clock.install();
  await keywords.open();
  const told = userPage.getByText("Failed to track keyword. Please try again.").first().waitFor();
  await keywords.track("weather", "United States");
  await told;
  await passTime(userPage, 2_500);
  expect(asked.times).toBe(1);
  forgetNetworkErrors(log);
});

test("F11 too many requests: the message shows, and Retry sends nothing before its time", async ({
  userPage,
  log,
}) => {
  const json = {
    success: false,
    code: "RATE_LIMITED",
    message: "Too many requests. Try again later.",
    requestId: "r",
  };
  const asked = await interceptCall(userPage, keywordEntriesEndpoints.all.path, (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "60" }, json }),
  );
  await userPage.goto("/keywords");
  await expect(userPage.getByText(/Too many requests/)).toBeVisible();
  const before = asked.times;
  for (let press = 0; press < 5; press += 1)
    await userPage.getByRole("button", { name: "Retry" }).first().click();

  await expect(userPage.getByText(/Too many requests\. Try again in \d+ seconds/)).toBeVisible();
  expect(asked.times).toBe(before);
  forgetNetworkErrors(log);
});

const garbage = {
  "broken JSON": '{"success":true,',
  "a page": "<!doctype html><title>Proxy</title>",
  nothing: "",
  "an empty object": "{}",
  "null lists": '{"success":true,"data":null,"results":null,"items":null}',
  "wrong types": '{"success":"yes","data":{"length":2},"results":7,"count":"x"}',
};
const spared = /\/api\/(auth|license|users\/me$)/;
const pages = [...publicPages, ...userPages].filter(({ path }) =>
  [
    ...["/", "/blog", "/faq", "/dashboard", "/keywords", "/tracked-apps"],
    ...["/rankings", "/aso-tools", "/subscription", "/settings"],
  ].includes(path),
);

for (const [what, body] of Object.entries(garbage)) {
  test(`F12 the API responds with ${what}: no page is blank, and no remote fails`, async ({
    demoPage,
    log,
  }) => {
    await demoPage.route(
      (url) => url.pathname.startsWith("/api/") && !spared.test(url.pathname),
      (route) => route.fulfill({ contentType: "application/json", body }),
    );
    const site = new SitePage(demoPage);
    await demoPage.goto("/dashboard");
    await expect(site.heading("Dashboard")).toBeVisible();
    for (const { path, heading } of pages) {
      await site.enter(path);
      await expect(site.heading(heading), path).toBeVisible();
      await expect(site.main.locator("[aria-busy=true]"), path).toHaveCount(0);
      await expect(demoPage.locator('[data-remote-status="failed"]'), path).toHaveCount(0);
    }
    forgetNetworkErrors(log);
  });
}

test("F12 a malformed list shows the prescribed message", async ({ userPage }) => {
  await interceptCall(userPage, keywordEntriesEndpoints.all.path, (route) =>
    route.fulfill({ json: { success: true, data: null } }),
  );
  await userPage.goto("/keywords");
  await expect(userPage.getByText("Beklenmeyen API yanıt formatı")).toBeVisible();
  await expect(userPage.getByRole("button", { name: "Retry" }).first()).toBeVisible();
});

test("F13 a list of 10 MB: the page stays responsive", async ({ demoPage }) => {
  await demoPage.goto("/blog");
  const asked = await interceptCall(demoPage, contentEndpoints.posts.path, async (route) => {
    const response = await route.fetch();
    const json: unknown = await response.json();
    const padding = Array.from({ length: 11_000 }, () => "x".repeat(950));
    await route.fulfill({ response, json: Object.assign({}, json, { padding }) });
  });
  const site = new SitePage(demoPage);
  await demoPage.reload();
  await expect.poll(() => asked.times).toBeGreaterThan(0);
  await expect(site.heading("Blog")).toBeVisible();
  const slowest = demoPage.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [worst, last] = [0, performance.now()];
        const until = last + 3_000;
        const beat = () => {
          const now = performance.now();
          worst = Math.max(worst, now - last);
          last = now;
          if (now > until) resolve(worst);
          else setTimeout(beat, 10);
        };
        beat();
      }),
  );
  expect(await slowest).toBeLessThan(1_500);
  await expect(demoPage.getByRole("article").first()).toBeVisible();
});

test("F26 offline and back: a banner says what still works, one refetch, nothing lost", async ({
  demoPage,
  log,
}) => {
  const asked = { times: 0 };
  demoPage.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api${appsEndpoints.followed.path}`) asked.times += 1;
  });
  await demoPage.clock.install();
  await demoPage.goto("/tracked-apps");
  const first = demoPage
    .getByRole("main")
    .getByRole("button", { name: /Untrack/ })
    .first();
  await expect(first).toBeVisible();
  const before = asked.times;
  // The data is now old enough that a reconnect refetches it.
  await passTime(demoPage, 31_000);
  await demoPage.context().setOffline(true);

  await expect(connection(demoPage)).toContainText("You're offline");
  await expect(first).toBeVisible();
  await demoPage.context().setOffline(false);
  await expect(connection(demoPage)).toBeEmpty();
  await expect.poll(() => asked.times).toBe(before + 1);
  await passTime(demoPage, 3_000);
  expect(asked.times).toBe(before + 1);
  forgetNetworkErrors(log);
});

test("F24 a socket that drops twenty times reconnects as one socket, with a fresh token each time", async ({
  browser,
  account,
}) => {
  const signedIn = await openSignedInBrowser(browser, account);
  const { page, lines, log } = await signedIn.tab();
  let drop = async () => {};
  let opened = 0;
  await page.routeWebSocket(/\/socket\.io\//, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      server.send(message);
      // The message that asks for events, with the token.
      if (typeof message !== "string" || !message.startsWith("40{")) return;
      opened += 1;
      drop = () => line.close();
    });
    server.onMessage((message) => line.send(message));
  });
  await page.clock.install();
  await page.goto("/keywords");
  await waitUntilMounted(page);
  /** Advances the clock, because the page waits longer after each attempt. */
  const openedInTime = async () => {
    await page.clock.fastForward(1_000);
    return opened;
  };
  for (let flap = 1; flap <= 20; flap += 1) {
    await expect.poll(openedInTime).toBe(flap);
    await drop();
  }
  await expect.poll(openedInTime).toBe(21);
  await passTime(page, 10_000);

  expect(opened, "no second socket").toBe(21);
  expect(lines()).toBeLessThanOrEqual(1);
  await new SitePage(page).goTo("Rankings");
  await expect(new SitePage(page).heading("Rankings")).toBeVisible();
  expect(log.problems).toEqual([]);
  await signedIn.context.close();
});
