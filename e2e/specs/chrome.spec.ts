import type { Page } from "@playwright/test";
import { isAt } from "../fixtures/is-at";
import { expectRemoteReady } from "../fixtures/remotes/remotes";
import { expect, test } from "../fixtures/test";
import { settleRequests, waitUntilMounted } from "../fixtures/time";
import { AppDetails } from "../pages/app-details";
import { SitePage } from "../pages/site.page";
import { TrackedAppsPage } from "../pages/tracked-apps.page";

const readLinkTexts = async (page: Page, name: string) =>
  (await page.getByRole("navigation", { name, exact: true }).getByRole("link").allTextContents()).map(
    (text) => text.trim(),
  );

async function readMenuItems(page: Page, button: string): Promise<string[]> {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  const items = await page.getByRole("menuitem").allTextContents();
  await page.keyboard.press("Escape");
  return items;
}

const main = ["Blog", "Settings"];
const product = [
  "Dashboard",
  "Keywords",
  "Tracked Apps",
  "Rankings",
  "Alerts",
  "Launch Checklists",
  "Reports",
  "ASO Tools",
];
const tools = [
  "Title Optimizer",
  "Description Optimizer",
  "Competitor Analyzer",
  "Icon Analyzer",
  "Localization Helper",
  "Keyword Generator",
  "Screenshot Generator",
  "Review Manager",
];
const soon = ["AnalyticsSoon", "User AnalyticsSoon", "A/B TestingSoon"];
const sidebar = [...product, ...tools, ...soon, "FAQ", "Help Center"];

test.describe("menus", () => {
  test("of a visitor", async ({ page }) => {
    await page.goto("/blog");
    expect(await readLinkTexts(page, "Main")).toEqual(["Features", "Pricing", "FAQ", "Blog"]);
    await expect(page.getByRole("link", { name: "Login", exact: true })).toHaveAttribute("href", "/login");
    await expect(page.getByRole("link", { name: "Start for free" })).toHaveAttribute("href", "/register");
    await expect(page.getByRole("banner").getByRole("link", { name: "Listwise" })).toHaveAttribute(
      "href",
      "/",
    );
  });

  test("of a user", async ({ memberPage }) => {
    await memberPage.goto("/dashboard");
    await expect(new SitePage(memberPage).heading("Dashboard")).toBeVisible();
    expect(await readLinkTexts(memberPage, "Main")).toEqual(main);
    expect(await readLinkTexts(memberPage, "Sidebar")).toEqual(sidebar);
    expect(await readMenuItems(memberPage, "User menu")).toEqual(["Settings", "Customize Theme", "Log out"]);
    expect(await readMenuItems(memberPage, "Account menu")).toEqual([
      "Settings",
      "Help & Support",
      "Customize Theme",
      "Log out",
    ]);
    const planned = new SitePage(memberPage).sidebar.getByRole("link", { name: /^A\/B Testing/ });
    // The sidebar may still rerender and lose the focus.
    await expect(async () => {
      await planned.blur();
      await planned.focus();
      await expect(memberPage.getByRole("tooltip")).toHaveText("Coming Soon", { timeout: 1_000 });
    }).toPass();
    await planned.press("Enter");
    await expect(memberPage).toHaveURL(isAt("/dashboard"));
  });

  test("of an administrator", async ({ adminPage }) => {
    await adminPage.goto("/dashboard");
    await expect(new SitePage(adminPage).heading("Dashboard")).toBeVisible();
    expect(await readLinkTexts(adminPage, "Main")).toEqual(main);
    expect(await readLinkTexts(adminPage, "Sidebar")).toEqual([...sidebar, "Admin Dashboard"]);
    expect(await readMenuItems(adminPage, "Account menu")).toContain("Admin Dashboard");
  });

  test("of the footer", async ({ page }) => {
    await page.goto("/blog");
    const { footer } = new SitePage(page);
    await expectRemoteReady(page, "mfe-content");
    await expect(footer).toBeVisible();
    const links = await footer.getByRole("link").all();
    const targets = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(new Set(targets.filter((target) => target?.startsWith("/")))).toEqual(
      new Set([
        ...["/about", "/contact", "/dashboard", "/aso-tools", "/keywords", "/tracked-apps", "/analytics"],
        ...["/rankings", "/aso-tools/keyword-generator", "/aso-tools/screenshot-generator"],
        ...["/aso-tools/title-optimizer", "/aso-tools/description-optimizer", "/app-launch-checklist"],
        ...["/blog", "/help", "/faq", "/guides", "/changelog", "/legal/terms", "/legal/privacy"],
        "/legal/cookies",
      ]),
    );
    expect(targets.filter((target) => !target?.startsWith("/"))).toHaveLength(1);
    await expect(page.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  });
});

test("signed in, the footer is a line that expands to all its links; the sidebar shows the active entry", async ({
  memberPage,
}) => {
  const site = new SitePage(memberPage);
  await memberPage.setViewportSize({ width: 1280, height: 600 });
  await memberPage.goto("/aso-tools/review-manager");
  await expect(site.sidebar.getByRole("link", { name: "Review Manager" })).toBeInViewport({ ratio: 0.9 });
  await expect(site.footer).toBeHidden();
  await memberPage.getByRole("button", { name: "All links" }).click();
  await expect(site.footer.getByRole("link")).toHaveCount(22);
});

test("the beta badge is set by the address and persists", async ({ page }) => {
  await page.goto("/blog?beta=1");
  await expect(page.getByRole("banner").getByText("BETA")).toBeVisible();
  await page.goto("/pricing");
  await expect(page.getByRole("banner").getByText("BETA")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("betaActive"))).toBe("true");
  await page.goto("/blog?beta=0");
  await expect(new SitePage(page).heading("Blog")).toBeVisible();
  await expect(page.getByText("BETA")).toHaveCount(0);
});

