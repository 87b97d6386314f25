import { accountEndpoints } from "@listwise/contracts/account";
import { appLinksEndpoints, appRelationsEndpoints, appsEndpoints } from "@listwise/contracts/apps";
import { aDataset, anItunesApp, aPlayApp } from "../../testing/datasets";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";

let test: TestApp;
beforeAll(async () => {
  const path = await aDataset([
    anItunesApp({ trackId: 950000001, trackName: "Rain: Storm Map", artistName: "Acme Inc." }),
    anItunesApp({ trackId: 950000002, trackName: "Clouds", artistName: "Acme Inc." }),
    anItunesApp({ trackId: 950000003, trackName: "Abacus", artistName: "Other" }),
    aPlayApp({ appId: "com.acme.rain", title: "Rain - Radar", developer: "ACME" }),
    aPlayApp({ appId: "com.other.rain", title: "Zebra", developer: "Zoo" }),
  ]);
  test = await startTestApp({ env: { STORE_SOURCE: `dataset:${path}` } });
});
afterAll(() => test.close());

const STORE_IDS = {
  rain: ["950000001", "ios"],
  clouds: ["950000002", "ios"],
  abacus: ["950000003", "ios"],
  playRain: ["com.acme.rain", "android"],
  playZebra: ["com.other.rain", "android"],
} as const;
type Name = keyof typeof STORE_IDS;

/** Creates a user who tracks all apps as own ones. */
async function owner() {
  const user = await test.asUser({ plan: "pro" });
  const track = async (name: Name, relation: "own" | "watching" = "own") => {
    const [storeId, platform] = STORE_IDS[name];
    const body = { storeId, platform, relation };
    return (await user.call(appsEndpoints.followByStoreId, { body })).data.id;
  };
  const ids = {
    rain: await track("rain"),
    clouds: await track("clouds"),
    abacus: await track("abacus"),
    playRain: await track("playRain"),
    playZebra: await track("playZebra"),
  };
  const byId = (name: Name) => ({ params: { id: String(ids[name]) } });
  const link = (one: Name, other: Name) =>
    user.request(appLinksEndpoints.save, { ...byId(one), body: { appId: ids[other] } });
  const unlink = (name: Name) => user.request(appLinksEndpoints.remove, byId(name));
  const load = async (name: Name) => (await user.call(appLinksEndpoints.get, byId(name))).data;
  const list = async () => (await user.call(appLinksEndpoints.list)).data.map(({ appIds }) => appIds);
  const relate = (name: Name, relation: "own" | "watching") =>
    user.call(appRelationsEndpoints.setRelation, { ...byId(name), body: { relation } });
  const untrack = (name: Name) => user.call(appsEndpoints.unfollow, { body: { appId: ids[name] } });
  const restore = (name: Name) => user.request(appRelationsEndpoints.restore, { params: { id: ids[name] } });
  return { ...user, ids, track, link, unlink, load, list, relate, untrack, restore };
}

it("suggests the other store's app of the same name and developer, then offers the others", async () => {
  const user = await owner();
  const offers = async (name: Name) =>
    (await user.load(name)).candidates.map(({ app, matches }) => [app.id, matches]);
  const { rain, clouds, abacus, playRain, playZebra } = user.ids;
  expect(await offers("rain")).toEqual([
    [playRain, ["name", "developer"]],
    [playZebra, []],
  ]);
  expect(await offers("playRain")).toEqual([
    [rain, ["name", "developer"]],
    [clouds, ["developer"]],
    [abacus, []],
  ]);
});

it("links two apps from either side, and shows each with the other", async () => {
  const user = await owner();
  const { rain, clouds, playRain, playZebra } = user.ids;
  const answer = await user.link("rain", "playRain");
  expect(answer).toMatchObject({ status: 200, body: { data: { appIds: [rain, playRain] } } });
  expect(await user.link("playRain", "rain")).toEqual({ ...answer, headers: expect.anything() });
  await user.link("playZebra", "clouds");
  expect(await user.list()).toEqual([
    [clouds, playZebra],
    [rain, playRain],
  ]);
  expect(await user.load("playRain")).toMatchObject({ linked: { id: rain }, candidates: [] });
  expect((await user.load("abacus")).candidates).toEqual([]);
  const followed = (await user.call(appsEndpoints.followed)).data;
  expect(new Map(followed.map(({ app, linkedTo }) => [app.id, linkedTo]))).toEqual(
    new Map([
      [rain, playRain],
      [playRain, rain],
      [clouds, playZebra],
      [playZebra, clouds],
      [user.ids.abacus, null],
    ]),
  );
});

it.each([
  ["two apps of one store", "rain", "clouds", 400, /Both apps are in the App Store/],
  ["an app with itself", "rain", "rain", 400, /Both apps are in the App Store/],
  ["a linked app with a third one", "rain", "playZebra", 409, /already linked/],
  ["an app with one that is linked", "clouds", "playRain", 409, /already linked/],
] as const)("refuses to link %s, and changes nothing", async (_, one, other, status, message) => {
  const user = await owner();
  await user.link("rain", "playRain");
  expect(await user.link(one, other)).toMatchObject({
    status,
    body: { message: expect.stringMatching(message) },
  });
  expect(await user.list()).toEqual([[user.ids.rain, user.ids.playRain]]);
});

