import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { blogAdminEndpoints, cmsEndpoints, contentEndpoints } from "@listwise/contracts/content";
import { startCpuClock } from "../../../testing/cpu-clock";
import { eventually } from "../../../testing/eventually";
import { aRoute, publishReleases } from "../../../testing/releases";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { insertPost } from "../content.repository";
import { parseArticleHtml } from "./parse-article-html";
import { RENDERER_VERSION } from "./render-content";
import { getPostColumns, renderStale } from "./ensure-rendered";
import { sanitizeContent, sanitizeRendered } from "./sanitize-content";

const LIMIT = 200_000;
/** Processor time: responses take up to a few tenths of a second; before the fix, attacks took five seconds to minutes. */
const SLOW_MS = 5_000;
let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;

beforeAll(async () => {
  site = await startTestApp();
  admin = await site.asAdmin();
  await publishReleases(site.ctx.config.releasesDir, [
    { name: "shell", version: "1.0.0-a" },
    {
      name: "mfe-content",
      version: "1.0.0-a",
      routes: ["/blog/:slug", "/:category/:slug"].map((path) => aRoute(path, "public", "Content")),
    },
  ]);
  await save("the-first", "Starts the workers");
});
afterAll(() => site.close());

const aPost = (slug: string, content: string) => ({ slug, title: slug, content, status: "PUBLISHED" });
const save = (slug: string, content: string) =>
  admin.request(blogAdminEndpoints.createPost, { body: aPost(slug, content) });
const readPost = (slug: string) => site.request(contentEndpoints.postBySlug, { params: { slug } });
const readPage = (url: string) => site.inject({ method: "GET", url, headers: { accept: "text/html" } });

async function countPosts(): Promise<number> {
  const { rows } = await site.ctx.pool.query<{ n: number }>("select count(*)::int as n from blog_posts");
  return rows[0]?.n ?? 0;
}

const selection = ["<", "[", "&", "\n", "!", "_a_", "> ", "<b>", "**a**", "](\n", "a1"];

/**
 * Runs a task and returns its result. Expects that it takes little processor time, and that other requests are handled
 * while it runs: without that, the event loop would be blocked for nearly all of its time.
 */
async function expectResponsive<T>(work: () => Promise<T>): Promise<T> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const clock = startCpuClock();
  const started = performance.now();
  const result = await work();
  const ms = performance.now() - started;
  delay.disable();
  expect(clock()).toBeLessThan(SLOW_MS);
  expect(delay.max / 1e6).toBeLessThan(Math.max(1_500, ms / 2));
  return result;
}

test.each(selection)("S65: saving 200,000 characters of %j doesn't block other requests", async (unit) => {
  const slug = `attack-${selection.indexOf(unit)}`;
  const text = unit.repeat(LIMIT / unit.length);
  const before = await countPosts();
  const result = await expectResponsive(() => save(slug, text));
  if (result.status === 201) return;
  expect(result).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED", details: [{ path: "content" }] },
  });
  expect(await countPosts()).toBe(before);
});

test("S65: reading such texts, by the API and as a page, doesn't block other requests", async () => {
  const slugs: string[] = [];
  for (const [n, unit] of ["<", "[", "&", "\n", "a1"].entries()) {
    const slug = `stored-${n}`;
    const text = unit.repeat(LIMIT / unit.length);
    const rendered = { content: sanitizeContent(text), ...parseArticleHtml(sanitizeRendered(text)) };
    const post = { slug, title: slug, summary: "", status: "PUBLISHED", publishedAt: new Date() } as const;
    await insertPost(site.ctx.db, { ...post, ...getPostColumns(rendered) }, []);
    slugs.push(slug);
  }
  await eventually(
    () => readPage(`/blog/${slugs.at(-1)}`),
    ({ statusCode }) => statusCode === 200,
  );
  for (const slug of slugs) {
    const api = await expectResponsive(() => readPost(slug));
    const page = await expectResponsive(() => readPage(`/blog/${slug}`));
    expect(api.body.data).toMatchObject({ slug, html: expect.any(String) });
    expect(page.body).toContain(`<h1>${slug}</h1>`);
  }
});

test("many concurrent saves of a hard text are refused, and then saving works again", async () => {
  const before = await countPosts();
  const text = "_a_".repeat(LIMIT / 3);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => save(`many-${n}`, text)));
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400, 503]));
  expect(answers.find(({ status }) => status === 503)?.headers["retry-after"]).toBe("2");
  expect(await countPosts()).toBe(before);
  expect((await save("after-many", "Works")).status).toBe(201);
});

test("a page with such a text is refused, and the stored page stays unchanged", async () => {
  const body = { slug: "calm", title: "Calm", category: "help", content: "Calm", status: "PUBLISHED" };
  const { data } = await admin.call(cmsEndpoints.createPage, { body });
  const change = { ...body, content: "> ".repeat(LIMIT / 2), updatedAt: data.updatedAt };
  const params = { id: data.id };
  expect(await admin.request(cmsEndpoints.updatePage, { params, body: change })).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED" },
  });
  expect((await admin.call(cmsEndpoints.page, { params })).data).toEqual(data);
});

const insertRaw = (slug: string, content: string, html: string, version: number) =>
  site.ctx.pool.query(
    `insert into blog_posts (slug, title, summary, content, html, rendered_version, word_count, status, published_at)
     values ($1, $1, '', $2, $3, $4, 1, 'PUBLISHED', now())`,
    [slug, content, html, version],
  );

test("stored HTML is served without rendering it again", async () => {
  await insertRaw("stored", "# Source", "<p>The stored form</p>", RENDERER_VERSION);
  expect((await readPost("stored")).body.data).toMatchObject({
    content: "# Source",
    html: "<p>The stored form</p>",
  });
  const { body } = await eventually(
    () => readPage("/blog/stored"),
    ({ statusCode }) => statusCode === 200,
  );
  expect(body).toContain("<p>The stored form</p>");
});

test("an older hard text is shown as plain text and isn't rendered again", async () => {
  await insertRaw("from-before", "_a_".repeat(LIMIT / 3), "", 0);
  const { body } = await readPost("from-before");
  expect(body.data).toMatchObject({ html: expect.stringMatching(/^<pre>_a__a_/) });
  const sql = "select rendered_version as version from blog_posts where slug = 'from-before'";
  expect((await site.ctx.pool.query(sql)).rows).toEqual([{ version: RENDERER_VERSION }]);
});

test("the job renders posts and pages of an older renderer again", async () => {
  await site.ctx.pool.query("update content_pages set rendered_version = 0, html = '', word_count = 0");
  await insertRaw("stale", "Some **new** words", "<p>Old</p>", 0);
  await renderStale(site.ctx);
  const stale = `select slug from content_pages where rendered_version < ${RENDERER_VERSION} or html = '' or word_count = 0
    union select slug from blog_posts where rendered_version < ${RENDERER_VERSION}`;
  expect((await site.ctx.pool.query(stale)).rows).toEqual([]);
  const sql = "select html, word_count from blog_posts where slug = 'stale'";
  expect((await site.ctx.pool.query(sql)).rows).toEqual([
    { html: "<p>Some <strong>new</strong> words</p>", word_count: 3 },
  ]);
});
