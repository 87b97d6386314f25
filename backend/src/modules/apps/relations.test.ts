import {
  appRelationsEndpoints,
  appsEndpoints,
  competitorsEndpoints,
  ownAppsEndpoints,
} from "@listwise/contracts/apps";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { createSampleStoreIds } from "../../testing/sample-store-ids";

const [OWN = "", RIVAL = "", OTHER = "", FOURTH = ""] = createSampleStoreIds(4);

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

async function person(plan = "pro") {
  const user = await test.asUser({ plan });
  const track = async (storeId: string, relation?: "own" | "watching") =>
    (await user.call(appsEndpoints.followByStoreId, { body: { storeId, relation } })).data;
  const list = async () => (await user.call(appsEndpoints.followed)).data;
  const findRelations = async () =>
    new Map(
      (await list()).map(({ app, relation, competitorOf }) => [app.storeId, { relation, competitorOf }]),
    );
  const compare = (id: number, competitorId: string) =>
    user.call(competitorsEndpoints.add, { params: { id: String(id) }, body: { competitorId } });
  const uncompare = (id: number, competitorId: string) =>
    user.call(competitorsEndpoints.remove, { params: { id: String(id) }, query: { competitorId } });
  const relate = (id: number, relation: "own" | "watching") =>
    user.request(appRelationsEndpoints.setRelation, { params: { id: String(id) }, body: { relation } });
  return { ...user, track, list, findRelations, compare, uncompare, relate };
}

it("starts as watching, and becomes the user's own by choice; an added app is own", async () => {
  const user = await person();
  const app = await user.track(OWN);
  expect(app.relation).toBe("watching");
  expect((await user.relate(app.id, "own")).body).toMatchObject({
    data: { relation: "own", competitorOf: [] },
  });
  expect((await user.track(OTHER, "own")).relation).toBe("own");
  // Tracking again keeps the relation, and can make a watched app the user's own.
  expect((await user.track(OTHER)).relation).toBe("own");
  const added = await user.call(ownAppsEndpoints.create, { body: { name: "Mine", storeId: "id.of.mine" } });
  expect(added.data.relation).toBe("own");
});

it("a competitor is tracked with its links, and stays watched when the last link goes", async () => {
  const user = await person();
  const [first, second] = [await user.track(OWN, "own"), await user.track(OTHER, "own")];
  await user.compare(first.id, RIVAL);
  await user.compare(second.id, RIVAL);
  expect((await user.findRelations()).get(RIVAL)).toEqual({
    relation: "competitor",
    competitorOf: expect.arrayContaining([first.id, second.id]),
  });
  await user.uncompare(first.id, RIVAL);
  expect((await user.findRelations()).get(RIVAL)).toEqual({
    relation: "competitor",
    competitorOf: [second.id],
  });
  await user.uncompare(second.id, RIVAL);
  expect((await user.findRelations()).get(RIVAL)).toEqual({ relation: "watching", competitorOf: [] });
});

it("an own app that is compared with another stays own; watching it ends the comparison", async () => {
  const user = await person();
  const [first, second] = [await user.track(OWN, "own"), await user.track(OTHER, "own")];
  await user.compare(first.id, OTHER);
  expect((await user.findRelations()).get(OTHER)).toEqual({ relation: "own", competitorOf: [first.id] });
  await user.relate(second.id, "watching");
  expect((await user.findRelations()).get(OTHER)).toEqual({ relation: "watching", competitorOf: [] });
});

it("S47: competitors don't count toward tracked apps; a former one is kept only if the plan has room", async () => {
  const user = await person("free");
  await giveLimit(test, user.id, "max_tracked_apps", 2);
  const app = await user.track(OWN, "own");
  await user.compare(app.id, RIVAL);
  await user.track(OTHER);
  expect(await user.request(appsEndpoints.followByStoreId, { body: { storeId: FOURTH } })).toMatchObject({
    status: 403,
    body: { code: "FEATURE_LIMIT_EXCEEDED" },
  });
  const rival = (await user.list()).find(({ relation }) => relation === "competitor");
  expect(await user.relate(rival?.app.id ?? 0, "own")).toMatchObject({ status: 403 });
  expect((await user.findRelations()).get(RIVAL)?.relation).toBe("competitor");
  await user.uncompare(app.id, RIVAL);
  expect([...(await user.findRelations()).keys()].sort()).toEqual([OWN, OTHER].sort());
});

