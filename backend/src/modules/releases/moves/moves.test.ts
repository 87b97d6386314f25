import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { movesEndpoints, releasesEndpoints, parseReleasePointers } from "@listwise/contracts/releases";
import { RegistrySchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { createCall, type Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { anUpload, type UploadOptions } from "../releases.fixtures";

const { publish, promote, rollback, check, status, history, createToken } = releasesEndpoints;
const { move } = movesEndpoints;

let site: TestApp;
let owner: Caller;
let admin: Caller;
let tests = 0;
/** Two remotes: `a` has the pages /a and /a-keywords, `b` has /b. */
let [a, b] = ["", ""];
const keywords = () => `/${a}-keywords`;

async function put(name: string, version: string, options: UploadOptions = {}, forMove = false) {
  const over = { imports: {}, ...options.over };
  const body = { ...anUpload(name, version, { ...options, over }), forMove };
  return owner.request(publish, { params: { name }, body });
}
async function goLive(name: string, version: string, options: UploadOptions = {}) {
  expect((await put(name, version, options)).status).toBe(201);
  await owner.call(promote, { params: { name }, body: { version } });
}
const readLiveFile = () => readFile(join(site.ctx.config.releasesDir, "live.json"), "utf8");
const readPointers = async () => parseReleasePointers(JSON.parse(await readLiveFile()));
const get = (url: string) => site.inject({ method: "GET", url, headers: { accept: "text/html" } });
async function expectRefused(caller: Caller, body: object, code: number, message: RegExp) {
  const before = await readLiveFile();
  const refused = await caller.request(move, { body });
  expect({ code: refused.status, message: refused.body.message }).toEqual({
    code,
    message: expect.stringMatching(message),
  });
  expect(await readLiveFile()).toBe(before);
  return refused.body;
}

beforeAll(async () => {
  site = await startTestApp();
  owner = await site.asAdmin("superadmin");
  admin = await site.asAdmin();
  await goLive("shell", "1.0.0-a");
  await goLive("mfe-content", "1.0.0-a", { paths: ["/blog", "/:category/:slug"] });
});
beforeEach(async () => {
  await site.ctx.pool.query("delete from rate_counters");
  [a, b] = [`mfe-a${++tests}`, `mfe-b${tests}`];
  await goLive(a, "1.0.0-a", { paths: [`/${a}`, keywords()] });
  await goLive(b, "1.0.0-a");
});
afterAll(() => site.close());

describe("F59 a page that moves from one remote to another", () => {
  const handOver = () => ({
    promote: [
      { name: a, version: "2.0.0-b" },
      { name: b, version: "2.0.0-b" },
    ],
  });
  beforeEach(async () => {
    expect((await put(a, "2.0.0-b")).status).toBe(201);
    expect((await put(b, "2.0.0-b", { paths: [`/${b}`, keywords()] }, true)).status).toBe(201);
  });

  test("can be published only for a move, and neither half can go live alone", async () => {
    const claim = { params: { name: b }, body: anUpload(b, "2.1.0-c", { paths: [keywords()] }) };
    expect((await owner.request(publish, claim)).status).toBe(422);
    const { data } = await owner.call(check, { ...claim, body: { ...claim.body, forMove: true } });
    expect(data).toContainEqual(expect.objectContaining({ level: "warning", rule: "routes" }));
    for (const name of [a, b]) {
      const alone = await admin.request(promote, { params: { name }, body: { version: "2.0.0-b" } });
      expect(alone.status).toBe(422);
      await expectRefused(admin, { promote: [{ name, version: "2.0.0-b" }] }, 422, /removed|belongs to/);
    }
  });

  test("moves in one write with one entry in the history, without a confirmation", async () => {
    const { history: before } = await readPointers();
    const { data } = await admin.call(move, { body: { ...handOver(), reason: "Reorganization" } });
    expect(data.request).toBeNull();
    const live = await readPointers();
    expect(live.releases[a]).toMatchObject({ stable: "2.0.0-b", previous: ["1.0.0-a"], canary: null });
    expect(live.releases[b]).toMatchObject({ stable: "2.0.0-b", previous: ["1.0.0-a"] });
    expect(live.history).toHaveLength(before.length + 1);
    for (const name of [a, b]) {
      const { data: events } = await owner.call(history, { query: { name } });
      expect(events[0]).toMatchObject({
        action: "move",
        name: a,
        reason: "Reorganization",
        move: handOver(),
      });
      expect(events[0]?.actor).toMatch(/Example/);
    }
    const { rows } = await site.ctx.pool.query("select details from audit_log where action = 'release.move'");
    expect(rows.at(-1)?.details).toContain(`${a} 2.0.0-b, ${b} 2.0.0-b by account`);
  });

  test("moves back in the same way", async () => {
    await admin.call(move, { body: handOver() });
    const back = handOver().promote.map(({ name }) => ({ name, version: "1.0.0-a" }));
    await admin.call(move, { body: { promote: back } });
    expect((await readPointers()).releases[a]?.stable).toBe("1.0.0-a");
  });

  test("stays where it was if one version is refused", async () => {
    expect((await put(b, "3.0.0-c", { paths: [`/${b}`] })).status).toBe(201);
    const body = {
      promote: [
        { name: b, version: "3.0.0-c" },
        { name: a, version: "9.9.9-x" },
      ],
    };
    await expectRefused(admin, body, 404, /9\.9\.9-x isn't published/);
  });
});

describe("F59 a retired remote", () => {
  const redirects = () => [
    { from: `/${a}`, to: `/${b}` },
    { from: keywords(), to: "/blog" },
  ];

  test("needs a redirect of each page, or a confirmation", async () => {
    const body = await expectRefused(admin, { retire: [a], redirects: [redirects()[0]] }, 422, /confirm/);
    const message = `The route ${keywords()} of the live version is removed. Links to it will show “Page not found”.`;
    expect(body).toMatchObject({ details: { findings: [{ level: "confirm", message }] } });
    const confirm = { reason: "It had no visitors.", findings: [message] };
    await admin.call(move, { body: { retire: [a], redirects: [redirects()[0]], confirm } });
    const { data } = await owner.call(history, { query: { name: a } });
    expect(data[0]).toMatchObject({ action: "move", reason: "It had no visitors.", confirmed: [message] });
  });

  test("loses its pointer and its tokens, keeps its versions and history, and frees its routes", async () => {
    const { data } = await owner.call(createToken, { body: { name: a, label: "CI" } });
    const team = createCall(site.app, data.token);
    await admin.call(move, { body: { retire: [a], redirects: redirects() } });
    expect((await readPointers()).releases).not.toHaveProperty(a);
    expect((await owner.call(status)).data.map(({ name }) => name)).not.toContain(a);
    expect((await owner.call(history, { query: { name: a } })).data.length).toBeGreaterThan(1);
    expect((await team.request(status)).status).toBe(401);
    expect((await owner.request(rollback, { params: { name: a }, body: {} })).status).toBe(409);
    // Its route is free again once its redirect is removed.
    expect((await put(b, "2.0.0-b", { paths: [`/${b}`, `/${a}`] }, true)).status).toBe(201);
    const promoted = [{ name: b, version: "2.0.0-b" }];
    await expectRefused(admin, { promote: promoted }, 422, /belongs to the redirect to/);
    await admin.call(move, { body: { promote: promoted, removeRedirects: [`/${a}`] } });
  });

  test("comes back when a version is promoted again", async () => {
    await admin.call(move, { body: { retire: [a], redirects: redirects() } });
    const removeRedirects = redirects().map(({ from }) => from);
    await admin.call(move, { body: { promote: [{ name: a, version: "1.0.0-a" }], removeRedirects } });
    expect((await owner.call(status)).data.map(({ name }) => name)).toContain(a);
    expect((await readPointers()).retired).not.toContain(a);
  });

  test("can be renamed: another remote takes over its pages in one move", async () => {
    const name = `${a}-new`;
    expect((await put(name, "1.0.0-a", { paths: [`/${a}`, keywords()] }, true)).status).toBe(201);
    await admin.call(move, { body: { promote: [{ name, version: "1.0.0-a" }], retire: [a] } });
    const live = await readPointers();
    expect(live.releases[name]?.stable).toBe("1.0.0-a");
    expect(live.retired).toContain(a);
  });
});

describe("a redirect", () => {
  beforeEach(() =>
    admin.call(move, {
      body: {
        retire: [a],
        redirects: [
          { from: `/${a}`, to: `/${b}` },
          { from: `${keywords()}/*`, to: "/blog" },
          { from: keywords(), to: "/blog" },
        ],
      },
    }),
  );

  test("is served with its query, permanent but asked for each time, and ends with its removal", async () => {
    const { statusCode, headers } = await get(`/${a.toUpperCase()}?country=de&q=a?b`);
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 308,
      location: `/${b}?country=de&q=a?b`,
      "cache-control": "no-cache",
    });
    await admin.call(move, { body: { removeRedirects: [`/${a}`] } });
    expect((await get(`/${a}`)).statusCode).toBe(404);
  });

  test("wins over the fallback page, and is in the registry", async () => {
    expect((await get(`${keywords()}/new`)).headers.location).toBe("/blog");
    const response = await site.inject({ method: "GET", url: "/remotes.json" });
    const { redirects } = z.parse(RegistrySchema, response.json());
    expect(redirects).toContainEqual({ from: `/${a}`, to: `/${b}` });
    expect((await owner.call(status)).redirects).toContainEqual({ from: `/${a}`, to: `/${b}` });
  });

  test("loses against a page that a rollback brought back", async () => {
    await goLive(b, "1.1.0-b", { paths: [`/${b}`, `/${b}-old`] });
    const { data } = await owner.call(check, {
      params: { name: b },
      body: anUpload(b, "1.2.0-c", { over: { imports: {} } }),
    });
    const findings = data.filter(({ level }) => level === "confirm").map(({ message }) => message);
    await put(b, "1.2.0-c");
    const redirects = [{ from: `/${b}-old`, to: "/blog" }];
    expect(findings).toHaveLength(1);
    await admin.call(move, { body: { promote: [{ name: b, version: "1.2.0-c" }], redirects } });
    expect((await get(`/${b}-old`)).statusCode).toBe(308);
    await owner.call(rollback, { params: { name: b }, body: {} });
    expect((await get(`/${b}-old`)).statusCode).toBe(200);
  });

  test("in the admin area is only for administrators", async () => {
    await goLive(`${b}-area`, "1.0.0-a", { paths: [`/admin/${b}`], guard: "admin" });
    await admin.call(move, { body: { redirects: [{ from: `/admin/${a}`, to: `/admin/${b}` }] } });
    const read = async (caller: Caller) =>
      (await caller.inject({ method: "GET", url: "/remotes.json" })).body.includes(`/admin/${a}`);
    expect([await read(site), await read(admin)]).toEqual([false, true]);
    expect((await get(`/admin/${a}`)).statusCode).toBe(200);
  });
});

describe("is refused and changes nothing", () => {
  test("to everyone but administrators with a recent sign-in", async () => {
    const { data } = await owner.call(createToken, { body: { name: a, label: "CI" } });
    for (const [caller, code] of [
      [site, 401],
      [await site.asUser(), 403],
      [createCall(site.app, data.token), 401],
    ] as const) {
      await expectRefused(caller, { retire: [a] }, code, /./);
    }
  });

  test.each<[string, () => object, number, RegExp]>([
    ["nothing", () => ({}), 409, /is empty/],
    ["a name twice", () => ({ retire: [a, a] }), 409, /only once/],
    [
      "a promoted and retired release",
      () => ({ retire: [a], promote: [{ name: a, version: "1.0.0-a" }] }),
      409,
      /only once/,
    ],
    ["an unknown remote", () => ({ retire: ["mfe-nothing"] }), 409, /mfe-nothing isn't live/],
    ["the shell", () => ({ retire: ["shell"] }), 400, /./],
    ["a live version", () => ({ promote: [{ name: a, version: "1.0.0-a" }] }), 409, /already the stable/],
    ["an unknown redirect", () => ({ removeRedirects: ["/nowhere"] }), 409, /isn't redirected/],
    ["a redirect of a live page", () => ({ redirects: [{ from: `/${a}`, to: "/blog" }] }), 422, /would hide/],
    [
      "a redirect to the page that it retires",
      () => ({ retire: [a], redirects: [{ from: keywords(), to: `/${a}` }] }),
      422,
      /leads to no live page/,
    ],
    ["a redirect to another site", () => ({ redirects: [{ from: "/x", to: "//evil.example" }] }), 400, /./],
  ])("%s", async (_, body, code, message) => {
    await expectRefused(admin, body(), code, message);
  });
});
