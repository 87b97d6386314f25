import { blogAdminEndpoints, cmsEndpoints, contentEndpoints } from "@listwise/contracts/content";
import { startTestApp, type TestApp } from "../../../testing/test-app";

let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;

beforeAll(async () => {
  site = await startTestApp();
  admin = await site.asAdmin();
});
afterAll(() => site.close());

const { pages, page: pageById, createPage, updatePage, deletePage } = cmsEndpoints;
const blog = blogAdminEndpoints;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const EVIL = "Before <img src=x onerror=alert(1)> <svg onload=alert(1)></svg> [x](javascript:alert(1)) after";

let count = 0;
const aPage = (extra: object = {}) => {
  const slug = `page-${++count}`;
  return { slug, title: slug, category: "help", content: "Body", status: "PUBLISHED", ...extra };
};
const add = async (extra: object = {}) => (await admin.call(createPage, { body: aPage(extra) })).data;
const publicly = (slug: string) => site.request(contentEndpoints.pageBySlug, { params: { slug } });
const aPost = (extra: object = {}) => ({ ...aPage(extra), summary: "About it" });
const write = async (extra: object = {}) => (await admin.call(blog.createPost, { body: aPost(extra) })).data;

/** Returns the audit log's entries about changes to a slug. */
async function findChanges(slug: string): Promise<string[]> {
  const sql = "select details from audit_log where action like '%-changed' and details like $1 order by id";
  const { rows } = await site.ctx.pool.query<{ details: string }>(sql, [`${slug}: %`]);
  return rows.map(({ details }) => details);
}

test("changes are recorded with the old and new values", async () => {
  const { data: category } = await admin.call(blog.createCategory, { body: { name: "Told", slug: "told" } });
  const post = await write({ title: "Before" });
  const body = {
    ...aPost({ slug: post.slug, title: "After", authorName: post.author?.name }),
    updatedAt: post.updatedAt,
  };
  const params = { id: post.id };
  await admin.call(blog.updatePost, { params, body: { ...body, categories: [category.id] } });
  expect(await findChanges(post.slug)).toEqual([
    `${post.slug}: title Before → After, categories (none) → Told`,
  ]);
  const page = await add({ seoTitle: "Before" });
  const changed = { ...aPage({ slug: page.slug, title: page.title }), updatedAt: page.updatedAt };
  await admin.call(updatePage, { params: { id: page.id }, body: { ...changed, status: "DRAFT" } });
  expect(await findChanges(page.slug)).toEqual([
    expect.stringMatching(/seoTitle Before → \(none\).*status PUBLISHED → DRAFT/),
  ]);
  await admin.call(blog.updateCategory, { params: { id: category.id }, body: { name: "New", slug: "told" } });
  expect(await findChanges("told")).toEqual(["told: name Told → New"]);
});

