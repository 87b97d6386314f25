import { createMovingClock } from "../../../testing/moving-clock";
import { testDocuments } from "../../../testing/documents";
import { aRoute, publishReleases, TEMPLATE } from "../../../testing/releases";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { readLive, writeLive } from "../../registry";

const POST = "/blog/what-a-keyword-rank-tells-you";
const html = { accept: "text/html" };
const clock = createMovingClock();
let site: TestApp;

beforeAll(async () => {
  site = await startTestApp();
  const patterns = [
    "/",
    "/blog",
    "/blog/:slug",
    "/guides",
    "/help",
    "/faq",
    "/legal",
    "/legal/:documentType",
  ];
  await publishReleases(site.ctx.config.releasesDir, [
    { name: "shell", version: "1.0.0-a" },
    {
      name: "mfe-content",
      version: "1.0.0-a",
      routes: [...patterns, "/:category/:slug"].map((path) =>
        aRoute(path, "public", path.split("/")[1] || "Home"),
      ),
      documents: Object.fromEntries(
        Object.entries(testDocuments).filter(([path]) => patterns.includes(path)),
      ),
    },
  ]);
});
afterAll(clock.release);
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = html) =>
  site.inject({ method: "GET", url, headers });
const insertPost = (slug: string, title: string, content: string, status = "PUBLISHED") =>
  site.ctx.pool.query(
    "insert into blog_posts (slug, title, summary, content, word_count, status, published_at) values ($1, $2, $2, $3, 1, $4, now())",
    [slug, title, content, status],
  );

/** Returns a page's structured data by type. */
function parseStructuredData(body: string) {
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return new Map(
    blocks.map(([, json = ""]) => {
      const data: Record<string, unknown> = JSON.parse(json);
      return [String(data["@type"]), data];
    }),
  );
}

test("a post can be read in the first response, between the site's links", async () => {
  const { body, statusCode } = await get(POST);
  expect(statusCode).toBe(200);
  expect(body).toMatch(/<main[^>]*>.*<h1>What a keyword rank tells[^<]*<\/h1>.*<div class="prose"><p>/s);
  expect(body).toContain('<a href="/login">Login</a>');
  expect(body).toContain('<article class="card">');
  expect(body).toContain(".post{color:red}");
  expect(body.match(/<h1>/g)).toHaveLength(1);
});