it("untracking an app ends its comparisons; the undo restores date, relation, tags and competitors", async () => {
  const user = await person();
  const app = await user.track(OWN, "own");
  await user.track(OTHER);
  await user.compare(app.id, RIVAL);
  await user.call(ownAppsEndpoints.setTags, { params: { id: String(app.id) }, body: { tags: ["client"] } });
  const before = await user.list();
  await user.call(appsEndpoints.unfollow, { body: { appId: app.id } });
  expect((await user.findRelations()).get(RIVAL)).toEqual({ relation: "watching", competitorOf: [] });
  const restored = await user.call(appRelationsEndpoints.restore, { params: { id: app.id } });
  expect(restored).toMatchObject({ isFollowing: true, data: { relation: "own" } });
  expect(await user.list()).toEqual(before);
  const again = await user.request(appRelationsEndpoints.restore, { params: { id: app.id } });
  expect(again).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

it("the undo is refused where the plan has no room any more, and nothing changes", async () => {
  const user = await person("free");
  await giveLimit(test, user.id, "max_tracked_apps", 1);
  const app = await user.track(OWN, "own");
  await user.call(appsEndpoints.unfollow, { body: { appId: app.id } });
  await user.track(OTHER);
  expect(await user.request(appRelationsEndpoints.restore, { params: { id: app.id } })).toMatchObject({
    status: 403,
  });
  await test.ctx.pool.query("update user_limit_overrides set value = '2' where user_id = $1", [user.id]);
  expect(await user.request(appRelationsEndpoints.restore, { params: { id: app.id } })).toMatchObject({
    status: 200,
  });
});

it("the undo restores only what untracking ended, and only once", async () => {
  const user = await person();
  const app = await user.track(OWN, "own");
  await user.compare(app.id, RIVAL);
  await user.uncompare(app.id, RIVAL);
  await user.compare(app.id, OTHER);
  await user.call(appsEndpoints.unfollow, { body: { appId: app.id } });
  // Tracked again by hand, the app is as it was tracked now.
  await user.track(OWN);
  const params = { id: app.id };
  expect(await user.request(appRelationsEndpoints.restore, { params })).toMatchObject({ status: 404 });
  await user.compare(app.id, FOURTH);
  await user.call(appsEndpoints.unfollow, { body: { appId: app.id } });
  await user.call(appRelationsEndpoints.restore, { params });
  const compared = [...(await user.findRelations())].filter(([, { competitorOf }]) => competitorOf?.length);
  expect(compared).toEqual([[FOURTH, { relation: "competitor", competitorOf: [app.id] }]]);
});

it("S47: the undo exceeds neither the tracked apps nor the competitors of a plan", async () => {
  const user = await person("free");
  await giveLimit(test, user.id, "competitor_analysis_depth", 1);
  await giveLimit(test, user.id, "max_tracked_apps", 1);
  const app = await user.track(OWN, "own");
  await user.compare(app.id, RIVAL);
  const rival = (await user.list()).find(({ app: { storeId } }) => storeId === RIVAL)?.app.id ?? 0;
  await user.call(appsEndpoints.unfollow, { body: { appId: rival } });
  await user.compare(app.id, OTHER);
  const restore = () => user.request(appRelationsEndpoints.restore, { params: { id: rival } });
  expect(await restore()).toMatchObject({
    status: 403,
    body: { details: { feature: "competitor_analysis_depth" } },
  });
  // Without its comparison, the former competitor counts as a tracked app.
  await user.uncompare(app.id, OTHER);
  await user.call(appsEndpoints.unfollow, { body: { appId: app.id } });
  expect(await restore()).toMatchObject({ status: 200 });
  expect((await user.findRelations()).get(RIVAL)).toEqual({ relation: "watching", competitorOf: [] });
  expect(await user.request(appRelationsEndpoints.restore, { params: { id: app.id } })).toMatchObject({
    status: 403,
    body: { details: { feature: "max_tracked_apps" } },
  });
});

it("S13: no one changes or restores another user's apps", async () => {
  const [user, stranger] = [await person(), await person()];
  const app = await user.track(OWN, "own");
  expect(await stranger.relate(app.id, "own")).toMatchObject({ status: 404 });
  await user.call(appsEndpoints.unfollow, { body: { appId: app.id } });
  expect(await stranger.request(appRelationsEndpoints.restore, { params: { id: app.id } })).toMatchObject({
    status: 404,
  });
});
