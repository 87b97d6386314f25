import { appsEndpoints } from "@listwise/contracts/apps";
import { checklistsEndpoints } from "@listwise/contracts/checklists";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { getItems } from "./checklists.presenter";
import { TEMPLATES } from "./templates";
import { GOOGLE_PLAY_ITEMS } from "./google-play-items";

const { create, get, list, updateItem, remove } = checklistsEndpoints;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

async function tracker() {
  const user = await test.asUser();
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  return user;
}

it("refuses an untracked app, an unknown template and a duplicate checklist", async () => {
  const user = await tracker();
  expect((await user.request(create, { body: { appId: 2 } })).status).toBe(404);
  expect((await user.request(create, { body: { appId: 1, template: "../x" } })).status).toBe(400);
  await user.call(create, { body: { appId: 1 } });
  expect(await user.request(create, { body: { appId: 1 } })).toMatchObject({
    status: 409,
    body: { code: "CONFLICT" },
  });
  await user.call(create, { body: { appId: 1, template: "update" } });
  const answer = await user.call(list);
  expect(answer.data.map((checklist) => checklist.template)).toEqual(["update", "launch"]);
  expect(answer.templates.map((template) => template.key)).toEqual(["launch", "update"]);
});

it("saves done state and notes, and moves the checklist to the top of the list", async () => {
  const user = await tracker();
  const { data } = await user.call(create, { body: { appId: 1 } });
  await user.call(create, { body: { appId: 1, template: "update" } });
  expect(data.sections.flatMap((section) => section.items)).toHaveLength(data.total);
  const [item] = data.sections[0]?.items ?? [];
  const params = { id: data.id, itemId: item?.id ?? 0 };
  await user.call(updateItem, { params, body: { notes: "ask Ada" } });
  const { data: marked } = await user.call(updateItem, { params, body: { done: true } });
  expect(marked).toMatchObject({ done: true, notes: "ask Ada", text: item?.text });
  const [first] = (await user.call(list)).data;
  expect(first).toMatchObject({ id: data.id, done: 1, total: data.total });
  await user.call(updateItem, { params, body: { done: false } });
  expect((await user.call(get, { params })).data.done).toBe(0);
  expect((await user.request(updateItem, { params: { ...params, itemId: 9999 } })).status).toBe(404);
});

it("S13: is visible to its owner only", async () => {
  const [ada, bob] = [await tracker(), await tracker()];
  const { data } = await ada.call(create, { body: { appId: 1 } });
  const params = { id: data.id, itemId: data.sections[0]?.items[0]?.id ?? 0 };
  for (const endpoint of [get, updateItem, remove]) {
    expect(await bob.request(endpoint, { params, body: { done: true } })).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
  }
  expect((await ada.call(get, { params })).data.done).toBe(0);
  await ada.call(remove, { params });
  expect((await ada.request(get, { params })).status).toBe(404);
});

it("an app on Google Play gets the items of its store", async () => {
  const { rows } = await test.ctx.pool.query<{ id: number }>(
    "select id from apps where platform = 'android' order by id limit 1",
  );
  const appId = rows[0]?.id ?? 0;
  const user = await test.asUser();
  await user.call(appsEndpoints.follow, { body: { appId } });
  for (const template of TEMPLATES.keys()) {
    const { data } = await user.call(create, { body: { appId, template } });
    const items = data.sections.flatMap((section) => section.items);
    expect(data.total).toBe(items.length);
    const texts = items.map(({ text, hint }) => `${text} ${hint}`).join("\n");
    expect(texts).not.toMatch(/subtitle|keyword field|promotional|App Store|iPhone|TestFlight|App Privacy/i);
    const params = { id: data.id, itemId: items.at(-1)?.id ?? 0 };
    await user.call(updateItem, { params, body: { done: true } });
    expect((await user.call(get, { params })).data.done).toBe(1);
    // Number 403 is about Apple's rating summary in this template.
    if (template === "update")
      expect((await user.request(updateItem, { params: { ...params, itemId: 403 } })).status).toBe(404);
  }
});

it.each([...TEMPLATES.values()])("template $key: item numbers are unique, in both stores", (template) => {
  const ids = getItems(template).map((item) => item.id);
  expect(new Set(ids).size).toBe(ids.length);
  const replacements = Object.entries(GOOGLE_PLAY_ITEMS[template.key] ?? {});
  expect(replacements.filter(([id]) => !ids.includes(Number(id)))).toEqual([]);
  const added = replacements.flatMap(([id, items]) =>
    items.map((item) => item.id).filter((one) => one !== Number(id)),
  );
  expect(added.filter((id) => ids.includes(id))).toEqual([]);
});
