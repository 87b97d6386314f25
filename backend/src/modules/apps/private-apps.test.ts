import { appsEndpoints, ownAppsEndpoints } from "@listwise/contracts/apps";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { follow, followByStoreId, followed, get, list, unfollow } = appsEndpoints;
const { create, owned, remove } = ownAppsEndpoints;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

let created = 0;
const formatStoreId = (n: number) => `88800000${String(n).padStart(2, "0")}`;
const createStoreId = () => formatStoreId((created += 1));

/** Counts the user's rows in every table that references apps. */
async function countUserRows(userId: number): Promise<Record<string, number>> {
  const tables = [
    "follows",
    "owned_apps",
    "checklists",
    "app_notes",
    "alert_rules",
    "competitors",
    "optimizations",
    "localization_drafts",
    "tool_works",
    "export_jobs",
    "shares",
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await test.ctx.pool.query(`select count(*)::int as n from ${table} where user_id = $1`, [
      userId,
    ]);
    counts[table] = rows[0].n;
  }
  return counts;
}

const texts = { title: "Taken", subtitle: "", keywords: "" };
/** Every call that names an app; `$` is replaced by its id. */
const CALLS: readonly [string, string, object?][] = [
  ["GET", "/apps/$"],
  ["DELETE", "/apps/$"],
  ["PUT", "/apps/$/tags", { tags: ["x"] }],
  ["GET", "/apps/localization/$?country=us"],
  ["GET", "/apps/app-similar/$"],
  ["GET", "/apps/follow-status/$"],
  ["POST", "/apps/follow", { appId: "$" }],
  ["POST", "/apps/unfollow", { appId: "$" }],
  ["GET", "/apps/$/analytics"],
  ["GET", "/apps/$/changes"],
  ["GET", "/apps/$/notes"],
  ["POST", "/apps/$/notes", { day: "2026-11-01", text: "x" }],
  ["GET", "/apps/$/reviews"],
  ["GET", "/apps/$/review-analysis"],
  ["GET", "/apps/$/review-manager?country=us"],
  ["GET", "/apps/$/optimizations?kind=title"],
  ["POST", "/apps/$/optimizations", { kind: "title", platform: "ios", country: "us", texts }],
  ["GET", "/apps/$/localizations"],
  ["PUT", "/apps/$/localizations", { baseVersion: 0, texts: {} }],
  ["GET", "/apps/$/localizations/versions"],
  ["POST", "/apps/$/localizations/restore", { version: 1, baseVersion: 0 }],
  ["POST", "/apps/$/exports", { format: "csv", dataTypes: ["metadata"] }],
  ["POST", "/apps/$/share", {}],
  ["GET", "/rankings/app/$/keywords"],
  ["POST", "/rankings/app/$/update"],
  ["GET", "/rankings/app/$/history?keyword=rain"],
  ["GET", "/rankings/apps-by-keyword?keyword=rain&appIds=1,$"],
  ["GET", "/keywords/app/$"],
  ["GET", "/competitors/app/$"],
  ["GET", "/competitors/data/app/$"],
  ["GET", "/competitors/app/$/suggestions"],
  ["GET", "/competitors/app/$/icons"],
  ["POST", "/competitors/app/$", { competitorId: "1" }],
  ["POST", "/checklists", { appId: "$", template: "launch" }],
  ["POST", "/alerts/rules", { appId: "$" }],
  ["GET", "/tool-works?tool=title-optimizer&app=$"],
];

