import { isAt } from "../fixtures/is-at";
import { userPages } from "../fixtures/routes";
import { expect, test } from "../fixtures/test";
import { BlogPage } from "../pages/blog.page";
import { SitePage } from "../pages/site.page";

test("the home page shows its heading and links", async ({ page }) => {
  const site = new SitePage(page);
  await page.goto("/");
  await expect(site.heading(/Know where your app ranks/)).toBeVisible();
  await expect(site.slot("mfe-content")).toHaveAttribute("data-remote-status", "ready");
  for (const name of ["Features", "Pricing", "FAQ", "Blog"]) {
    await expect(site.mainMenu.getByRole("link", { name })).toBeVisible();
  }
  await expect(site.footer.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  await expect(page).toHaveTitle(/Listwise/);
});

test("a blog post opens by click, and Back leads to the list", async ({ page }) => {
  const [blog, site] = [new BlogPage(page), new SitePage(page)];
  await page.goto("/");
  await site.mainMenu.getByRole("link", { name: "Blog" }).click();
  await blog.openPost("Keyword research from an empty page");
  await expect(site.heading("Keyword research from an empty page")).toBeVisible();
  await expect(page).toHaveURL("/blog/keyword-research-from-an-empty-page");
  await expect(page).toHaveTitle("Keyword research from an empty page – Listwise");
  await page.goBack();
  await expect(site.heading("Blog")).toBeVisible();
  await expect(blog.posts.first()).toBeVisible();
});

test("a blog post opens by its address", async ({ page }) => {
  await page.goto("/blog/what-a-keyword-rank-tells-you");
  await expect(new SitePage(page).heading(/What a keyword rank tells you/)).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("search");
});

test("an unknown post shows a message and a link back", async ({ page, log }) => {
  await page.goto("/blog/there-is-no-such-post");
  await expect(page.getByText("Post Not Found")).toBeVisible();
  log.expectProblem(/status of 404/);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(new BlogPage(page).posts.first()).toBeVisible();
});

test("the blog search filters the list", async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open();
  await blog.search("subtitles");
  await expect(blog.posts.filter({ hasText: "Thirty characters" })).toBeVisible();
  await expect(blog.posts.filter({ hasText: "Keyword research" })).toBeHidden();
});

test("a visitor who opens a user page is redirected to the login before its remote is requested", async ({
  page,
  log,
}) => {
  for (const { path, remote } of [...userPages, { path: "/admin", remote: "mfe-admin" }]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/login");
    await expect(new SitePage(page).heading("Welcome back"), path).toBeVisible();
    if (remote) expect(log.getRequests(remote), path).toEqual([]);
  }
});

test("an unknown page shows Page not found with a link", async ({ page }) => {
  const site = new SitePage(page);
  for (const path of ["/no-such-page", "/dashboard/no-such-page"]) {
    await page.goto(path);
    await expect(site.heading("Page not found"), path).toBeVisible();
    await site.main.getByRole("link", { name: "Go to the home page" }).click();
    await expect(site.heading(/Know where your app ranks/)).toBeVisible();
  }
});

test("menu entries of planned pages are readable but not links", async ({ memberPage }) => {
  const site = new SitePage(memberPage);
  await memberPage.goto("/dashboard");
  for (const name of ["Analytics", "User Analytics", "A/B Testing"]) {
    const item = site.sidebar.getByRole("link", { name: `${name} Soon`, exact: true });
    await expect(item).toHaveAttribute("aria-disabled", "true");
    await item.click({ force: true });
    await expect(memberPage).toHaveURL(isAt("/dashboard"));
  }
});

test("a guide opens by click, and its table of contents scrolls to a section and focuses it", async ({
  page,
}) => {
  const site = new SitePage(page);
  await page.goto("/guides");
  await site.main.getByRole("link", { name: "Build a keyword list you can work with" }).click();
  await expect(site.heading("Build a keyword list you can work with")).toBeVisible();
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Keep it alive" }).click();
  await expect(page).toHaveURL("/guides/build-a-keyword-list#section-keep-it-alive");
  const part = page.getByRole("heading", { name: "Keep it alive" });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
});

test("S50 unknown help and legal pages are not found and shadow nothing", async ({ page, log }) => {
  for (const path of ["/help/no-such-page", "/legal-notes/anything", "/legal/..%2f..%2fadmin"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: /not found/i }).first(), path).toBeVisible();
    log.expectProblem(/status of 40[04]/);
  }
});