describe("content pages", () => {
  test("a new page is public immediately, in its category, with its author", async () => {
    const { slug, publishedAt } = await add({ category: "help" });
    expect(publishedAt).not.toBeNull();
    const { status, body } = await publicly(slug);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ category: "HELP", createdBy: { name: "Ada Example" } });
  });

  test("S52: drafts, scheduled pages and such children never show", async () => {
    const parent = await add();
    const draft = await add({ status: "DRAFT", parentId: parent.id });
    const early = await add({ publishedAt: tomorrow, parentId: parent.id });
    for (const { slug, id } of [draft, early]) {
      expect(await publicly(slug)).toMatchObject({ status: 404 });
      expect(await site.request(pageById, { params: { id } })).toMatchObject({ status: 401 });
    }
    expect((await publicly(parent.slug)).body.data).toMatchObject({ children: [] });
    const seen = (await admin.call(pageById, { params: { id: parent.id } })).data;
    expect(seen.children.map(({ id }) => id).sort()).toEqual([draft.id, early.id].sort());
    const below = await admin.call(pages, { query: { parentId: parent.id, status: "DRAFT" } });
    expect(below.data.map(({ id }) => id)).toEqual([draft.id]);
  });

  test("S1: S2: a page is sanitized before it is stored, and its text stays", async () => {
    const { content } = await add({ content: EVIL });
    expect(content).toMatch(/^Before .*after$/);
    expect(content).not.toMatch(/onerror|svg|javascript:/);
    const fenced = await add({ content: "\uFEFF# a\n\n<math><mtext><table><mglyph><style><img onerror=x>" });
    expect(fenced.content).not.toMatch(/onerror|<style|<math/);
  });

  test("a change based on an outdated version is a 409 with the current one", async () => {
    const page = await add();
    const change = (title: string) => ({ ...aPage({ title, slug: page.slug }), updatedAt: page.updatedAt });
    const params = { id: page.id };
    const answers = await Promise.all(
      ["One", "Two"].map((title) => admin.request(updatePage, { params, body: change(title) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = (await admin.call(pageById, { params })).data;
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.details).toMatchObject({
      updatedAt: stored.updatedAt,
      current: { title: stored.title },
    });
    expect(stored.publishedAt).toBe(page.publishedAt);
  });

  test("an unpublished page is a draft", async () => {
    const { id, slug, updatedAt } = await add();
    await admin.call(updatePage, {
      params: { id },
      body: { ...aPage({ slug, status: "DRAFT" }), updatedAt },
    });
    expect(await publicly(slug)).toMatchObject({ status: 404 });
  });

  test.each([
    [{ slug: "terms" }, 409, 'Another page already uses the address "terms". Choose a different one.'],
    [{ slug: "../admin" }, 400, "Use lowercase letters, digits and single hyphens."],
    [{ category: "admin" }, 400, "/admin is reserved. Choose a different category."],
    [{ category: "Blog" }, 400, "/blog is reserved. Choose a different category."],
    [{ category: "a/b" }, 400, "Use letters, digits and single hyphens, starting with a letter."],
    [{ parentId: 999_999 }, 400, "The parent page doesn't exist. Choose a different one."],
    [{ featuredImage: "javascript:alert(1)" }, 400, expect.stringMatching(/^Use an address/)],
    [{ featuredImage: "//evil.example/x.png" }, 400, expect.stringMatching(/^Use an address/)],
    [{ publishedAt: "tomorrow" }, 400, "Use a timestamp such as 2026-11-20T08:00:00Z."],
    [{ title: " " }, 400, "Enter a title."],
  ])("S50: %j is refused", async (wrong, status, message) => {
    const { status: got, body } = await admin.request(createPage, { body: aPage(wrong) });
    expect({ status: got, message: body.message }).toEqual({ status, message });
  });

  test("a page can't be below itself or its children", async () => {
    const parent = await add();
    const child = await add({ parentId: parent.id });
    for (const parentId of [parent.id, child.id]) {
      const body = { ...aPage({ slug: parent.slug, parentId }), updatedAt: parent.updatedAt };
      const answer = await admin.request(updatePage, { params: { id: parent.id }, body });
      expect(answer).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
    }
  });

  test("S48: lists are filtered, searched and paged; only the literal null selects the top level", async () => {
    const parent = await add({ category: "shelf" });
    await add({ category: "shelf", parentId: parent.id, title: "100% found_here" });
    const list = async (query: Record<string, string | number>) =>
      (await admin.call(pages, { query: { category: "Shelf", ...query } })).pagination;
    expect(await list({ limit: 1 })).toMatchObject({ total: 2, pages: 2 });
    expect(await list({ parentId: "null" })).toMatchObject({ total: 1 });
    expect(await list({ search: "100% found_" })).toMatchObject({ total: 1 });
    expect(await list({ search: "%' or 1=1" })).toMatchObject({ total: 0 });
    const refused: Record<string, string | number>[] = [
      { parentId: "NULL" },
      { page: 0 },
      { page: "x" },
      { search: "x".repeat(10_000) },
    ];
    for (const query of refused) {
      expect(await admin.request(pages, { query })).toMatchObject({ status: 400 });
    }
  });

  test("a deleted page is gone, its children stay, and deleting it again is a 404", async () => {
    const parent = await add();
    const child = await add({ parentId: parent.id });
    await admin.call(deletePage, { params: { id: parent.id } });
    expect(await admin.request(deletePage, { params: { id: parent.id } })).toMatchObject({ status: 404 });
    expect((await admin.call(pageById, { params: { id: child.id } })).data.parentId).toBeNull();
    const sql =
      "select action, actor_id from audit_log where action like 'content.%' and details = $1 order by id";
    expect((await site.ctx.pool.query(sql, [parent.slug])).rows).toEqual([
      { action: "content.page-created", actor_id: admin.id },
      { action: "content.page-deleted", actor_id: admin.id },
    ]);
  });
});

describe("posts", () => {
  test("S52: only administrators can read a draft by its id", async () => {
    const draft = await write({ status: "DRAFT" });
    const early = await write({ publishedAt: tomorrow });
    expect(draft.publishedAt).toBeNull();
    for (const { id } of [draft, early]) {
      expect(await site.request(blog.post, { params: { id } })).toMatchObject({ status: 404 });
      expect((await admin.call(blog.post, { params: { id } })).data.id).toBe(id);
    }
  });

  test("S1: a post is sanitized; a change updates words, categories and dates", async () => {
    const { data: category } = await admin.call(blog.createCategory, {
      body: { name: "Field notes", slug: "field-notes" },
    });
    const post = await write({ content: EVIL });
    expect(post.content).not.toMatch(/onerror|svg|javascript:/);
    const change = {
      ...aPost({ slug: post.slug, content: "Four words are here" }),
      updatedAt: post.updatedAt,
    };
    const { data } = await admin.call(blog.updatePost, {
      params: { id: post.id },
      body: { ...change, categories: [category.id, category.id] },
    });
    expect(data).toMatchObject({ wordCount: 4, publishedAt: post.publishedAt });
    expect(data.categories.map((one) => one.category.slug)).toEqual(["field-notes"]);
    const stale = await admin.request(blog.updatePost, { params: { id: post.id }, body: change });
    expect(stale).toMatchObject({ status: 409, body: { details: { updatedAt: data.updatedAt } } });
    expect((await site.call(blog.category, { params: { id: category.id } })).data.postCount).toBe(1);
  });

  test("only editors can list posts of every state, sorted and without bodies", async () => {
    const title = "Listed for editors";
    await write({ title: `${title} B`, status: "DRAFT" });
    await write({ title: `${title} C`, publishedAt: tomorrow });
    await write({ title: `${title} A` });
    const query = { search: title, sortBy: "title", sortDir: "asc" };
    const titles = async (state = {}) =>
      (await admin.call(blog.list, { query: { ...query, ...state } })).data.map((post) => post.title.at(-1));
    expect(await titles()).toEqual(["A", "B", "C"]);
    expect(await titles({ state: "draft" })).toEqual(["B"]);
    expect(await titles({ state: "scheduled" })).toEqual(["C"]);
    expect(await titles({ state: "published" })).toEqual(["A"]);
    expect(await titles({ category: "no-such-category" })).toEqual([]);
    expect((await admin.call(blog.list, { query })).data.every(({ content }) => content === "")).toBe(true);
    expect((await admin.request(blog.list, { query: { sortBy: "id;drop" } })).status).toBe(400);
    expect((await (await site.asUser()).request(blog.list)).status).toBe(403);
  });

  test("slugs are unique, categories must exist, and a deleted post is gone", async () => {
    const { slug, id } = await write();
    const { status, body } = await admin.request(blog.createPost, { body: aPost({ slug }) });
    expect({ status, code: body.code }).toEqual({ status: 409, code: "CONFLICT" });
    const stranger = await admin.request(blog.createPost, { body: aPost({ categories: [999_999] }) });
    expect(stranger).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
    await admin.call(blog.deletePost, { params: { id } });
    expect(await admin.request(blog.deletePost, { params: { id } })).toMatchObject({ status: 404 });
  });

  test("categories can be added, renamed and deleted; their posts stay", async () => {
    const body = { name: "Odd", slug: "odd" };
    const { data } = await admin.call(blog.createCategory, { body });
    expect(await admin.request(blog.createCategory, { body })).toMatchObject({ status: 409 });
    const post = await write({ categories: [data.id] });
    const params = { id: data.id };
    const renamed = { name: "Even", slug: "even" };
    expect((await admin.call(blog.updateCategory, { params, body: renamed })).data).toMatchObject(renamed);
    const taken = await admin.request(blog.updateCategory, { params, body: { name: "Tips", slug: "tips" } });
    expect(taken).toMatchObject({ status: 409 });
    await admin.call(blog.deleteCategory, { params });
    expect(await site.request(blog.category, { params })).toMatchObject({ status: 404 });
    expect((await admin.call(blog.post, { params: { id: post.id } })).data.categories).toEqual([]);
  });
});