test.describe("metadata for crawlers", () => {
  test("the server-rendered HTML has the page's metadata", async ({ request, page }) => {
    const html = await (await request.get("/blog/what-a-keyword-rank-tells-you")).text();
    expect(html).toMatch(/<meta property="og:title" content="What a keyword rank tells/);
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/social-card\.png"/);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/blog\/what-a-keyword-rank-tells-you"/);
    await page.goto("/blog");
    await expectRemoteReady(page, "mfe-content");
    await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
    await expect(new SitePage(page).heading("Welcome back")).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/login$/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", await page.title());
  });

  test("robots.txt, the sitemap, the icons and the manifest exist", async ({ request }) => {
    expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /admin");
    expect(await (await request.get("/sitemap.xml")).text()).toContain(
      "/blog/what-a-keyword-rank-tells-you<",
    );
    const manifest: unknown = await (await request.get("/manifest.webmanifest")).json();
    expect(manifest).toMatchObject({ name: "Listwise" });
    for (const file of [
      "favicon.ico",
      "favicon.svg",
      "apple-touch-icon.png",
      "icon-512.png",
      "social-card.png",
    ])
      expect((await request.get(`/${file}`)).status(), file).toBe(200);
  });

  for (const path of ["/no-such-page", "/dashboard/no-such-page", "/blog/no-such-post"]) {
    test(`${path} responds with 404`, async ({ request }) => {
      expect((await request.get(path, { headers: { accept: "text/html" } })).status()).toBe(404);
    });
  }
});

for (const width of [320, 1280]) {
  test(`the dock covers neither the focused element nor the end of a page at ${width} px`, async ({
    demoPage,
  }) => {
    const [apps, details] = [new TrackedAppsPage(demoPage), new AppDetails(demoPage)];
    await demoPage.setViewportSize({ width, height: 700 });
    await apps.open();
    await apps.openFirstDetails();
    await details.minimize();
    const dock = demoPage.getByRole("region", { name: "Minimized apps" });
    await expect(dock).toBeVisible();
    const covered: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await demoPage.keyboard.press("Tab");
      const under = await demoPage.evaluate(() => {
        const [active, region] = [
          document.activeElement,
          document.querySelector('[aria-label="Minimized apps"]'),
        ];
        if (!active || !region || region.contains(active) || active === document.body) return null;
        const [a, b] = [active.getBoundingClientRect(), region.getBoundingClientRect()];
        const hidden = a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
        return hidden ? active.outerHTML.slice(0, 120) : null;
      });
      if (under) covered.push(under);
    }
    expect(covered).toEqual([]);
    await demoPage.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const ending = demoPage.getByRole("contentinfo").getByText("App Store Optimization.");
    await expect
      .poll(async () => {
        const [text, region] = await Promise.all([ending.boundingBox(), dock.boundingBox()]);
        return text && region && text.y + text.height <= region.y;
      })
      .toBe(true);
  });
}

test("closing a docked app shows a toast, which stays while it has the focus", async ({ demoPage }) => {
  const [apps, details] = [new TrackedAppsPage(demoPage), new AppDetails(demoPage)];
  await demoPage.clock.install();
  await apps.open();
  await apps.openFirstDetails();
  await expect(details.dialog.getByRole("heading", { level: 3 })).toBeVisible();
  await expect(details.dialog.locator("[aria-busy=true]")).toHaveCount(0);
  // Minimizing unmounts a remote, which has its own timeout, so the clock jumps after that is done.
  await waitUntilMounted(demoPage);
  await settleRequests(demoPage);
  await demoPage.clock.pauseAt(Date.now() + 60_000);
  await details.minimize();
  await demoPage
    .getByRole("region", { name: "Minimized apps" })
    .getByRole("button", { name: /^Close/ })
    .click();
  const toast = demoPage.getByText("Uygulama Kapatıldı");
  await expect(toast).toBeVisible();
  await expect(demoPage.locator('[lang="tr"]')).toContainText("Uygulama Kapatıldı");
  await demoPage.keyboard.press("F8");
  await expect(demoPage.getByRole("button", { name: "Dismiss" })).toBeFocused();
  await demoPage.clock.runFor(5_000);
  await expect(toast).toBeVisible();
  await demoPage.keyboard.press("Escape");
  // The toast appeared under the pointer.
  await demoPage.mouse.move(400, 200);
  await demoPage.clock.runFor(6_000);
  await expect(toast).toBeHidden();
});
