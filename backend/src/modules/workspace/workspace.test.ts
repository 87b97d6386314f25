import { appRelationsEndpoints, appsEndpoints } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { createSampleStoreIds } from "../../testing/sample-store-ids";

const [FIRST = "", SECOND = ""] = createSampleStoreIds(2);

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

async function owner() {
  const user = await test.asUser({ plan: "pro" });
  const own = { relation: "own" } as const;
  const first = (await user.call(appsEndpoints.followByStoreId, { body: { storeId: FIRST, ...own } })).data;
  const second = (await user.call(appsEndpoints.followByStoreId, { body: { storeId: SECOND, ...own } })).data;
  const choose = (appId: number | null, country = "us") =>
    user.call(workspaceEndpoints.save, { body: { appId, country } });
  return { ...user, first, second, choose };
}

const read = async (user: Awaited<ReturnType<typeof owner>>) =>
  (await user.call(workspaceEndpoints.get)).data;

it("is all apps in the first country of the settings until the user chooses", async () => {
  const user = await owner();
  expect(await read(user)).toEqual({ appId: null, country: "us" });
  await user.choose(user.second.id, "de");
  expect(await read(user)).toEqual({ appId: user.second.id, country: "de" });
  await user.choose(null, "de");
  expect(await read(user)).toEqual({ appId: null, country: "de" });
});

it("falls back to all apps when the current app is untracked, and returns with the undo", async () => {
  const user = await owner();
  await user.choose(user.first.id);
  await user.call(appsEndpoints.unfollow, { body: { appId: user.first.id } });
  expect(await read(user)).toEqual({ appId: null, country: "us" });
  await user.call(appRelationsEndpoints.restore, { params: { id: user.first.id } });
  expect(await read(user)).toEqual({ appId: user.first.id, country: "us" });
});

it("S13: refuses apps that the user doesn't track and unknown storefronts, and changes nothing", async () => {
  const [user, stranger] = [await owner(), await test.asUser()];
  const foreign = await stranger.request(workspaceEndpoints.save, {
    body: { appId: user.first.id, country: "us" },
  });
  expect(foreign).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  const nowhere = await user.request(workspaceEndpoints.save, {
    body: { appId: user.first.id, country: "zz" },
  });
  expect(nowhere).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
  expect(await read(user)).toEqual({ appId: null, country: "us" });
});

it("decides where a keyword without an app goes", async () => {
  const user = await owner();
  const add = async (body: { keywordText: string; appId?: number | null; country?: string }) =>
    (await user.call(userKeywordsEndpoints.add, { body })).data;
  expect(await add({ keywordText: "before" })).toMatchObject({ appId: null, country: "us" });
  await user.choose(user.first.id, "de");
  expect(await add({ keywordText: "current" })).toMatchObject({ appId: user.first.id, country: "de" });
  expect(await add({ keywordText: "explicit", appId: user.second.id })).toMatchObject({
    appId: user.second.id,
  });
  expect(await add({ keywordText: "none", appId: null, country: "gb" })).toMatchObject({
    appId: null,
    country: "gb",
  });
});

it("S13: a list of an app that the user doesn't track is refused, without a trace", async () => {
  const [user, stranger] = [await owner(), await test.asUser()];
  const body = { appId: user.first.id, keywordText: "mine" };
  expect(await stranger.request(keywordEntriesEndpoints.add, { body })).toMatchObject({ status: 404 });
  expect((await stranger.call(userKeywordsEndpoints.list)).data).toEqual([]);
});

it("is part of the personal data", async () => {
  const user = await owner();
  await user.choose(user.first.id, "gb");
  const { rows } = await test.ctx.pool.query("select app_id, country from workspaces where user_id = $1", [
    user.id,
  ]);
  expect(rows).toEqual([{ app_id: user.first.id, country: "gb" }]);
});
