import { accountEndpoints } from "@listwise/contracts/account";
import { appNotesEndpoints, MAX_APP_NOTES } from "@listwise/contracts/app-notes";
import { appsEndpoints } from "@listwise/contracts/apps";
import { clientReportsEndpoints, type ReportInput } from "@listwise/contracts/client-reports";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { create, list, remove, update } = appNotesEndpoints;
const DAY_MS = 86_400_000;
const getDay = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
const APP = { id: "1" };
const NOTE = { day: getDay(1), text: "Campaign started" };

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

type Member = Awaited<ReturnType<TestApp["asUser"]>>;

async function tracker(): Promise<Member> {
  const user = await site.asUser({ plan: "team" });
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  return user;
}

const add = async (user: Member, fields: Partial<typeof NOTE> & { country?: string } = {}) =>
  (await user.call(create, { params: APP, body: { ...NOTE, ...fields } })).data;

const listTexts = async (user: Member, query: Record<string, string> = {}) =>
  (await user.call(list, { params: APP, query })).data.map(({ text }) => text);

it("lists the notes of a range, newest day first, and changes and deletes them", async () => {
  const user = await tracker();
  const note = await add(user);
  expect(note).toMatchObject({ ...NOTE, appId: 1, country: null });
  await add(user, { day: getDay(0), text: "  Press  " });
  await add(user, { day: getDay(20), text: "Older" });
  expect(await listTexts(user)).toEqual(["Press", "Campaign started", "Older"]);
  expect(await listTexts(user, { dateRange: "7days" })).toEqual(["Press", "Campaign started"]);
  const params = { id: note.id };
  const changed = { day: getDay(2), country: "de", text: "Campaign ended" };
  expect((await user.call(update, { params, body: changed })).data).toMatchObject({
    ...changed,
    id: note.id,
  });
  await user.call(remove, { params });
  expect(await listTexts(user)).toEqual(["Press", "Older"]);
  expect(await user.request(remove, { params })).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

it("a country's notes include those of all countries, but not those of others", async () => {
  const user = await tracker();
  await add(user, { text: "Everywhere" });
  await add(user, { text: "Germany", country: "de" });
  expect(await listTexts(user, { country: "de" })).toEqual(["Germany", "Everywhere"]);
  expect(await listTexts(user, { country: "us" })).toEqual(["Everywhere"]);
});

it("belongs to its author, who tracks the app", async () => {
  const [ada, bob, stranger] = [await tracker(), await tracker(), await site.asUser()];
  const { id } = await add(ada);
  expect(await listTexts(bob)).toEqual([]);
  for (const endpoint of [update, remove]) {
    expect(await bob.request(endpoint, { params: { id }, body: NOTE })).toMatchObject({ status: 404 });
  }
  for (const endpoint of [list, create]) {
    for (const app of ["1", "99999999"]) {
      const answer = await stranger.request(endpoint, { params: { id: app }, body: NOTE });
      expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    }
  }
  expect(await listTexts(ada)).toEqual([NOTE.text]);
});

it("returns with an app that is tracked again", async () => {
  const user = await tracker();
  await add(user);
  await user.call(appsEndpoints.unfollow, { body: { appId: 1 } });
  expect(await user.request(list, { params: APP })).toMatchObject({ status: 404 });
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  expect(await listTexts(user)).toEqual([NOTE.text]);
});

it.each([
  ["a later day", { day: getDay(-1) }, "VALIDATION_FAILED"],
  ["a day that doesn't exist", { day: "2026-02-30" }, "VALIDATION_FAILED"],
  ["an empty text", { text: " " }, "VALIDATION_FAILED"],
  ["a text of 501 characters", { text: "x".repeat(501) }, "VALIDATION_FAILED"],
  ["a text with a line break", { text: "a\nb" }, "VALIDATION_FAILED"],
  ["an unknown country", { country: "zz" }, "UNKNOWN_COUNTRY"],
])("refuses %s and stores nothing", async (_, fields, code) => {
  const user = await tracker();
  const { id } = await add(user, { text: "Before" });
  const body = { ...NOTE, ...fields };
  expect(await user.request(create, { params: APP, body })).toMatchObject({ status: 400, body: { code } });
  expect(await user.request(update, { params: { id }, body })).toMatchObject({ status: 400, body: { code } });
  expect(await listTexts(user)).toEqual(["Before"]);
});

it("refuses more notes per app than the limit, also in parallel", async () => {
  const user = await tracker();
  await site.ctx.pool.query(
    "insert into app_notes (user_id, app_id, day, text) select $1, 1, '2026-01-01', 'x' from generate_series(1, $2)",
    [user.id, MAX_APP_NOTES - 1],
  );
  const answers = await Promise.all([1, 2].map(() => user.request(create, { params: APP, body: NOTE })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "CONFLICT",
    message: `This app already has ${MAX_APP_NOTES} notes. Delete one you no longer need.`,
  });
});

it("is part of the export of the account, and deleted with it", async () => {
  const user = await tracker();
  await add(user);
  const { sections } = await user.call(accountEndpoints.exportMe);
  expect(sections["app-notes"]).toMatchObject([{ appId: 1, ...NOTE, country: null }]);
  await site.ctx.pool.query("delete from users where id = $1", [user.id]);
  const { rows } = await site.ctx.pool.query("select 1 from app_notes where user_id = $1", [user.id]);
  expect(rows).toEqual([]);
});

it("is part of a report only if the report includes notes", async () => {
  const user = await tracker();
  await add(user, { day: getDay(3), text: "In the period" });
  await add(user, { day: getDay(3), text: "Elsewhere", country: "de" });
  await add(user, { day: getDay(40), text: "Before the period" });
  const report: ReportInput = {
    ...{ appId: 1, country: "us", title: "Report", logo: null, competitorIds: null },
    ...{ sections: ["visibility"], period: { kind: "last30" } },
  };
  const preview = async (fields: Partial<ReportInput>) =>
    (await user.call(clientReportsEndpoints.preview, { body: { ...report, ...fields } })).data.notes;
  expect(await preview({})).toEqual([]);
  expect(await preview({ includeNotes: true })).toEqual([{ day: getDay(3), text: "In the period" }]);
  expect(await preview({ includeNotes: true, sections: ["summary"] })).toEqual([]);
  const saved = await user.call(clientReportsEndpoints.create, { body: { ...report, includeNotes: true } });
  expect(saved.data.includeNotes).toBe(true);
});
