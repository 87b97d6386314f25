import { contentEndpoints } from "@listwise/contracts/content";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { insertPost, type NewPost } from "./content.repository";
import { seedContent } from "./index";
import { insertPageIfMissing, type NewPage } from "./pages.repository";
import { renderContent } from "./rendering/render-content";
import { getPageColumns, getPostColumns } from "./rendering/ensure-rendered";

let app: TestApp;

async function addPost(slug: string, { content = "Body", ...extra }: Partial<NewPost> = {}) {
  const post = {
    slug,
    title: slug,
    summary: "About it",
    status: "PUBLISHED",
    publishedAt: new Date(),
  } as const;
  return insertPost(app.ctx.db, { ...post, ...getPostColumns(renderContent(content)), ...extra }, []);
}

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { posts, postBySlug, relatedPosts, categories } = contentEndpoints;

describe("drafts", () => {
  const tomorrow = new Date(Date.now() + 86_400_000);

  beforeAll(async () => {
    await addPost("a-draft", { status: "DRAFT", content: "unmistakable" });
    await addPost("too-early", { publishedAt: tomorrow, content: "unmistakable" });
  });

  test("are refused to visitors and users who ask for them", async () => {
    const user = await app.asUser();
    for (const caller of [app, user]) {
      const { status, body } = await caller.request(posts, { query: { published: "false" } });
      expect({ status, code: body.code }).toEqual({ status: 403, code: "FORBIDDEN" });
    }
  });

  test("are shown to administrators who ask for them, uncached", async () => {
    const admin = await app.asAdmin();
    const { body, headers } = await admin.request(posts, { query: { published: "false" } });
    expect(JSON.stringify(body)).toMatch(/a-draft.*too-early|too-early.*a-draft/);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers.etag).toBeUndefined();
  });

  test.each(["a-draft", "too-early", "no-such-post", "../../etc/passwd"])("%j is a 404", async (slug) => {
    const { status, body } = await app.request(postBySlug, { params: { slug } });
    expect({ status, code: body.code }).toEqual({ status: 404, code: "NOT_FOUND" });
  });

  test("an invalid slug is a 400", async () => {
    expect(await app.request(postBySlug, { params: { slug: "a\0b" } })).toMatchObject({ status: 400 });
  });

  test("don't show in lists, searches, counts and related posts", async () => {
    const draft = await addPost("another-draft", { status: "DRAFT" });
    const found = await app.call(posts, { query: { search: "unmistakable" } });
    expect(found.pagination.total).toBe(0);
    const listed = await app.call(posts, { query: { pageSize: 200 } });
    expect(listed.data.map((post) => post.slug)).not.toContain("a-draft");
    expect(await app.request(relatedPosts, { params: { id: draft.id } })).toMatchObject({ status: 404 });
  });
});