describe("another user's app that no store lists", () => {
  it("is 404 in every call that names an app, and nothing is written", async () => {
    const owner = await test.asUser({ plan: "team" });
    const { data: app } = await owner.call(create, { body: { name: "Secret", storeId: createStoreId() } });
    const attacker = await test.asUser({ plan: "team" });
    const answers = await Promise.all(
      CALLS.map(async ([method, path, body]) => {
        const fill = (text: string) => text.replace("$", String(app.id));
        const answer = await attacker.inject({
          method:
            method === "POST" ? "POST" : method === "PUT" ? "PUT" : method === "DELETE" ? "DELETE" : "GET",
          url: `/api${fill(path)}`,
          ...(body && { payload: JSON.parse(fill(JSON.stringify(body))) }),
        });
        return [method, path, answer.statusCode];
      }),
    );
    expect(answers).toEqual(CALLS.map(([method, path]) => [method, path, 404]));
    expect(Object.values(await countUserRows(attacker.id)).every((count) => count === 0)).toBe(true);
  });

  it("does not count toward the limit when a stranger tries to track it", async () => {
    const owner = await test.asUser({ plan: "team" });
    const attacker = await test.asUser();
    for (let n = 0; n < 3; n++) {
      const storeId = createStoreId();
      const { data: app } = await owner.call(create, { body: { name: "Secret", storeId } });
      expect((await attacker.request(follow, { body: { appId: app.id } })).status).toBe(404);
      expect((await attacker.request(followByStoreId, { body: { storeId } })).status).toBe(404);
    }
    expect((await attacker.call(list)).data).toEqual([]);
    for (const appId of [1, 2, 3]) await attacker.call(follow, { body: { appId } });
    expect((await attacker.call(followed)).data).toHaveLength(3);
  });

  it("gets the same response by store id as an unknown app", async () => {
    const owner = await test.asUser();
    const storeId = createStoreId();
    await owner.call(create, { body: { name: "Secret", storeId } });
    const attacker = await test.asUser();
    for (const path of ["/apps/$", "/apps/$/reviews", "/apps/$/analytics", "/keywords/app/$"]) {
      const [known, unknown] = await Promise.all(
        [storeId, createStoreId()].map((id) =>
          attacker.inject({ method: "GET", url: `/api${path.replace("$", id)}` }),
        ),
      );
      const getCode = (answer: typeof known) => [answer?.statusCode, answer?.json().code];
      expect(getCode(known)).toEqual(getCode(unknown));
    }
  });
});

describe("a store id that several publishers add", () => {
  it("is not a conflict: each has an app with that id, under their own name", async () => {
    const [squatter, publisher] = [await test.asUser(), await test.asUser()];
    const storeId = createStoreId();
    await squatter.call(create, { body: { name: "Squatted", storeId } });
    const { data } = await publisher.call(create, { body: { name: "The real one", storeId } });
    expect(data).toMatchObject({ name: "The real one", storeId, isFollowing: true });
    expect((await squatter.call(owned)).data.map((app) => app.name)).toEqual(["Squatted"]);
    expect((await publisher.call(get, { params: { id: storeId } })).data.name).toBe("The real one");
    expect(await publisher.request(create, { body: { name: "Again", storeId } })).toMatchObject({
      status: 409,
      body: { message: "You have already added this app. Find it in your tracked apps." },
    });
  });

  it("stays with the others when one removes the app, and can be added again", async () => {
    const [ada, bob] = [await test.asUser(), await test.asUser()];
    const body = { name: "Tides", storeId: createStoreId() };
    const { data: app } = await ada.call(create, { body });
    await bob.call(create, { body });
    await ada.call(remove, { params: { id: app.id } });
    expect((await ada.request(get, { params: { id: app.id } })).status).toBe(404);
    expect((await bob.call(list)).data).toMatchObject([{ storeId: body.storeId }]);
    await ada.call(create, { body: { ...body, name: "Tides 2" } });
    expect((await ada.call(list)).data).toMatchObject([{ name: "Tides 2", isFollowing: true }]);
  });

  it("becomes available to all users when the store lists it, including those who added it", async () => {
    const [ada, bob] = [await test.asUser(), await test.asUser()];
    const storeId = createStoreId();
    const { data: app } = await ada.call(create, { body: { name: "Soon", storeId } });
    await listInStore(app.id, "Out now");
    await bob.call(follow, { body: { appId: app.id } });
    for (const user of [ada, bob]) {
      expect((await user.call(followed)).data).toMatchObject([{ app: { id: app.id, name: "Out now" } }]);
    }
    expect((await bob.request(create, { body: { name: "Late", storeId } })).status).toBe(409);
  });
});

it("an app that stores have dropped can still be untracked by its users, and is 404 for others", async () => {
  const [follower, other] = [await test.asUser(), await test.asUser()];
  const { data: app } = await follower.call(create, { body: { name: "Once", storeId: createStoreId() } });
  await test.ctx.pool.query("delete from owned_apps where app_id = $1", [app.id]);
  const body = { appId: app.id };
  expect((await other.request(follow, { body })).status).toBe(404);
  expect((await follower.call(unfollow, { body })).isFollowing).toBe(false);
  expect((await follower.request(get, { params: { id: app.id } })).status).toBe(404);
});

/** Copies another app's listing to an app, under a new name. */
async function listInStore(appId: number, name: string): Promise<void> {
  await test.ctx.pool.query(
    `insert into listings select (jsonb_populate_record(l, jsonb_build_object('app_id', $1::int, 'name', $2::text))).*
     from listings l where l.app_id = 1 and l.country = 'us'`,
    [appId, name],
  );
}
