import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { accountEndpoints, apiKeysEndpoints } from "@listwise/contracts/account";
import { keywordListsEndpoints } from "@listwise/contracts/keywords";
import { MAX_VIEWS, VIEW_TABLES, viewsEndpoints } from "@listwise/contracts/views";
import { getMigrationsFolder } from "../../infra/paths";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { list, create, change, remove } = viewsEndpoints;
const params = { table: "rankings" } as const;
const body = { name: "Top", query: "band=1-10&sort=-rank" };

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

it.each(VIEW_TABLES.filter((table) => table.startsWith("admin-")))(
  "%s is open to administrators only, and not to their API keys",
  async (table) => {
    const [user, admin] = [await site.asUser(), await site.asAdmin()];
    const { data: view } = await admin.call(create, { params: { table }, body });
    const refused = { status: 403, body: { code: "FORBIDDEN" } };
    expect(await user.request(list, { params: { table } })).toMatchObject(refused);
    expect(await user.request(create, { params: { table }, body })).toMatchObject(refused);
    const one = { params: { table, id: view.id } };
    expect(await user.request(change, { ...one, body })).toMatchObject(refused);
    expect(await user.request(remove, one)).toMatchObject(refused);

    const { key } = (await admin.call(apiKeysEndpoints.create, { body: { label: "Views" } })).data;
    const withKey = await site.inject({
      url: `/api/views/${table}`,
      headers: { authorization: `Bearer ${key}` },
    });
    expect(withKey.statusCode).toBe(403);
  },
);

it("views of other users and of other tables don't exist", async () => {
  const [ada, bob] = [await site.asUser(), await site.asUser()];
  const { data: view } = await ada.call(create, { params, body });
  for (const [caller, table] of [
    [bob, "rankings"],
    [ada, "keywords"],
  ] as const) {
    const one = { params: { table, id: view.id } };
    expect((await caller.call(list, { params: { table } })).data).toEqual([]);
    expect(await caller.request(change, { ...one, body: { name: "Mine" } })).toMatchObject({ status: 404 });
    expect(await caller.request(remove, one)).toMatchObject({ status: 404 });
  }
  expect((await ada.call(list, { params })).data).toEqual([view]);
});

it("a view is saved, renamed, replaced, deleted, and restored at its position", async () => {
  const user = await site.asUser();
  const { data: first } = await user.call(create, { params, body });
  const { data: second } = await user.call(create, {
    params,
    body: { name: "Losses", query: "change=down" },
  });
  const one = { params: { ...params, id: first.id } };
  await user.call(change, { ...one, body: { name: "Best" } });
  const { data: changed } = await user.call(change, { ...one, body: { query: "band=1-3" } });
  expect(changed).toEqual({ ...first, name: "Best", query: "band=1-3" });
  expect((await user.call(list, { params })).data).toEqual([changed, second]);

  await user.call(remove, one);
  expect((await user.request(remove, one)).status).toBe(404);
  const { id, ...view } = changed;
  const { data: restored } = await user.call(create, { params, body: view });
  expect(restored.id).not.toBe(id);
  expect((await user.call(list, { params })).data).toEqual([restored, second]);
});

it("a taken name is refused when a view is saved or renamed", async () => {
  const user = await site.asUser();
  await user.call(create, { params, body });
  const taken = { status: 409, body: { code: "CONFLICT", message: expect.stringContaining("“Top”") } };
  expect(await user.request(create, { params, body: { ...body, name: " Top " } })).toMatchObject(taken);
  const { data: other } = await user.call(create, { params, body: { ...body, name: "Other" } });
  const renamed = { params: { ...params, id: other.id }, body: { name: "Top" } };
  expect(await user.request(change, renamed)).toMatchObject(taken);
  await user.call(create, { params: { table: "keywords" }, body });
});

it.each([
  ["no name", { ...body, name: " " }],
  ["a name with 61 characters", { ...body, name: "n".repeat(61) }],
  ["a name with two lines", { ...body, name: "a\nb" }],
  ["a long query string", { ...body, query: "q".repeat(2001) }],
  ["a query string that isn't encoded", { ...body, query: "a=b c\0" }],
])("%s is refused", async (_, wrong) => {
  const user = await site.asUser();
  expect(await user.request(create, { params, body: wrong })).toMatchObject({ status: 400 });
});

it("an empty change and an unknown table are refused", async () => {
  const user = await site.asUser();
  const { data: view } = await user.call(create, { params, body });
  expect((await user.request(change, { params: { ...params, id: view.id }, body: {} })).status).toBe(400);
  expect((await user.inject({ method: "GET", url: "/api/views/passwords" })).statusCode).toBe(400);
});

it("fifty views fit in a table, however many are saved at the same time", async () => {
  const user = await site.asUser();
  for (let n = 1; n < MAX_VIEWS; n++)
    await user.call(create, { params, body: { ...body, name: `View ${n}` } });
  const both = ["Last", "Too many"].map((name) => user.request(create, { params, body: { ...body, name } }));
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect((await user.call(list, { params })).data).toHaveLength(MAX_VIEWS);
});

it("the personal data export contains the views of all tables", async () => {
  const user = await site.asUser();
  await user.call(create, { params, body });
  await user.call(create, { params: { table: "keywords" }, body });
  const { sections } = await user.call(accountEndpoints.exportMe);
  expect(sections["saved-views"]).toEqual([
    { table: "keywords", ...body },
    { table: "rankings", ...body },
  ]);
});

it("the migration keeps all views of the keywords table in their order, also those with the same name", async () => {
  const [ada, bob] = [await site.asUser(), await site.asUser()];
  const views = [
    { name: "Top", query: "sort=rank" },
    { name: "Brand", query: "category=Brand" },
    { name: "Top", query: "rank=1-3" },
  ];
  const statements = await readFile(join(getMigrationsFolder(), "0035_saved_views.sql"), "utf8");
  await site.ctx.pool.query("drop table saved_views");
  await site.ctx.pool.query("create table keyword_views (user_id integer primary key, views jsonb not null)");
  await site.ctx.pool.query("insert into keyword_views values ($1, $3), ($2, '[]')", [
    ada.id,
    bob.id,
    JSON.stringify(views),
  ]);
  await site.ctx.pool.query(statements);
  const { data } = await ada.call(list, { params: { table: "keywords" } });
  expect(data.map(({ name, query }) => ({ name, query }))).toEqual([
    ...views.slice(0, 2),
    { name: "Top (copy 3)", query: "rank=1-3" },
  ]);
  expect((await bob.call(list, { params: { table: "keywords" } })).data).toEqual([]);
});

it("older releases list and replace the views of the keywords table, in their order", async () => {
  const { views, saveViews } = keywordListsEndpoints;
  const [ada, bob] = [await site.asUser(), await site.asUser()];
  const saved = [
    { name: "Top", query: "sort=rank" },
    { name: "Brand", query: "category=Brand&country=de" },
  ];
  await ada.call(saveViews, { body: { views: saved } });
  expect((await ada.call(views)).data).toEqual(saved);
  expect((await ada.call(list, { params: { table: "keywords" } })).data).toMatchObject(saved);
  expect((await bob.call(views)).data).toEqual([]);
  await ada.call(saveViews, { body: { views: saved.toReversed() } });
  expect((await ada.call(views)).data).toEqual(saved.toReversed());
  expect((await ada.request(saveViews, { body: { views: [{ name: " ", query: "" }] } })).status).toBe(400);
});
