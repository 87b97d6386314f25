import { appsEndpoints, competitorsEndpoints } from "@listwise/contracts/apps";
import { nextStepsEndpoints } from "@listwise/contracts/next-steps";
import { accountEndpoints } from "@listwise/contracts/account";
import { reviewManagerEndpoints } from "@listwise/contracts/reviews";
import { localizationsEndpoints } from "@listwise/contracts/tools";
import { createSampleStoreIds } from "../../testing/sample-store-ids";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { list, first, dismiss, restore } = nextStepsEndpoints;
const [OWN = "", OTHER = ""] = createSampleStoreIds(2);

let site: TestApp;
let user: Awaited<ReturnType<TestApp["asUser"]>>;
let params: { id: string };
let otherId: string;

beforeAll(async () => {
  site = await startTestApp();
  user = await site.asUser({ plan: "pro" });
  const track = async (storeId: string, relation: "own" | "watching") =>
    String((await user.call(appsEndpoints.followByStoreId, { body: { storeId, relation } })).data.id);
  params = { id: await track(OWN, "own") };
  otherId = await track(OTHER, "watching");
});
afterAll(() => site.close());

const readKinds = async () => (await user.call(list, { params })).data.map(({ kind }) => kind);
const body = { kind: "no-competitor", subject: "" } as const;

it("refuses visitors, apps that aren't the user's own and unknown countries", async () => {
  expect(await site.request(list, { params })).toMatchObject({ status: 401 });
  expect(await user.request(list, { params: { id: otherId } })).toMatchObject({ status: 404 });
  expect(await user.request(list, { params, query: { country: "zz" } })).toMatchObject({ status: 400 });
  const stranger = await site.asUser();
  expect(await stranger.request(list, { params })).toMatchObject({ status: 404 });
  expect(await stranger.request(dismiss, { params, body })).toMatchObject({ status: 404 });
  expect(await stranger.request(restore, { params, body })).toMatchObject({ status: 404 });
});

it("lists what an own app lacks, with links for the app and the country", async () => {
  const { data, computedAt } = await user.call(list, { params });
  expect(data.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["no-competitor", "few-keywords", "no-alert-rule"]),
  );
  expect(data.length).toBeLessThanOrEqual(5);
  const [first] = data;
  expect(new URLSearchParams(first?.to.split("?")[1]).get("for")).toBe(params.id);
  expect(Math.abs(Date.now() - Date.parse(computedAt))).toBeLessThan(60_000);
});

it("lists the first step of each own app in one call, refuses visitors and unknown countries", async () => {
  expect(await site.request(first, {})).toMatchObject({ status: 401 });
  expect(await user.request(first, { query: { country: "zz" } })).toMatchObject({ status: 400 });
  const [top, second] = (await user.call(list, { params })).data;
  if (!top) throw new Error("A new app has next steps.");
  const readFirst = async () => (await user.call(first, {})).data;
  expect(await readFirst()).toEqual([{ appId: Number(params.id), step: top }]);
  const finding = { params, body: { kind: top.kind, subject: top.subject } };
  await user.call(dismiss, finding);
  expect(await readFirst()).toEqual([{ appId: Number(params.id), step: second }]);
  await user.call(restore, finding);
  const stranger = await site.asUser();
  expect((await stranger.call(first, {})).data).toEqual([]);
});

it("uses the localization draft and the competitors", async () => {
  const { name } = (await user.call(appsEndpoints.get, { params })).data;
  const texts = { "en-US": { keywords: name.split(/\W+/)[0] } };
  await user.call(localizationsEndpoints.save, { params, body: { baseVersion: 0, texts } });
  await user.call(competitorsEndpoints.add, { params, body: { competitorId: otherId } });
  const kinds = await readKinds();
  expect(kinds).toContain("repeated-word");
  expect(kinds).not.toContain("no-competitor");
});

it("hides a dismissed finding for 30 days, for this user and app; undo shows it again", async () => {
  const rule = { kind: "no-alert-rule", subject: "" } as const;
  await user.call(dismiss, { params, body: rule });
  await user.call(dismiss, { params, body: rule });
  expect(await readKinds()).not.toContain("no-alert-rule");
  await site.ctx.pool.query(
    "update next_step_dismissals set dismissed_at = now() - interval '29 days 23 hours'",
  );
  expect(await readKinds()).not.toContain("no-alert-rule");
  await site.ctx.pool.query("update next_step_dismissals set dismissed_at = now() - interval '30 days'");
  expect(await readKinds()).toContain("no-alert-rule");
  await user.call(dismiss, { params, body: rule });
  await user.call(restore, { params, body: rule });
  expect(await readKinds()).toContain("no-alert-rule");
});

it("refuses unknown kinds and overlong subjects", async () => {
  for (const wrong of [
    { kind: "other", subject: "" },
    { kind: "no-competitor", subject: "x".repeat(251) },
  ]) {
    expect(await user.request(dismiss, { params, body: wrong })).toMatchObject({ status: 400 });
  }
});

it("reports low reviews without a reply, and changes of competitors' listings", async () => {
  const { pool } = site.ctx;
  // The app's reviews were fetched just now, so these stay the only ones.
  await pool.query("delete from reviews where app_id = $1", [params.id]);
  await pool.query(
    `insert into reviews (app_id, source, country, id, username, rating, text, date)
    select $1, 'sample', 'us', 'low ' || n, 'Ada', case n when 4 then 3 else 2 end, 'Crashes.',
      now() - n * interval '1 day' from unnest(array[1, 2, 3, 4, 15]) n`,
    [params.id],
  );
  await pool.query(
    `insert into listing_changes (app_id, source, country, field, before, after, previous_at, at)
    select $1, 'sample', 'us', 'icon', 'a', n::text, now(), now() - n * interval '1 day' from unnest(array[2, 8]) n`,
    [otherId],
  );
  const { data } = await user.call(list, { params });
  const low = data.find(({ kind }) => kind === "unanswered-reviews");
  expect(low).toMatchObject({ subject: "us low 1", finding: expect.stringMatching(/^3 reviews/) });
  expect(data.find(({ kind }) => kind === "competitor-change")?.finding).toMatch(/changed its icon/);
  const reply = { reviewId: "low 2", country: "us", text: "Fixed.", replied: true };
  await user.call(reviewManagerEndpoints.reply, { params, body: reply });
  expect(await readKinds()).not.toContain("unanswered-reviews");
});

it("is part of the personal data and of the account's deletion", async () => {
  const leaver = await site.asUser();
  const { data: app } = await leaver.call(appsEndpoints.followByStoreId, {
    body: { storeId: OWN, relation: "own" },
  });
  await leaver.call(dismiss, { params: { id: String(app.id) }, body });
  const { sections } = await leaver.call(accountEndpoints.exportMe);
  expect(sections["dismissed-next-steps"]).toMatchObject([{ ...body, appId: app.id }]);
  await site.ctx.pool.query("delete from users where id = $1", [leaver.id]);
  const { rows } = await site.ctx.pool.query("select 1 from next_step_dismissals where user_id = $1", [
    leaver.id,
  ]);
  expect(rows).toEqual([]);
});