describe("the first posts", () => {
  test("are at least six articles by the team, of reasonable length and stored unchanged", async () => {
    const { data } = await app.call(posts, { query: { pageSize: 200 } });
    const own = data.filter((post) => post.author?.name === "The Listwise team");
    expect(own.length).toBeGreaterThanOrEqual(6);
    for (const { slug, wordCount, summary, categories: of } of own) {
      expect({ slug, long: wordCount >= 500 && wordCount <= 950, summary: summary.length > 40 }).toEqual({
        slug,
        long: true,
        summary: true,
      });
      expect(of.length).toBeGreaterThan(0);
      const { data: post } = await app.call(postBySlug, { params: { slug } });
      expect(post.content).toMatch(/^## /m);
      expect(post.content).not.toMatch(/&(amp|lt|gt);/);
    }
  });

  test("are seeded once", async () => {
    const before = (await app.call(posts)).pagination.total;
    await seedContent(app.ctx);
    expect((await app.call(posts)).pagination.total).toBe(before);
  });

  test("are ten a page, newest first, without bodies", async () => {
    for (let n = 0; n < 6; n++) await addPost(`filler-${n}`);
    const { data, pagination } = await app.call(posts);
    expect(pagination).toMatchObject({ page: 1, pageSize: 10, pages: 2 });
    expect(data).toHaveLength(10);
    const dates = data.map((post) => post.publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(data.every((post) => post.content === "")).toBe(true);
  });

  test("category counts match the posts that the category lists", async () => {
    const { data } = await app.call(categories);
    expect(data.length).toBeGreaterThan(3);
    for (const { slug, postCount } of data) {
      const { pagination } = await app.call(posts, { query: { category: slug } });
      expect({ slug, total: pagination.total }).toEqual({ slug, total: postCount });
    }
    expect((await app.call(posts, { query: { category: "no-such" } })).data).toEqual([]);
  });

  test("related posts share a category and are at most three", async () => {
    const { data: list } = await app.call(posts, { query: { category: "guides" } });
    const [first] = list;
    if (!first) throw new Error("There are no guides.");
    const guides = first.categories.find(({ category }) => category.slug === "guides")?.category.id ?? 0;
    const { data } = await app.call(relatedPosts, {
      params: { id: first.id },
      query: { categories: guides },
    });
    expect(data.map((post) => post.id)).not.toContain(first.id);
    expect(data.length).toBeGreaterThan(0);
    expect(data.length).toBeLessThanOrEqual(3);
    for (const post of data) expect(post.categories.map(({ category }) => category.slug)).toContain("guides");
  });
});

describe("search", () => {
  beforeAll(() => addPost("percent", { title: "A 100% literal_title", content: "Zebra \\ stripes" }));

  test.each([
    ["zEBRA", 1],
    ["100% literal_t", 1],
    ["100_ literal", 0],
    ["literal%title", 0],
    ["\\ stripes", 1],
    ["%' or 1=1", 0],
    ["'; drop table blog_posts; --", 0],
  ])("%j finds %i", async (search, total) => {
    expect((await app.call(posts, { query: { search } })).pagination.total).toBe(total);
  });

  test("a blank search is ignored, and 201 characters are a 400", async () => {
    const all = (await app.call(posts)).pagination.total;
    expect((await app.call(posts, { query: { search: "   " } })).pagination.total).toBe(all);
    expect(await app.request(posts, { query: { search: "x".repeat(201) } })).toMatchObject({ status: 400 });
  });
});

test("an unchanged response is a 304 without a body; a changed one is sent", async () => {
  const url = "/api/blog/posts?category=guides";
  const first = await app.inject({ url });
  expect(first.headers["cache-control"]).toBe("public, no-cache");
  const headers = { "if-none-match": String(first.headers.etag) };
  const again = await app.inject({ url, headers });
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: "" });
  expect(again.headers).not.toHaveProperty("content-length");
  const other = await app.inject({ url: "/api/blog/posts?category=tips", headers });
  expect(other.statusCode).toBe(200);
});

test("a post is sanitized when it is written", async () => {
  const post = await addPost("evil", {
    content: "# Hi\n\n<img src=x onerror=alert(1)><script>alert(1)</script> two words",
  });
  expect(post.content).not.toMatch(/onerror|script/);
  expect(post.wordCount).toBe(3);
});

