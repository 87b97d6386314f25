import { createMovingClock } from "../../../testing/moving-clock";
import { aRoute, publishReleases } from "../../../testing/releases";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const clock = createMovingClock();
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  // Overrides need a site with demo data, but not the data.
  Object.assign(site.ctx.config, { demoData: true });
});
afterAll(clock.release);
afterAll(() => site.close());

const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const page = (url: string, headers: Record<string, string> = html) =>
  site.inject({ method: "GET", url, headers });
const getPolicy = (response: { headers: Record<string, unknown> }) =>
  String(response.headers["content-security-policy"]);

test("shows that the site isn't built while no shell is live", async () => {
  const response = await page("/");
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain("not built yet");
});

describe("with releases", () => {
  beforeAll(() =>
    publishReleases(site.ctx.config.releasesDir, [
      { name: "shell", version: "1.0.0-a" },
      {
        name: "mfe-content",
        version: "1.0.0-a",
        routes: [
          aRoute("/", "public", "Home"),
          aRoute("/pricing", "public", "Pricing"),
          aRoute("/blog/:slug", "public", "Blog <post>"),
          aRoute("/legal/:documentType", "public", "Legal"),
          aRoute("/:category/:slug", "public", "Page"),
        ],
        pages: { "/pricing": { preload: [], description: "Compare the plans." } },
      },
      {
        name: "mfe-tracking",
        version: "1.0.0-a",
        routes: [aRoute("/dashboard", "user", "Dashboard"), aRoute("/tools/icon", "user", "Icon <b>")],
      },
      { name: "mfe-admin", version: "1.0.0-a", routes: [aRoute("/admin/*", "admin", "Admin")] },
    ]),
  );

  test("every address gets the shell's page, uncached", async () => {
    for (const [url, status] of [
      ["/", 200],
      ["/dashboard", 200],
      ["/settings", 200],
      ["/legal/terms", 200],
      ["/legal/no-such-document", 404],
      ["/no/such/page", 404],
      ["/blog/what-is-2.0?x=1", 404],
      ["/dashboard/nonsense", 404],
    ] as const) {
      const response = await page(url);
      expect([url, response.statusCode]).toEqual([url, status]);
      expect(response.headers).toMatchObject({
        "cache-control": "no-cache",
        "content-type": "text/html; charset=utf-8",
      });
      expect(response.body).toContain(
        'src="/releases/shell/1.0.0-a/shell.1.0.0-a.js" integrity="sha384-shell"',
      );
      expect(response.body).not.toContain("{{");
    }
  });

  test("requests for files get no page", async () => {
    expect((await page("/favicon.svg", { accept: "image/*" })).headers["content-type"]).toBe("image/svg+xml");
    const manifest = await page("/manifest.webmanifest", { accept: "*/*" });
    for (const { src } of manifest.json<{ icons: { src: string }[] }>().icons)
      expect((await page(src, { accept: "image/*" })).statusCode).toBe(200);
    expect((await page("/favicon.png", { accept: "image/png,*/*" })).statusCode).toBe(404);
    expect((await page("/assets/app.js", { accept: "*/*" })).statusCode).toBe(404);
    expect((await site.inject({ method: "POST", url: "/dashboard", headers: html })).statusCode).toBe(404);
  });

  test("has a strict policy with its own nonce, and its own token for reports", async () => {
    const [first, second] = [await page("/"), await page("/")];
    const nonce = /'nonce-([^']+)'/.exec(getPolicy(first))?.[1] ?? "";
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    expect(getPolicy(second)).not.toContain(nonce);
    const tokens = [first, second].map(({ body }) => /"listwise-page" content="([\w.-]+)"/.exec(body)?.[1]);
    expect(tokens).toEqual([expect.any(String), expect.any(String)]);
    expect(tokens[0]).not.toBe(tokens[1]);
    expect(first.body).toContain(`<meta property="csp-nonce" content="${nonce}">`);
    const policy = getPolicy(first);
    for (const part of [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}';`,
      "img-src 'self' data:;",
      "font-src 'self';",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types listwise-shell listwise-mfe-content listwise-mfe-tracking listwise-mfe-aso-tools listwise-mfe-admin listwise-loader listwise-start dompurify",
      "report-uri /api/csp-reports",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(first.headers["integrity-policy"]).toBe("blocked-destinations=(script)");
  });

  test.each([
    "/reset-password",
    "/remove-google",
    "/remove-factor",
    "/verify-email",
    "/auth/google/callback",
  ])("S29: %s never sends its address, which may contain a token, as a referrer", async (path) => {
    expect((await page(`${path}?token=secret`)).headers["referrer-policy"]).toBe("no-referrer");
    expect((await page("/")).headers["referrer-policy"]).not.toBe("no-referrer");
  });

  test("has its own name, or the configured title of its area, escaped, or the default", async () => {
    const titleIn = async (url: string) => /<title>(.*)<\/title>/.exec((await page(url)).body)?.[1];
    expect(await titleIn("/blog/keyword-research-from-an-empty-page")).toBe(
      "Keyword research from an empty page – Listwise",
    );
    expect(await titleIn("/legal/terms")).toBe("Terms of Service – Listwise");
    expect(await titleIn("/tools/icon")).toBe("Icon &#60;b&#62; – Listwise");
    expect(await titleIn("/login")).toBe("Log in – Listwise");
    expect(await titleIn("/pricing")).toBe("Pricing – Listwise");
    expect(await titleIn("/blog/x")).toBe("Page not found – Listwise");
    expect(await titleIn("/nowhere/at/all")).toBe("Page not found – Listwise");
    expect(await titleIn("/auth/google/callback")).toBe("Listwise - App Store Optimization Tools");
    await site.ctx.pool.query(
      "insert into site_config (key, value) values ('seo.title.dashboard', 'My <b>board') on conflict (key) do update set value = excluded.value",
    );
    expect(await titleIn("/dashboard")).toBe("My &#60;b&#62;board");
  });

  test("has metadata from the configuration and from published pages (S5)", async () => {
    const configure = (key: string, value: string) =>
      site.ctx.pool.query(
        "insert into site_config (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
        [key, value],
      );
    await configure("seo.meta_description", '"><script>alert(1)</script>');
    await configure("seo.og_image", "javascript:alert(1)");
    await configure("seo.twitter_site", "@listwise");
    const home = (await page("/?utm=1")).body;
    expect(home).toContain('<meta name="description" content="&#34;&#62;&#60;script&#62;alert(1)');
    expect(home).toMatch(/<meta property="og:image" content="http:[^"]+\/social-card.png" \/>/);
    expect(home).toContain('<meta name="twitter:site" content="@listwise" />');
    expect(home).toMatch(/<link rel="canonical" href="http:\/\/[^"?]+\/" \/>/);
    expect(home).not.toContain("noindex");
    const pricing = (await page("/pricing")).body;
    expect(pricing).toContain('<meta name="description" content="Compare the plans." />');

    const post = await page("/blog/what-a-keyword-rank-tells-you");
    expect(post.statusCode).toBe(200);
    expect(post.body).toContain('<meta property="og:type" content="article" />');
    expect(post.body).toMatch(/<meta property="og:title" content="What a keyword rank tells/);
    for (const url of ["/dashboard", "/blog/no-such-post", "/admin"])
      expect((await page(url)).body).toContain('<meta name="robots" content="noindex" />');
  });

  test("robots.txt and the sitemap list public pages and no drafts", async () => {
    const robots = await page("/robots.txt", { accept: "*/*" });
    expect(robots.headers["content-type"]).toMatch("text/plain");
    expect(robots.body.split("\n")).toEqual(
      expect.arrayContaining([
        "Disallow: /admin",
        "Disallow: /dashboard",
        "Disallow: /settings",
        expect.stringMatching(/^Sitemap: http.+\/sitemap\.xml$/),
      ]),
    );
    expect(robots.body).not.toContain("Disallow: /blog");
    await site.ctx.pool.query(
      "insert into blog_posts (slug, title, summary, content, word_count, status, published_at) values ('a-draft', 'x', 'x', 'x', 1, 'DRAFT', now()), ('a&b', 'x', 'x', 'x', 1, 'PUBLISHED', now())",
    );
    clock.pass(2_100);
    const map = await page("/sitemap.xml", { accept: "*/*" });
    expect(map.headers["content-type"]).toMatch("application/xml");
    expect(map.body).toMatch(/<loc>http[^<]+\/blog\/what-a-keyword-rank-tells-you<\/loc><lastmod>/);
    expect(map.body).toContain("/blog/a&#38;b</loc>");
    expect(map.body).toContain("/legal/terms</loc>");
    expect(map.body).not.toMatch(/a-draft|4000\/dashboard|:slug/);
  });

  test("preloads the remote of a public page; hints of guarded pages are inert, and admin pages have none", async () => {
    const hint =
      '<link rel="preload" as="script" fetchpriority="low" href="/releases/mfe-content/1.0.0-a/mfe-content.1.0.0-a.js" integrity="sha384-mfe-content" crossorigin="anonymous">';
    expect((await page("/blog/x")).body).toContain(hint);
    expect((await page("/blog/x")).body).toContain(
      '<link rel="mask-icon" href="/releases/shell/1.0.0-a/icon.svg">',
    );
    const dashboard = (await page("/dashboard")).body;
    expect(dashboard).toContain(
      '<link rel="listwise-preload" as="script" fetchpriority="low" href="/releases/mfe-tracking/',
    );
    expect(dashboard).not.toContain('rel="preload"');
    expect((await page("/admin/users")).body).not.toContain("preload");
    for (const instead of ["http://localhost:4101", "0.9.0-b"])
      expect((await page(`/blog/x?mfe=mfe-content@${instead}`)).body).not.toContain("preload");
    expect((await page("/blog/x?mfe=mfe-tracking@0.9.0-b")).body).toContain(hint);
  });

  test("every admin address gets the same page, whether it exists or not", async () => {
    await site.ctx.pool.query(
      "insert into site_config (key, value) values ('seo.title.admin', 'Secret board') on conflict (key) do update set value = excluded.value",
    );
    for (const url of ["/admin", "/admin/users", "/admin/nonsense", "/Admin/users"]) {
      const { statusCode, body } = await page(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).not.toMatch(/mfe-admin|Secret board|mfe-content|preload/);
      expect(body).toContain("<title>Listwise - App Store Optimization Tools</title>");
    }
  });

  test("opens the policy only for the development server in its address, if overrides are allowed", async () => {
    const opened = await page("/?mfe=mfe-tracking@http://localhost:4102");
    expect(getPolicy(opened)).toMatch(/script-src 'self' 'nonce-[^']+' http:\/\/localhost:4102;/);
    expect(getPolicy(opened)).toContain("connect-src 'self' http://localhost:4102 ws://localhost:4102;");
    expect(getPolicy(opened)).not.toContain("trusted-types");
    expect(opened.headers["integrity-policy"]).toBeUndefined();
    expect(opened.body).toContain('content="on"');
    expect(getPolicy(await page("/?mfe=mfe-not-published-yet@http://localhost:4102"))).toContain(":4102");
    for (const value of [
      "mfe-tracking@https://evil.example",
      "shell@http://localhost:4102",
      "mfe-tracking@http://localhost:4102;x",
    ]) {
      expect(getPolicy(await page(`/?mfe=${encodeURIComponent(value)}`))).toContain(
        "require-trusted-types-for",
      );
    }
  });
});

test("overrides are ignored on other sites", async () => {
  const deployed = await startTestApp();
  await publishReleases(deployed.ctx.config.releasesDir, [{ name: "shell", version: "1.0.0-a" }]);
  const response = await deployed.inject({
    method: "GET",
    url: "/?mfe=mfe-tracking@http://localhost:4102",
    headers: html,
  });
  expect(getPolicy(response)).not.toContain("localhost");
  expect(response.body).toContain('content="off"');
  await deployed.close();
});

test("in development, the policy allows the development servers and requires no hashes", async () => {
  const development = await startTestApp({ env: { DEV_ASSETS: "1" } });
  const response = await development.inject({ method: "GET", url: "/", headers: html });
  const policy = getPolicy(response);
  expect(policy).toMatch(
    /script-src 'self' 'nonce-[^']+' http:\/\/localhost:4100 .*http:\/\/localhost:4104;/,
  );
  expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:4100 .*ws:\/\/localhost:4104;/);
  expect(policy).not.toContain("trusted-types");
  expect(response.headers["integrity-policy"]).toBeUndefined();
  await development.close();
});