test("the structured data contains the article, its author and its breadcrumbs", async () => {
  const { body } = await get(POST);
  const data = parseStructuredData(body);
  expect(data.get("BlogPosting")).toMatchObject({
    "@context": "https://schema.org",
    headline: expect.stringContaining("What a keyword rank tells"),
    datePublished: expect.stringMatching(/^\d{4}-.*Z$/),
    dateModified: expect.stringMatching(/^\d{4}-.*Z$/),
    mainEntityOfPage: expect.stringMatching(new RegExp(`^http.*${POST}$`)),
  });
  expect(data.get("BreadcrumbList")?.itemListElement).toMatchObject([
    { position: 1, name: "Home" },
    { position: 2, name: "blog" },
    { position: 3, name: expect.stringContaining("keyword rank") },
  ]);
  expect(body).toContain('<link rel="alternate" type="application/atom+xml"');
  expect(body).toMatch(/<meta property="article:published_time" content="\d{4}-/);
  expect([...parseStructuredData((await get("/")).body).keys()]).toEqual(["Organization", "WebSite"]);
});

test("the list is searched, filtered and paged by its address", async () => {
  const { body } = await get("/blog");
  expect(body).toContain(`<h2><a href="${POST}">`);
  const found = (await get("/blog?search=screenshots&utm=1")).body;
  expect(found).toContain("/blog/first-three-screenshots");
  expect(found).not.toContain(`<a href="${POST}">`);
  const none = (await get(`/blog?search=${encodeURIComponent('"><script>x')}`)).body;
  expect(none).toContain("No posts found");
  expect(none).not.toContain("<script>x");
});

test("the first response contains the FAQ's questions and answers, also as structured data", async () => {
  const { body } = await get("/faq");
  const questions = body.match(/<summary>/g) ?? [];
  expect(questions.length).toBeGreaterThan(5);
  expect(parseStructuredData(body).get("FAQPage")?.mainEntity).toHaveLength(questions.length);
  expect(parseStructuredData(body).get("FAQPage")).toMatchObject({
    mainEntity: expect.arrayContaining([
      {
        "@type": "Question",
        name: expect.any(String),
        acceptedAnswer: { "@type": "Answer", text: expect.any(String) },
      },
    ]),
  });
  const billing = (await get("/faq?category=billing")).body.match(/<summary>/g) ?? [];
  expect(billing.length).toBeGreaterThan(0);
  expect(billing.length).toBeLessThan(questions.length);
  const none = (await get(`/faq?search=${encodeURIComponent('"><script>x')}`)).body;
  expect(none).toContain("No FAQs found");
  expect(none).not.toContain("<script>x");
  expect(parseStructuredData(none).has("FAQPage")).toBe(false);
});

test("S1 a hidden question stays hidden, and an answer can't end the structured data", async () => {
  await site.ctx.pool.query(
    "insert into faqs (question, answer, category, sort_order, is_active) values ('Hidden question', 'x', 'GENERAL', 900, false), ('Ends</script><script>alert(1)', 'One\nTwo <b>', 'GENERAL', 901, true)",
  );
  clock.pass(2_100);
  const { body } = await get("/faq");
  expect(body).not.toContain("Hidden question");
  expect(body).not.toContain("<script>alert(1)");
  expect(body).toContain("<p>One\nTwo &#60;b&#62;</p>");
});

test("the first response contains legal documents and their index", async () => {
  expect((await get("/legal")).body).toContain('<a href="/legal/terms">');
  const terms = (await get("/legal/terms")).body;
  expect(terms).toContain("Last updated");
  expect(parseStructuredData(terms).get("BreadcrumbList")?.itemListElement).toHaveLength(3);
});

test("guides and help pages are filtered by their address, and the search text is escaped", async () => {
  const guides = (await get("/guides")).body;
  expect(guides).toContain('href="/guides?category=listing"');
  const listing = (await get("/guides?category=listing")).body;
  expect(listing).toMatch(/href="\/guides\?category=listing"\s+aria-current="true"/);
  expect(listing.match(/class="card"/g)).toHaveLength(2);

  const help = (await get("/help")).body;
  expect(help).toMatch(/<section aria-label="Features">[\s\S]+<a href="\/help\//);
  expect(help).toMatch(/<a href="\/faq#faq-\d+">/);
  for (const path of ["/guides", "/help"]) {
    const none = (await get(`${path}?search=${encodeURIComponent('"><zqx>')}`)).body;
    expect(none).toMatch(/No (guides|help pages) found/);
    expect(none).not.toContain("<zqx>");
  }
});

test("S1 S2 bodies and titles are sanitized and can't end the structured data", async () => {
  const body = [
    "# Kept",
    "[link](javascript:alert(1)) <img src=x onerror=alert(2)>",
    "<svg onload=alert(3)></svg><iframe srcdoc='<script>alert(4)</script>'></iframe>",
    "<p id=location style='position:fixed'>text</p>",
    "<b onclick=alert(5)>bold</b><script>alert(6)</script>",
  ].join("\n\n");
  // Inserted directly, so that it isn't sanitized on the way in.
  await insertPost("hostile", 'Ends</script><script>alert("7")//', body);
  clock.pass(2_100);
  const page = (await get("/blog/hostile")).body;
  expect(page).toContain('<h2 id="section-kept">Kept</h2>');
  expect(page).not.toMatch(
    /onerror|onload|onclick|srcdoc|javascript:|<iframe|<svg onload|<script>|id="location"/i,
  );
  expect(page).toContain("Ends&#60;/script&#62;");
  expect(parseStructuredData(page).get("BlogPosting")).toMatchObject({
    headline: 'Ends</script><script>alert("7")//',
  });
});

test("S50 S52 drafts and invalid addresses are not found, also without scripts", async () => {
  await insertPost("still-a-draft", "Secret plans", "Secret words", "DRAFT");
  clock.pass(2_100);
  for (const url of ["/blog/still-a-draft", "/legal/..%2f..%2fadmin", "/legal/t%C3%A9rms"]) {
    const { statusCode, body } = await get(url);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(body).toMatch(/<noscript>.*<h1>Page not found<\/h1>/s);
    expect(body).not.toMatch(/Secret/);
  }
  expect((await get("/blog")).body).not.toContain("Secret");
  expect((await get("/feed.xml", {})).body).not.toContain("Secret");
});

test("pages are not cached and have no ETag, because their nonce is for one response", async () => {
  const { headers } = await get(POST);
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers.etag).toBeUndefined();
});

test("the feed contains the latest posts, escaped, and answers 304 if nothing has changed", async () => {
  await insertPost("a&b", "Ranks & <b>more</b> \u0001]]>", "x");
  const feed = await get("/feed.xml", { accept: "*/*" });
  expect(feed.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
  expect(feed.body).toContain("<title>Ranks &#38; &#60;b&#62;more&#60;/b&#62; ]]&#62;</title>");
  expect(feed.body).toMatch(/<link href="http[^"]+\/blog\/a&#38;b"\/>/);
  const tag = String(feed.headers.etag);
  for (const url of ["/feed.xml", "/sitemap.xml", "/robots.txt"]) {
    const known = String((await get(url, { accept: "*/*" })).headers.etag);
    const again = await get(url, { accept: "*/*", "if-none-match": known });
    expect([url, again.statusCode, again.body]).toEqual([url, 304, ""]);
  }
  await insertPost("another", "Another", "x");
  expect((await get("/feed.xml", { accept: "*/*", "if-none-match": tag })).statusCode).toBe(200);
});

test("without a usable template, a page shows its title, its description and its text", async () => {
  const release = {
    name: "mfe-content",
    routes: [aRoute("/blog", "public", "Blog"), aRoute("/blog/:slug", "public", "Blog")],
  };
  const shell = { name: "shell", version: "1.0.0-a" };
  const broken = { "/blog": { look: "document" as const, template: "{{{title}}}", styles: "" } };
  for (const [version, documents] of [
    ["2.0.0", undefined],
    ["3.0.0", broken],
  ] as const) {
    await publishReleases(site.ctx.config.releasesDir, [shell, { ...release, version, documents }]);
    const { body } = await get(POST);
    expect(body).toMatch(/<main[^>]*>.*<h1>What a keyword rank tells[^<]*<\/h1>.*<h2 id="section-/s);
    expect(parseStructuredData(body).has("BlogPosting")).toBe(true);
    expect((await get("/blog")).body).toMatch(/<main[^>]*>\s*<div[^>]*>\s*<h1>Blog<\/h1>\s*<p>/);
  }
});

test("each visitor gets the template of their own version", async () => {
  const routes = [aRoute("/faq", "public", "FAQ")];
  const aVersion = (version: string) => ({
    ...{ name: "mfe-content", version, routes },
    documents: { "/faq": { look: "document" as const, template: `<h1>FAQ ${version}</h1>`, styles: "" } },
  });
  const folder = site.ctx.config.releasesDir;
  await publishReleases(folder, [{ name: "shell", version: "1.0.0-a" }, aVersion("4.0.0")]);
  await publishReleases(folder, [{ name: "shell", version: "1.0.0-a" }, aVersion("5.0.0")]);
  const live = await readLive(folder);
  const pointer = {
    stable: "4.0.0",
    canary: { version: "5.0.0", percent: 100 },
    previous: [],
    enabled: true,
  };
  await writeLive(folder, { ...live, releases: { ...live.releases, "mfe-content": pointer } });
  const canary = await get("/faq", { ...html, cookie: "listwise-bucket=5" });
  expect(canary.body).toContain("<h1>FAQ 5.0.0</h1>");
  expect((await get("/faq")).body).toContain("<h1>FAQ 4.0.0</h1>");
});

describe("the application of a page", () => {
  const blog = (complete: boolean) => ({
    look: "document" as const,
    complete,
    template: "<h1>Blog</h1>",
    styles: "",
  });
  const content = {
    ...{ name: "mfe-content", version: "6.0.0" },
    routes: [aRoute("/blog", "public", "Blog"), aRoute("/contact", "public", "Contact")],
    documents: { "/blog": blog(true), "/contact": blog(false) },
  };
  const publish = (version = "2.0.0-a", template = TEMPLATE) =>
    publishReleases(site.ctx.config.releasesDir, [{ name: "shell", version, template }, content]);
  const isLater = async (url: string) => {
    const { body } = await get(url);
    const kinds = [
      body.includes('data-start="later"'),
      /<script type="listwise-later" src="[^"]+shell/.test(body),
      !/<script defer/.test(body),
      !/rel="preload" as="script"/.test(body),
      body.includes('data-opens="palette"'),
    ];
    // All or nothing: a page that starts immediately has none of the marks.
    expect(new Set(kinds).size).toBe(1);
    return kinds[0];
  };

  test("starts later if the page can be used without it", async () => {
    await publish();
    expect(await isLater("/blog")).toBe(true);
    expect(await isLater("/contact")).toBe(false);
  });

  test("starts immediately in a shell from before pages could wait", async () => {
    await publish("1.9.0-a", TEMPLATE.replace(' data-start="{{start}}"', ""));
    const { body } = await get("/blog");
    expect(body).toContain("<script defer");
    expect(body).not.toContain("listwise-later");
  });

  test("starts immediately while the site is turned off, so that it says so", async () => {
    await publish();
    site.ctx.config.licenseKillSwitch = true;
    clock.pass(2_000);
    expect(await isLater("/blog")).toBe(false);
    site.ctx.config.licenseKillSwitch = false;
    clock.pass(2_000);
    expect(await isLater("/blog")).toBe(true);
  });
});