describe("content pages", () => {
  const { pageBySlug } = contentEndpoints;
  const add = (slug: string, { content = "Body", ...extra }: Partial<NewPage> = {}) =>
    insertPageIfMissing(app.ctx.db, {
      slug,
      title: slug,
      ...getPageColumns(renderContent(content)),
      category: "HELP",
      status: "PUBLISHED",
      publishedAt: new Date(),
      ...extra,
    });

  test.each(["no-such-page", "hidden", "tomorrow", "../../etc/passwd"])("%j is a 404", async (slug) => {
    await add("hidden", { status: "DRAFT" });
    await add("tomorrow", { publishedAt: new Date(Date.now() + 86_400_000) });
    const { status, body } = await app.request(pageBySlug, { params: { slug } });
    expect({ status, code: body.code }).toEqual({ status: 404, code: "NOT_FOUND" });
  });

  test.each(["terms", "privacy", "cookies"])("%s exists from the first start", async (slug) => {
    const { data } = await app.call(pageBySlug, { params: { slug } });
    expect(data).toMatchObject({ slug, category: "LEGAL", status: "PUBLISHED", parent: null, children: [] });
    expect(data.content).toMatch(/^## /m);
    expect(data.content).not.toMatch(/&(amp|lt|gt);/);
  });

  test("six guides and the help pages exist from the first start, stored unchanged", async () => {
    const { pagesByCategory } = contentEndpoints;
    const guides = (await app.call(pagesByCategory, { params: { category: "guides" } })).data;
    expect(guides.length).toBeGreaterThanOrEqual(6);
    expect(new Set(guides.map(({ subcategory }) => subcategory)).size).toBeGreaterThan(3);
    for (const { slug, wordCount: words, seoDescription } of guides) {
      expect({
        slug,
        long: words >= 600 && words <= 1200,
        summary: (seoDescription ?? "").length > 40,
      }).toEqual({
        slug,
        long: true,
        summary: true,
      });
    }
    const help = (await app.call(pagesByCategory, { params: { category: "help" } })).data;
    const slugs = [
      "getting-started",
      "keywords",
      "rankings",
      "exports",
      "sharing",
      "subscription-limits",
      "account",
    ];
    expect(help.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
    const own = [...guides, ...help].filter(({ createdBy }) => createdBy?.name === "The Listwise team");
    expect(own.length).toBeGreaterThanOrEqual(13);
    for (const { content } of own) {
      expect(content).toMatch(/^## /m);
      expect(content).not.toMatch(/&(amp|lt|gt);/);
    }
  });

  test("administrators' changes survive a restart, and drafts aren't listed as children", async () => {
    await app.ctx.pool.query(
      "update content_pages set title = 'Our terms', updated_at = now() where slug = 'terms'",
    );
    await seedContent(app.ctx);
    const { data } = await app.call(pageBySlug, { params: { slug: "terms" } });
    expect(data.title).toBe("Our terms");
    await add("child", { parentId: data.id });
    await add("hidden-child", { parentId: data.id, status: "DRAFT" });
    const parent = (await app.call(pageBySlug, { params: { slug: "terms" } })).data;
    expect(parent.children.map(({ slug }) => slug)).toEqual(["child"]);
    const child = (await app.call(pageBySlug, { params: { slug: "child" } })).data;
    expect(child.parent).toEqual({ slug: "terms", title: "Our terms" });
  });

  test("a shipped page that no one has edited gets the text of the release; a deleted one stays deleted", async () => {
    const { data: before } = await app.call(pageBySlug, { params: { slug: "alerts" } });
    const change = "title = 'Old', content = 'Old text', html = '<p>Old text</p>'";
    await app.ctx.pool.query(`update content_pages set ${change} where slug in ('alerts', 'reports')`);
    await app.ctx.pool.query("update content_pages set updated_at = now() where slug = 'reports'");
    await app.ctx.pool.query("delete from content_pages where slug = 'dashboard'");
    await seedContent(app.ctx);
    expect((await app.call(pageBySlug, { params: { slug: "alerts" } })).data).toEqual(before);
    expect((await app.call(pageBySlug, { params: { slug: "reports" } })).data.title).toBe("Old");
    expect(await app.request(pageBySlug, { params: { slug: "dashboard" } })).toMatchObject({ status: 404 });
  });

  test("a category in any case lists its published pages, at the top level or below a page", async () => {
    const { pagesByCategory } = contentEndpoints;
    const list = async (category: string, query = {}) =>
      (await app.call(pagesByCategory, { params: { category }, query })).data.map(({ slug }) => slug);
    await add("old", { category: "NOTES", publishedAt: new Date("2026-01-01") });
    await add("new", { category: "NOTES", publishedAt: new Date("2026-02-01"), content: "Read it" });
    await add("later", { category: "NOTES", publishedAt: new Date(Date.now() + 86_400_000) });
    await add("unready", { category: "NOTES", status: "DRAFT" });
    const { id } = (await app.call(pageBySlug, { params: { slug: "new" } })).data;
    await add("below", { category: "NOTES", publishedAt: new Date("2026-01-15"), parentId: id });

    expect(await list("Notes")).toEqual(["new", "below", "old"]);
    expect(await list("NOTES", { parentId: "null" })).toEqual(["new", "old"]);
    expect(await list("notes", { parentId: id })).toEqual(["below"]);
    expect(await list("nothing-like-it")).toEqual([]);
    const { data } = await app.call(pagesByCategory, { params: { category: "notes" } });
    expect(data[0]).toMatchObject({ content: "Read it", children: [{ slug: "below" }], parent: null });
    expect(data[1]).toMatchObject({ parent: { slug: "new", title: "new" } });
    const odd = { params: { category: "notes" }, query: { parentId: "NULL" } };
    expect(await app.request(pagesByCategory, odd)).toMatchObject({ status: 400 });
  });
});