it("both apps must be the user's own, or neither; the link waits while they differ", async () => {
  const user = await owner();
  const pair = [user.ids.rain, user.ids.playRain];
  await user.relate("rain", "watching");
  expect((await user.load("rain")).candidates).toEqual([]);
  expect(await user.link("rain", "playRain")).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("Only one of these apps is your own") },
  });
  await user.relate("playRain", "watching");
  await user.link("rain", "playRain");
  await user.relate("rain", "own");
  expect(await user.list()).toEqual([]);
  await user.relate("playRain", "own");
  expect(await user.list()).toEqual([pair]);
});

it("a link that waits gives way to a new one", async () => {
  const user = await owner();
  await user.link("rain", "playRain");
  await user.relate("rain", "watching");
  expect((await user.link("clouds", "playRain")).status).toBe(200);
  await user.relate("rain", "own");
  expect(await user.list()).toEqual([[user.ids.clouds, user.ids.playRain]]);
});

it("unlinks from either side; both apps stay tracked", async () => {
  const user = await owner();
  await user.link("rain", "playRain");
  expect((await user.unlink("playRain")).status).toBe(200);
  expect(await user.list()).toEqual([]);
  expect(await user.unlink("rain")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  expect((await user.call(appsEndpoints.followed)).data).toHaveLength(5);
});

it.each(["rain", "playRain"] as const)(
  "untracking %s ends the link, and the undo restores it",
  async (name) => {
    const user = await owner();
    await user.link("rain", "playRain");
    const before = await user.call(appLinksEndpoints.list);
    await user.untrack(name);
    expect(await user.list()).toEqual([]);
    await user.restore(name);
    expect(await user.call(appLinksEndpoints.list)).toEqual(before);
    await user.untrack(name);
    await user.track(name);
    expect(await user.list()).toEqual([]);
  },
);

it.each([
  ["rain", "playRain"],
  ["playRain", "rain"],
] as const)("both apps untracked and restored, %s first, are linked again", async (first, second) => {
  const user = await owner();
  await user.link("rain", "playRain");
  const before = await user.call(appLinksEndpoints.list);
  await user.untrack("rain");
  await user.untrack("playRain");
  await user.restore(first);
  expect(await user.list()).toEqual([]);
  await user.restore(second);
  expect(await user.call(appLinksEndpoints.list)).toEqual(before);
});

it("an app that is tracked anew has no link, even if the other one is restored", async () => {
  const user = await owner();
  await user.link("rain", "playRain");
  await user.untrack("rain");
  await user.untrack("playRain");
  await user.track("rain");
  await user.restore("playRain");
  expect(await user.list()).toEqual([]);
});

it("tracks the other app in the transaction that links it, within the plan", async () => {
  const user = await owner();
  await user.untrack("playRain");
  const linkUntracked = (body: { track?: boolean }) =>
    user.request(appLinksEndpoints.save, {
      params: { id: String(user.ids.rain) },
      body: { appId: user.ids.playRain, ...body },
    });
  expect(await linkUntracked({})).toMatchObject({ status: 404 });
  await user.link("rain", "playZebra");
  expect(await linkUntracked({ track: true })).toMatchObject({ status: 409 });
  const followed = async () =>
    new Map((await user.call(appsEndpoints.followed)).data.map(({ app, relation }) => [app.id, relation]));
  expect((await followed()).has(user.ids.playRain)).toBe(false);
  await user.unlink("rain");
  await giveLimit(test, user.id, "max_tracked_apps", 4);
  expect(await linkUntracked({ track: true })).toMatchObject({ body: { code: "FEATURE_LIMIT_EXCEEDED" } });
  expect([(await followed()).size, await user.list()]).toEqual([4, []]);
  await user.untrack("playZebra");
  expect(await linkUntracked({ track: true })).toMatchObject({ status: 200 });
  expect((await followed()).get(user.ids.playRain)).toBe("own");
  expect(await user.list()).toEqual([[user.ids.rain, user.ids.playRain]]);
});

it("the undo does not take an app from its new link", async () => {
  const user = await owner();
  await user.link("rain", "playRain");
  await user.untrack("rain");
  await user.link("clouds", "playRain");
  expect((await user.restore("rain")).status).toBe(200);
  expect(await user.list()).toEqual([[user.ids.clouds, user.ids.playRain]]);
});

it("S13: no one sees or changes the links of another user, or links apps without tracking them", async () => {
  const [user, stranger] = [await owner(), await test.asUser()];
  await user.link("rain", "playRain");
  const params = { id: String(user.ids.rain) };
  expect((await stranger.call(appLinksEndpoints.list)).data).toEqual([]);
  expect(await stranger.request(appLinksEndpoints.get, { params })).toMatchObject({ status: 404 });
  expect(await stranger.request(appLinksEndpoints.remove, { params })).toMatchObject({ status: 404 });
  const body = { appId: user.ids.playRain };
  expect(await stranger.request(appLinksEndpoints.save, { params, body })).toMatchObject({
    status: 404,
    body: { message: "You don't track this app. Track it first." },
  });
  expect(await user.list()).toEqual([[user.ids.rain, user.ids.playRain]]);
});

it("links are in the personal data", async () => {
  const user = await owner();
  await user.link("rain", "playRain");
  const { sections } = await user.call(accountEndpoints.exportMe);
  expect(sections["app-links"]).toMatchObject([{ appId: user.ids.rain, otherId: user.ids.playRain }]);
});
