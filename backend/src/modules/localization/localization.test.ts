import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { localizationsEndpoints } from "@listwise/contracts/tools";
import { startTestApp, type TestApp } from "../../testing/test-app";

const { get, save, versions, restore, assignFields, translate } = localizationsEndpoints;
const params = { id: "1" };
const baseLocale = "en-US";

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

async function writer(plan = "team") {
  const user = await test.asUser({ plan });
  await user.call(appsEndpoints.follow, { body: { appId: 1 } });
  return user;
}

it("saves texts per user and app", async () => {
  const [ada, bob] = [await writer(), await writer()];
  expect((await ada.call(get, { params })).data).toEqual({
    version: 0,
    baseLocale,
    texts: {},
    unreviewed: {},
    glossary: { keep: [], forbid: [] },
    savedAt: null,
  });
  const texts = { "de-DE": { name: "Pfad \u{1F9ED}", subtitle: "" }, "sw-KE": { name: "Njia" } };
  await ada.call(save, { params, body: { baseVersion: 0, texts } });
  const { data } = await ada.call(get, { params });
  expect(data).toMatchObject({
    version: 1,
    texts: { "de-DE": { name: "Pfad \u{1F9ED}" }, "sw-KE": { name: "Njia" } },
  });
  expect((await bob.call(get, { params })).data.version).toBe(0);
  const stranger = await test.asUser({ plan: "team" });
  expect(await stranger.request(get, { params })).toMatchObject({ status: 404 });
  const { data: same } = await ada.call(save, { params, body: { baseVersion: 1, texts: data.texts } });
  expect(same.version).toBe(1);
});

it("saves languages without texts, marks of texts that exist, and the glossary, with every version", async () => {
  const user = await writer();
  const first = {
    texts: { no: { name: "Sti", subtitle: "" }, fi: {} },
    unreviewed: { no: ["name" as const, "subtitle" as const], fi: ["name" as const] },
    glossary: { keep: ["Trail Radar", " Trail Radar "], forbid: ["path"] },
  };
  const { data } = await user.call(save, { params, body: { baseVersion: 0, ...first } });
  const expected = {
    texts: { no: { name: "Sti" }, fi: {} },
    unreviewed: { no: ["name"] },
    glossary: { keep: ["Trail Radar"], forbid: ["path"] },
  };
  expect(data).toMatchObject({ version: 1, ...expected });
  // Releases that know neither marks nor terms leave them out.
  const { data: second } = await user.call(save, {
    params,
    body: { baseVersion: 1, texts: { no: { name: "Vei" } } },
  });
  expect(second).toMatchObject({ version: 2, unreviewed: { no: ["name"] }, glossary: expected.glossary });
  const accepted = {
    baseVersion: 2,
    texts: { no: { name: "Vei" } },
    unreviewed: {},
    glossary: { keep: [], forbid: [] },
  };
  const { data: third } = await user.call(save, { params, body: accepted });
  expect(third).toMatchObject({ version: 3, unreviewed: {}, glossary: { keep: [], forbid: [] } });
  const { data: restored } = await user.call(restore, { params, body: { version: 1, baseVersion: 3 } });
  expect(restored).toMatchObject({ version: 4, ...expected });
  for (const glossary of [
    { keep: [""], forbid: [] },
    { keep: [], forbid: Array<string>(101).fill("x") },
  ]) {
    expect((await user.request(save, { params, body: { baseVersion: 4, texts: {}, glossary } })).status).toBe(
      400,
    );
  }
});

it("refuses an outdated save and returns what the newer one changed", async () => {
  const user = await writer();
  await user.call(save, { params, body: { baseVersion: 0, texts: { no: { name: "Sti" } } } });
  await user.call(save, { params, body: { baseVersion: 1, texts: { no: { name: "Løype" } } } });
  const refused = await user.request(save, {
    params,
    body: { baseVersion: 1, texts: { no: { name: "Vei" } } },
  });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: "CONFLICT",
      details: {
        current: { version: 2, texts: { no: { name: "Løype" } } },
        changes: [{ locale: "no", field: "name", before: "Sti", after: "Løype" }],
      },
    },
  });
  expect((await user.call(get, { params })).data.texts).toEqual({ no: { name: "Løype" } });
});

