import { toolDraftsEndpoints } from "@listwise/contracts/tools";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { list, create, save, remove } = toolDraftsEndpoints;
const tool = "keyword-generator";
const data = { country: "us", seeds: ["hiking"], keywords: ["hiking maps"] };

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

it("stores drafts per user, tool and app, newest first", async () => {
  const [ada, bob] = [await site.asUser(), await site.asUser()];
  const { data: first } = await ada.call(create, { body: { tool, appId: null, name: "Ideas", data } });
  expect(first).toMatchObject({ version: 1, name: "Ideas", appId: null, data });
  await ada.call(create, { body: { tool, appId: 1, name: "Ideas", data } });
  expect((await ada.call(list, { query: { tool } })).data).toEqual([first]);
  expect((await ada.call(list, { query: { tool, app: 1 } })).data).toMatchObject([{ appId: 1 }]);
  expect((await ada.call(list, { query: { tool: "title-optimizer" } })).data).toEqual([]);
  expect((await bob.call(list, { query: { tool } })).data).toEqual([]);
  const params = { id: first.id };
  const body = { version: 1, name: "Mine now", data };
  expect(await bob.request(save, { params, body })).toMatchObject({ status: 404 });
  expect(await bob.request(remove, { params })).toMatchObject({ status: 404 });
});

it("F28: two tabs lose nothing: the later save gets the current version", async () => {
  const user = await site.asUser();
  const { data: work } = await user.call(create, { body: { tool, appId: null, name: "A", data } });
  const params = { id: work.id };
  const theirs = { ...data, keywords: ["theirs"] };
  const answers = await Promise.all(
    [theirs, { ...data, keywords: ["mine"] }].map((own) =>
      user.request(save, { params, body: { version: 1, name: "A", data: own } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const [current] = (await user.call(list, { query: { tool } })).data;
  expect(refused?.body).toMatchObject({ code: "CONFLICT", details: { current } });
  expect(current?.version).toBe(2);
});

it("refuses a taken name when creating and renaming", async () => {
  const user = await site.asUser();
  await user.call(create, { body: { tool, appId: null, name: "A", data } });
  const again = await user.request(create, { body: { tool, appId: null, name: " A ", data } });
  expect(again).toMatchObject({ status: 409, body: { details: { current: { name: "A" } } } });
  const { data: b } = await user.call(create, { body: { tool, appId: null, name: "B", data } });
  const renamed = await user.request(save, { params: { id: b.id }, body: { version: 1, name: "A", data } });
  expect(renamed).toMatchObject({ status: 409 });
  await user.call(remove, { params: { id: b.id } });
  expect(await user.request(remove, { params: { id: b.id } })).toMatchObject({ status: 404 });
});

it.each([
  ["data of another tool", { platform: "ios" }],
  ["an invalid country code", { ...data, country: "USA" }],
  ["too many keywords", { ...data, keywords: Array<string>(501).fill("x") }],
])("refuses %s with a message", async (_, wrong) => {
  const user = await site.asUser();
  const { status, body } = await user.request(create, {
    body: { tool, appId: null, name: "A", data: wrong },
  });
  expect({ status, code: body.code }).toEqual({ status: 400, code: "VALIDATION_FAILED" });
  expect(body.message).toMatch(/Couldn't save/);
});

it("stores text with characters that the database doesn't support", async () => {
  const user = await site.asUser();
  const odd = { ...data, keywords: ["a\0b", "half \uD83D"] };
  const { data: work } = await user.call(create, { body: { tool, appId: null, name: "Odd", data: odd } });
  expect(work.data).toMatchObject({ keywords: ["ab", "half \uFFFD"] });
});

it("stores fifty drafts and says what to do then; refuses an unknown app", async () => {
  const user = await site.asUser();
  for (let n = 0; n < 50; n++) {
    await user.call(create, { body: { tool, appId: null, name: `Work ${n}`, data } });
  }
  const one = await user.request(create, { body: { tool, appId: null, name: "One more", data } });
  expect(one).toMatchObject({ status: 400, body: { message: expect.stringContaining("Delete one") } });
  const nowhere = await user.request(create, { body: { tool, appId: 99_999_999, name: "A", data } });
  expect(nowhere).toMatchObject({ status: 404 });
});
