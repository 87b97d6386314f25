import { siteConfigEndpoints, siteEndpoints } from "@listwise/contracts/site";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { loadSecret } from "./config-admin.service";

let site: TestApp;
let admin: Awaited<ReturnType<TestApp["asAdmin"]>>;
let owner: typeof admin;
const { all, one, set, batch } = siteConfigEndpoints;

beforeAll(async () => {
  site = await startTestApp();
  admin = await site.asAdmin();
  owner = await site.asAdmin("superadmin");
});
afterAll(() => site.close());

async function entries(): Promise<string[]> {
  const { rows } = await site.ctx.pool.query<{ details: string }>(
    "select details from audit_log where action = 'config.changed' order by id",
  );
  return rows.map(({ details }) => details);
}
const publicKeys = async () => (await site.call(siteEndpoints.publicConfig)).data.map(({ key }) => key);

test("lists every key with its type and group, set or not", async () => {
  const { data } = await admin.call(all);
  const byKey = new Map(data.map((entry) => [entry.key, entry]));
  expect(byKey.get("seo.og_image")).toMatchObject({ type: "image", group: "Search engines", isSet: false });
  expect(byKey.get("beta.enabled")).toMatchObject({ type: "boolean", value: "false", isPublic: true });
  expect(byKey.get("seo.title.pricing")).toMatchObject({ group: "Page titles", isSet: true });
  expect(byKey.has("license.kill_switch")).toBe(false);
});

test("S53: a change is recorded with the old and new value", async () => {
  const answer = await admin.call(set, { params: { key: "seo.author" }, body: { value: " Ada Ltd " } });
  expect(answer.data).toMatchObject({ value: "Ada Ltd" });
  expect((await admin.call(one, { params: { key: "seo.author" } })).data.value).toBe("Ada Ltd");
  expect(await entries()).toEqual(["seo.author: Listwise → Ada Ltd"]);
});

test("S5: a value of the wrong type is refused with its whole batch", async () => {
  const configs = [
    { key: "seo.author", value: "Someone else" },
    { key: "seo.social.github", value: "javascript:alert(1)" },
  ];
  const { status, body } = await admin.request(batch, { body: { configs } });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED", details: [{ path: "configs.1.value" }] },
  });
  expect((await admin.call(one, { params: { key: "seo.author" } })).data.value).toBe("Ada Ltd");
  for (const value of ["//evil.example/x.png", "http://x.example/a.png", '/x"onload=1']) {
    expect(await admin.request(set, { params: { key: "seo.og_image" }, body: { value } })).toMatchObject({
      status: 400,
    });
  }
});

test("a batch is saved together, and visitors see the public values", async () => {
  const configs = [
    { key: "seo.title.home", value: "Home of lists", was: "Listwise - App Store Optimization Tools" },
    { key: "beta.enabled", value: "true" },
  ];
  await admin.call(batch, { body: { configs } });
  const { data } = await site.call(siteEndpoints.publicConfig);
  expect(data).toContainEqual(expect.objectContaining({ key: "seo.title.home", value: "Home of lists" }));
});

test("a change based on an outdated value is a 409 with the current values", async () => {
  const configs = [{ key: "seo.title.home", value: "Mine", was: "What I saw" }];
  const { status, body } = await admin.request(batch, { body: { configs } });
  expect(status).toBe(409);
  expect(body).toMatchObject({ details: { current: { "seo.title.home": "Home of lists" } } });
});

test("a custom key needs a type and a valid name, and is never public", async () => {
  const own = (key: string, body: object) =>
    admin.request(set, { params: { key }, body: { value: "1", ...body } });
  expect((await own("seo.own_note", {})).status).toBe(400);
  expect((await own("Own Note", { type: "string" })).status).toBe(400);
  expect((await own("seo.own_note", { type: "number", description: "Ours" })).body.data).toMatchObject({
    group: "Other",
    description: "Ours",
  });
  expect((await own("seo.own_note", { type: "text" })).status).toBe(400);
  expect((await own("license.kill_switch", { type: "boolean" })).status).toBe(400);
  expect((await admin.request(one, { params: { key: "no.such" } })).status).toBe(404);
  expect(await publicKeys()).not.toContain("seo.own_note");
});

test("S51: only superadmins can write a secret, no one can read it, and it isn't logged", async () => {
  const key = "translation.deepl_api_key";
  const write = (by: typeof admin, value: string) => by.request(set, { params: { key }, body: { value } });
  expect((await write(admin, "stolen")).status).toBe(403);
  const { body } = await write(owner, "key-of-deepl:fx");
  expect(body.data).toMatchObject({ value: null, isSet: true });
  expect(JSON.stringify([(await owner.call(all)).data, await entries()])).not.toContain("key-of-deepl");
  const { rows } = await site.ctx.pool.query<{ value: string }>(
    "select value from site_config where key = $1",
    [key],
  );
  expect(rows[0]?.value).not.toContain("key-of-deepl");
  expect(await loadSecret(site.ctx, key)).toBe("key-of-deepl:fx");
  expect(await publicKeys()).not.toContain(key);
  await write(owner, "");
  expect((await owner.call(one, { params: { key } })).data.isSet).toBe(false);
  expect((await entries()).slice(-2)).toEqual([`${key}: not set → set`, `${key}: set → removed`]);
});
