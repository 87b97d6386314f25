import { GateFindingSchema, releasesEndpoints, smokeEndpoints } from "@listwise/contracts/releases";
import { RegistrySchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { createCall, type Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { anUpload, type UploadOptions } from "../releases.fixtures";
import type { Observation, Opening } from "./browser/smoke-browser";
import { runSmokeTest } from "./run-smoke-test";
import { aHealthyPage, createFakeBrowser } from "./smoke.fixtures";

const { publish, promote, createToken } = releasesEndpoints;
const { tests: list, repeat } = smokeEndpoints;

let site: TestApp;
let owner: Caller;
let admin: Caller;
let tests = 0;
let name = "";
let params = { name };

beforeAll(async () => {
  // Any program will do: the tests start no browser.
  site = await startTestApp({ config: { smokeBrowser: process.execPath } });
  owner = await site.asAdmin("superadmin");
  admin = await site.asAdmin();
});
beforeEach(() => {
  name = `mfe-remote${++tests}`;
  params = { name };
});
afterAll(() => site.close());

const put = async (version: string, options?: UploadOptions) => {
  const body = anUpload(name, version, { guard: "user", ...options });
  const answer = await owner.request(publish, { params, body });
  expect(answer.status).toBe(201);
};
const findTest = async (version: string) => (await owner.call(list, { query: { name, version } })).data[0];
const tryToPromote = (caller: Caller, version: string, confirm?: { findings: string[]; reason: string }) =>
  caller.request(promote, { params, body: { version, confirm } });

/** Publishes a version and tests it in a browser that shows the given pages. */
async function testVersion(
  version: string,
  look: (opening: Opening) => Partial<Observation> | Promise<Partial<Observation>> = () => ({}),
  options?: UploadOptions,
) {
  await put(version, options);
  const browser = createFakeBrowser(async (opening) => {
    const response = await opening.serve({
      method: "GET",
      url: new URL("/remotes.json", site.ctx.config.publicUrl),
      headers: { authorization: "Bearer x.y.z" },
    });
    const { remotes } = RegistrySchema.parse(JSON.parse(response.body.toString()));
    const shown = remotes.find((remote) => remote.name === name)?.version ?? "none";
    return { ...aHealthyPage(opening, shown), ...(await look(opening)) };
  });
  await runSmokeTest(site.app, { release: name, version }, browser.start);
  return { ...browser, result: await findTest(version) };
}

test("a published version is tested before it can be promoted; until then an administrator has to confirm", async () => {
  await put("1.0.0-a");
  expect(await findTest("1.0.0-a")).toMatchObject({ status: "queued", finishedAt: null });
  const open = "Its smoke test isn't done yet. Try again when it is.";
  expect(await tryToPromote(owner, "1.0.0-a")).toMatchObject({
    status: 422,
    body: {
      details: { findings: expect.arrayContaining([{ level: "confirm", rule: "smoke", message: open }]) },
    },
  });
  const browser = createFakeBrowser((opening) => aHealthyPage(opening, "1.0.0-a"));
  await runSmokeTest(site.app, { release: name, version: "1.0.0-a" }, browser.start);
  expect(await findTest("1.0.0-a")).toMatchObject({
    status: "passed",
    finishedAt: expect.any(String),
    pages: [{ route: `/${name}`, caller: "user", address: `/${name}`, findings: [] }],
  });
  expect((await tryToPromote(owner, "1.0.0-a")).status).toBe(200);
  expect(browser.state.closed).toBe(1);
});

test("a refused version goes live only if an administrator confirms each refused page", async () => {
  const { result } = await testVersion("1.0.0-a", () => ({ exceptions: ["x is not a function", "y"] }));
  expect(result).toMatchObject({ status: "refused", opened: 1, planned: 1 });
  const { data } = await owner.call(createToken, { body: { name, label: "CI" } });
  const team = createCall(site.app, data.token);
  const message = `/${name}: Uncaught error: x is not a function And 1 other error.`;
  const confirm = { findings: [message], reason: "Known." };
  expect((await tryToPromote(team, "1.0.0-a")).body).toMatchObject({
    code: "RELEASE_REFUSED",
    details: { findings: expect.arrayContaining([{ level: "confirm", rule: "smoke", message }]) },
  });
  expect((await tryToPromote(team, "1.0.0-a", confirm)).status).toBe(403);
  expect((await tryToPromote(admin, "1.0.0-a", confirm)).status).toBe(200);
});

test("a fault of a public page that visitors and users see is confirmed once", async () => {
  const { result } = await testVersion("1.0.0-a", () => ({ isEmpty: true }), { guard: "public" });
  expect(result?.pages).toMatchObject([{ caller: "visitor" }, { caller: "user" }]);
  const { body } = await tryToPromote(admin, "1.0.0-a");
  const { findings } = z.parse(z.object({ findings: z.array(GateFindingSchema) }), body.details);
  expect(findings.filter(({ rule }) => rule === "smoke")).toHaveLength(1);
});

test("faults that the live version has, too, don't refuse a version; others do", async () => {
  const crash = { exceptions: ["cannot read x of 1.0.0-aaaaaaaa"] };
  await testVersion("1.0.0-a", () => crash);
  const [finding = ""] = [`/${name}: Uncaught error: ${crash.exceptions[0]}`];
  expect((await tryToPromote(admin, "1.0.0-a", { findings: [finding], reason: "Known." })).status).toBe(200);
  const same = await testVersion("1.1.0-b", () => ({ exceptions: ["cannot read x of 1.1.0-bbbbbbbb"] }));
  expect(same.result).toMatchObject({
    status: "passed",
    pages: [
      { findings: [{ level: "warning", message: expect.stringMatching(/live version has this fault/) }] },
    ],
  });
  expect(same.opened.map(({ address }) => address)).toEqual([`/${name}`, `/${name}`]);
  let visits = 0;
  const other = await testVersion("1.2.0-c", () => (visits++ === 0 ? { isEmpty: true } : crash));
  expect(other.result?.status).toBe("refused");
});

test("a page sees the candidate, reads as its caller, changes nothing and never holds the token", async () => {
  const seen: unknown[] = [];
  const { result } = await testVersion("1.0.0-a", async ({ serve, user }) => {
    const request = async (method: string, path: string) => {
      const url = new URL(path, site.ctx.config.publicUrl);
      const headers = { authorization: "Bearer x.y.z" };
      const { status, body } = await serve({ method, url, headers });
      return { status, body: body.toString() };
    };
    const me = await request("GET", "/api/users/me");
    seen.push(me.status, JSON.parse(me.body).data.id === user?.id);
    for (const [method, path] of [
      ["POST", "/api/auth/logout"],
      ["DELETE", "/api/users/me"],
      ["PUT", "/api/workspace"],
    ] as const) {
      seen.push((await request(method, path)).status);
    }
    seen.push((await request("POST", "/api/remote-mounts")).status);
    return {};
  });
  expect(result?.status).toBe("passed");
  expect(seen).toEqual([200, true, 403, 403, 403, 202]);
  const { rows } = await site.ctx.pool.query("select 1 from users where email like '%.invalid'");
  expect(rows).toEqual([]);
});

test("only the server itself can pin a version without being an administrator", async () => {
  await testVersion("1.0.0-a");
  const load = async (headers: Record<string, string>) =>
    (await site.inject({ method: "GET", url: `/remotes.json?pin=${name}@1.0.0-a`, headers })).body;
  expect(await load({})).not.toContain(name);
  expect(await load({ "x-listwise-pin-key": "guess" })).not.toContain(name);
  expect(await load({ "x-listwise-pin-key": site.app.pinKey })).toContain(name);
});

test("a route with a parameter is opened if another page links to it", async () => {
  const paths = [`/${name}/:id`, `/${name}/:id/edit`, `/${name}`];
  const look = () => ({ links: [`/${name}/7?tab=1`, "/elsewhere"] });
  const { result } = await testVersion("1.0.0-a", look, { paths });
  expect(result?.pages).toMatchObject([
    { route: `/${name}`, address: `/${name}` },
    { route: `/${name}/:id`, address: `/${name}/7?tab=1`, findings: [] },
    { route: `/${name}/:id/edit`, address: null, findings: [{ level: "warning", rule: "not-opened" }] },
  ]);
});

test("a browser that fails refuses the version, and five refused pages are enough", async () => {
  const paths = Array.from({ length: 7 }, (_, index) => `/${name}/${index}`);
  const browser = createFakeBrowser(() => Promise.reject(new Error("Target closed")));
  await put("1.0.0-a", { paths });
  await runSmokeTest(site.app, { release: name, version: "1.0.0-a" }, browser.start);
  const result = await findTest("1.0.0-a");
  expect(result).toMatchObject({ status: "refused" });
  expect(browser.opened).toHaveLength(5);
  expect(browser.state.closed).toBe(1);
  expect(result?.pages.at(-1)).toMatchObject({ address: null, findings: [{ rule: "not-opened" }] });
});

test.each([
  ["no browser", { smokeBrowser: "/nowhere/chromium" }, /No browser was found/],
  ["smoke tests turned off", { smokeBrowser: "off" }, /turned off/],
])("%s: the version is not tested, which is no pass, and can go live", async (_, config, reason) => {
  const other = await startTestApp({ config });
  try {
    const boss = await other.asAdmin("superadmin");
    const body = anUpload(name, "1.0.0-a");
    await boss.request(publish, { params, body });
    const { start, opened } = createFakeBrowser((opening) => aHealthyPage(opening, "1.0.0-a"));
    await runSmokeTest(other.app, { release: name, version: "1.0.0-a" }, start);
    const [found] = (await boss.call(list, { query: { name } })).data;
    expect(found).toMatchObject({ status: "skipped", reason: expect.stringMatching(reason), pages: [] });
    expect(opened).toEqual([]);
    expect((await boss.request(promote, { params, body: { version: "1.0.0-a" } })).status).toBe(200);
  } finally {
    await other.close();
  }
});

test("a team sees and repeats the tests of its own release only", async () => {
  await testVersion("1.0.0-a", () => ({ isEmpty: true }));
  const [token, foreign] = await Promise.all(
    [name, "mfe-other"].map(
      async (of) => (await owner.call(createToken, { body: { name: of, label: "CI" } })).data,
    ),
  );
  const team = createCall(site.app, token?.token ?? null);
  const strangers = createCall(site.app, foreign?.token ?? null);
  expect((await strangers.call(list, { query: { name } })).data).toEqual([]);
  const body = { version: "1.0.0-a" };
  expect((await strangers.request(repeat, { params, body })).status).toBe(403);
  expect((await team.request(repeat, { params, body: { version: "9.9.9" } })).status).toBe(404);
  expect(await team.request(repeat, { params, body })).toMatchObject({
    status: 202,
    body: { data: { status: "queued", pages: [], finishedAt: null } },
  });
  expect((await team.call(list, { query: {} })).data.map((one) => one.name)).toEqual([name]);
});