it("F28: of ten parallel first saves, one creates a version and nine get a conflict with it", async () => {
  const user = await writer();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      user.request(save, { params, body: { baseVersion: 0, texts: { no: { name: `Sti ${n}` } } } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect((await user.call(versions, { params })).data).toHaveLength(1);
});

it("lists earlier saves and restores one as a new version", async () => {
  const user = await writer();
  for (const [baseVersion, name] of ["Sti", "Løype", "Vei"].entries()) {
    await user.call(save, { params, body: { baseVersion, texts: { no: { name } } } });
  }
  const { data } = await user.call(restore, { params, body: { version: 1, baseVersion: 3 } });
  expect(data).toMatchObject({ version: 4, texts: { no: { name: "Sti" } } });
  const { data: list } = await user.call(versions, { params });
  expect(list.map(({ version, note, changed }) => [version, note, changed])).toEqual([
    [4, "Version 1 restored", 1],
    [3, "Saved", 1],
    [2, "Saved", 1],
    [1, "Saved", 1],
  ]);
  expect(await user.request(restore, { params, body: { version: 9, baseVersion: 4 } })).toMatchObject({
    status: 404,
  });
  expect(await user.request(restore, { params, body: { version: 1, baseVersion: 3 } })).toMatchObject({
    status: 409,
  });
});

it("a plan without the helper can read its texts but not change them", async () => {
  const user = await writer("free");
  expect((await user.call(get, { params })).data.version).toBe(0);
  const texts = { no: { name: "Sti" } };
  const asked = { source: "en-US", target: "no", texts: [{ field: "name", text: "Path" }] };
  const locales = [{ code: "en-US", name: "", subtitle: "" }];
  const refused = { status: 403, body: { code: "FEATURE_LIMIT_EXCEEDED" } };
  expect(await user.request(save, { params, body: { baseVersion: 0, texts } })).toMatchObject(refused);
  expect(await user.request(translate, { body: asked })).toMatchObject(refused);
  expect(await user.request(assignFields, { params, body: { country: "us", locales } })).toMatchObject(
    refused,
  );
});

it.each([
  ["a NUL", { no: { name: "a\0b" } }],
  ["an object's inside for a language", { constructor: { name: "x" } }],
  ["a text that is too long", { no: { description: "x".repeat(20_001) } }],
  ["a list of texts", { no: { keywords: ["a"] } }],
  [
    "too many languages",
    Object.fromEntries(Array.from({ length: 81 }, (_, n) => [`ab-A${10 + n}`, { name: "x" }])),
  ],
])("refuses %s with a message", async (_, texts) => {
  const user = await writer();
  const { status, body } = await user.request(save, { params, body: { baseVersion: 0, texts } });
  expect({ status, code: body.code }).toEqual({ status: 400, code: "VALIDATION_FAILED" });
});

it("lone surrogates don't break a save", async () => {
  const user = await writer();
  const { data } = await user.call(save, {
    params,
    body: { baseVersion: 0, texts: { no: { name: "a\ud83d" } } },
  });
  expect(data.texts.no?.name).toBe("a\uFFFD");
});

it("fills keyword fields from tracked keywords with known metrics", async () => {
  const user = await writer();
  const { rows } = await test.ctx.pool.query<{ id: number }>(
    "insert into keywords (text) values ('summit'), ('trail map'), ('unknown thing') on conflict (text, platform) do update set text = excluded.text returning id",
  );
  const { rows: source } = await test.ctx.pool.query<{ source: string }>(
    "select source from listings limit 1",
  );
  for (const [index, { id }] of rows.entries()) {
    await test.ctx.pool.query(
      `insert into user_keywords (user_id, keyword_id, country, category, app_id)
       select $1, $2, 'us', 'general', app_id from follows where user_id = $1`,
      [user.id, id],
    );
    if (index === 2) continue;
    await test.ctx.pool.query(
      `insert into keyword_metrics (keyword_id, country, source, popularity, difficulty, opportunity, metrics, computed_at)
       values ($1, 'us', $2, 50, 20, 30, '{}', now()) on conflict do nothing`,
      [id, source[0]?.source],
    );
  }
  // Keywords that are on no list are not planned.
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: "foreign", appId: null } });
  const locales = [
    { code: "en-US", name: "Trail Radar", subtitle: "" },
    { code: "es-MX", name: "", subtitle: "" },
  ];
  const { data } = await user.call(assignFields, { params, body: { country: "us", locales } });
  const covered = data.fields.flatMap((field) => field.covered.map((one) => ({ code: field.code, ...one })));
  expect(covered).toContainEqual(
    expect.objectContaining({ code: "en-US", keyword: "trail map", words: ["map"] }),
  );
  expect(data.value).toBeCloseTo(96);
  expect(data.exact).toBe(true);
  expect(data.leftOut).toContainEqual({ keyword: "unknown thing", reason: "no-figures" });
  expect(JSON.stringify(data)).not.toContain("foreign");
  const strict = await user.call(assignFields, {
    params,
    body: { country: "us", locales, forbid: ["Summit"] },
  });
  expect(data.rejected).toEqual([]);
  expect(strict.data.rejected).toEqual(["summit"]);
  const twice = await user.request(assignFields, {
    params,
    body: { country: "us", locales: [locales[0], locales[0]] },
  });
  expect(twice.status).toBe(400);
});
