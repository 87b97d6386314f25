import { readdir, readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { appsEndpoints } from "@listwise/contracts/apps";
import { releasesEndpoints } from "@listwise/contracts/releases";
import { RegistrySchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { getEndpointName, snapshotEndpoint } from "@listwise/release-gate";
import { createCall, type Caller } from "../../testing/call";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { anUpload, type Upload } from "./releases.fixtures";

const { publish, promote, rollback, disable, enable, status, history, check } = releasesEndpoints;
const NAME = "mfe-tracking";

let site: TestApp;
let owner: Caller;
let team: Caller;
const store = () => site.ctx.config.releasesDir;
const params = { name: NAME };

async function aTeam(name: string): Promise<Caller> {
  const { data } = await owner.call(releasesEndpoints.createToken, {
    body: { name, label: `CI of ${name}` },
  });
  expect(data.token).toMatch(/^lwt_[\w-]{43}$/);
  return createCall(site.app, data.token);
}
const put = (caller: Caller, upload: Upload, name = upload.release.name) =>
  caller.request(publish, { params: { name }, body: upload });
const findAuditDetails = async (action: string) => {
  const { rows } = await site.ctx.pool.query("select * from audit_log where action = $1 order by id", [
    action,
  ]);
  return rows;
};
async function registry(headers: Record<string, string> = {}, url = "/remotes.json") {
  const response = await site.inject({ method: "GET", url, headers });
  return z.parse(RegistrySchema, response.json());
}
const remoteFor = async (bucket?: number) =>
  (await registry(bucket === undefined ? {} : { "x-listwise-bucket": String(bucket) })).remotes.find(
    ({ name }) => name === NAME,
  );

beforeAll(async () => {
  site = await startTestApp();
  owner = await site.asAdmin("superadmin");
  team = await aTeam(NAME);
  for (const upload of [
    anUpload("shell", "1.0.0-a"),
    anUpload("mfe-content", "1.0.0-a", { paths: ["/blog"] }),
  ]) {
    const { name, version } = upload.release;
    expect((await put(owner, upload)).status).toBe(201);
    await owner.call(promote, { params: { name }, body: { version } });
  }
});
afterAll(() => site.close());

describe("is refused", () => {
  const candidate = anUpload(NAME, "0.9.0-x");
  const empty = async () => expect(await readdir(store())).not.toContain(NAME);

  test("without a token, to a user, to an administrator, with an expired or foreign token", async () => {
    const foreign = await aTeam("mfe-content");
    const callers: [Caller, number][] = [
      [site, 401],
      [await site.asUser(), 403],
      [await site.asAdmin(), 403],
      [createCall(site.app, "lwt_nonsense"), 401],
      [foreign, 403],
    ];
    for (const [caller, expected] of callers) {
      expect((await put(caller, candidate)).status).toBe(expected);
      await empty();
    }
    expect((await foreign.request(promote, { params, body: { version: "1.0.0-a" } })).status).toBe(403);
    expect((await foreign.request(rollback, { params })).status).toBe(403);
    expect(await findAuditDetails("release.denied")).toMatchObject([{ result: "denied" }, {}, {}]);
  });

  test("and a token names the only release that it may publish", async () => {
    expect((await team.call(releasesEndpoints.status)).publishes).toBe(NAME);
    expect((await owner.call(releasesEndpoints.status)).publishes).toBeNull();
  });

  test("with a team token on endpoints other than delivery", async () => {
    for (const url of ["/api/admin/users", "/api/admin/release-tokens", "/api/apps/followed"]) {
      expect([url, (await team.inject({ method: "GET", url })).statusCode]).toEqual([url, 401]);
    }
    const admin = await site.asAdmin();
    const body = { name: NAME, label: "mine" };
    expect((await admin.request(releasesEndpoints.createToken, { body })).status).toBe(403);
  });

  test("with a revoked token", async () => {
    const { data } = await owner.call(releasesEndpoints.createToken, { body: { name: NAME, label: "old" } });
    await owner.call(releasesEndpoints.revokeToken, { params: { id: data.id } });
    expect((await put(createCall(site.app, data.token), candidate)).status).toBe(401);
    const { rows } = await site.ctx.pool.query("select * from release_tokens");
    expect(JSON.stringify(rows)).not.toContain("lwt_");
  });

  const [script = ""] = Object.keys(candidate.files);
  const { release, files } = candidate;
  const changed: [string, Upload, RegExp][] = [
    [
      "a changed file",
      { release, files: { [script]: Buffer.from("evil()").toString("base64") } },
      /its hash doesn't match/,
    ],
    [
      "another file, compressed",
      { release, files: { ...files, [`${script}.br`]: brotliCompressSync("evil()").toString("base64") } },
      /browsers would get another file/,
    ],
    ["a missing hash", { release: { ...release, integrity: {} }, files }, /has no hash/],
    ["a missing file", { release, files: {} }, /is listed in release.json but missing/],
    ["a foreign route", anUpload(NAME, "0.9.0-x", { paths: ["/blog"] }), /\/blog belongs to mfe-content/],
    ["a weight over budget", anUpload(NAME, "0.9.0-x", { code: randomText(20_000) }), /the limit is 8\.0 kB/],
    [
      "an unknown library",
      anUpload(NAME, "0.9.0-x", { over: { shared: { react: "^20.0.0" } } }),
      /provides 19\.3\.1/,
    ],
    [
      "a copy of React",
      anUpload(NAME, "0.9.0-x", {
        code: "exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {};",
      }),
      /contains a copy of React/,
    ],
    ...[
      "../../live.json",
      "a/b.js",
      "..",
      ".env",
      "release.json",
      "index.html",
      "a\\b.js",
      "/etc/x.js",
      "a\u0000.js",
    ].map((name): [string, Upload, RegExp] => [
      `a file called ${JSON.stringify(name)}`,
      { release, files: { ...files, [name]: "AAAA" } },
      /is not allowed in a release/,
    ]),
  ];
  test.each(changed)("%s", async (_, upload, message) => {
    const { status: code, body } = await put(team, upload);
    expect({ code, body }).toMatchObject({
      code: 422,
      body: { code: "RELEASE_REFUSED", message: expect.stringMatching(message) },
    });
    const { data } = await team.call(check, { params, body: upload });
    expect(
      data
        .filter(({ level }) => level === "error")
        .map(({ message: text }) => text)
        .join(),
    ).toMatch(message);
    await empty();
  });

  test("a call of an API that returns less than the build expects", async () => {
    const name = getEndpointName(appsEndpoints.search);
    const known = snapshotEndpoint(appsEndpoints.search, "caller");
    const wants = { type: "object", properties: { mood: { type: "string" } }, required: ["mood"] };
    const older = { ...known, response: { ...known.response, ...wants } };
    const uses = { events: {}, endpoints: { [name]: older, "GET /gone": known } };
    const { body } = await put(team, anUpload(NAME, "0.9.0-x", { over: { uses } }));
    expect(body).toMatchObject({
      details: {
        findings: [
          { rule: "api", message: expect.stringContaining("response.mood is missing") },
          { rule: "api", message: expect.stringContaining("GET /gone, which the live API doesn't have") },
        ],
      },
    });
  });

  test.each(["../1.0.0", ".hidden", "a/b", "", "x".repeat(101)])("the version %j", async (version) => {
    expect((await put(team, { ...candidate, release: { ...release, version } })).status).toBe(400);
  });

  test("a release under another name, and content that isn't base64", async () => {
    expect((await put(team, anUpload("mfe-content", "2.0.0-a"), NAME)).status).toBe(400);
    expect((await put(team, { release, files: { [script]: "<script>" } })).status).toBe(400);
    expect((await owner.request(publish, { params: { name: "../x" }, body: candidate })).status).toBe(400);
    await empty();
  });
});

describe("a life", () => {
  test("a published version isn't live; the same files may be published again, others are refused", async () => {
    expect((await put(team, anUpload(NAME, "1.0.0-a"))).status).toBe(201);
    expect(await remoteFor()).toBeUndefined();
    const { data: before } = await owner.call(history, { query: { name: NAME } });
    expect((await put(team, anUpload(NAME, "1.0.0-a"))).status).toBe(201);
    expect((await owner.call(history, { query: { name: NAME } })).data).toEqual(before);
    const again = await put(team, anUpload(NAME, "1.0.0-a", { code: "/* other */" }));
    expect(again).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
    expect(await readFile(join(store(), NAME, "1.0.0-a", "entry.1.0.0-a.js"), "utf8")).toContain("1.0.0-a");
    const { message } = await team.call(promote, { params, body: { version: "1.0.0-a" } });
    expect(message).toBe("mfe-tracking 1.0.0-a is live for everyone.");
    expect(await remoteFor()).toMatchObject({ version: "1.0.0-a" });
    const file = await site.inject({ method: "GET", url: "/releases/mfe-tracking/1.0.0-a/entry.1.0.0-a.js" });
    expect(file.headers["cache-control"]).toContain("immutable");
  });

  test("of two parallel attempts to publish the same version, one succeeds", async () => {
    const tries = await Promise.all(
      [1, 2, 3].map((code) => put(team, anUpload(NAME, "1.0.1-a", { code: `/* ${code} */` }))),
    );
    expect(tries.map((one) => one.status).sort()).toEqual([201, 409, 409]);
  });

  test("a canary goes to its share of browsers, which stay in it while it grows", async () => {
    await put(team, anUpload(NAME, "1.1.0-b"));
    await team.call(promote, { params, body: { version: "1.1.0-b", percent: 10 } });
    const buckets = [...Array(100).keys()];
    const gets = async () => {
      const versions = await Promise.all(buckets.map(async (bucket) => (await remoteFor(bucket))?.version));
      return buckets.filter((bucket) => versions[bucket] === "1.1.0-b");
    };
    const first = await gets();
    expect(first).toHaveLength(10);
    expect(await gets()).toEqual(first);
    expect(await remoteFor()).toMatchObject({ version: "1.0.0-a" });
    expect(await remoteFor(first[0])).toMatchObject({
      previous: { version: "1.0.0-a", entry: "/releases/mfe-tracking/1.0.0-a/entry.1.0.0-a.js" },
    });
    await team.call(promote, { params, body: { version: "1.1.0-b", percent: 40 } });
    const second = await gets();
    expect(second).toHaveLength(40);
    expect(second).toEqual(expect.arrayContaining(first));
  });

  test.each(["", "-1", "100", "5.5", "x", "1e1"])(
    "an invalid bucket %j gets stable versions",
    async (bucket) => {
      const { remotes } = await registry({ "x-listwise-bucket": bucket });
      expect(remotes.find(({ name }) => name === NAME)?.version).toBe("1.0.0-a");
    },
  );

  test("a page request sends the bucket as a cookie", async () => {
    const ids = new Set<string | undefined>();
    for (let bucket = 0; bucket < 100; bucket += 5) {
      const headers = { accept: "text/html", cookie: `x=1; listwise-bucket=${bucket}` };
      const { body } = await site.inject({ method: "GET", url: "/", headers });
      ids.add(/data-composition="([^"]+)"/.exec(body)?.[1]);
    }
    expect(ids.size).toBe(2);
  });

  test("promote to everyone, then roll back once; a second rollback has no target", async () => {
    await team.call(promote, { params, body: { version: "1.1.0-b" } });
    expect(await remoteFor(99)).toMatchObject({ version: "1.1.0-b", previous: { version: "1.0.0-a" } });
    const twice = await team.request(promote, { params, body: { version: "1.1.0-b" } });
    expect(twice.status).toBe(409);
    const { data } = await team.call(rollback, { params, body: { reason: "blank page" } });
    expect(data).toMatchObject({ stable: "1.0.0-a", previous: [], canary: null });
    expect(await remoteFor(0)).toMatchObject({ version: "1.0.0-a" });
    expect((await team.request(rollback, { params, body: {} })).status).toBe(409);
  });

  test("a rollback first ends a canary", async () => {
    await team.call(promote, { params, body: { version: "1.1.0-b", percent: 50 } });
    const { data } = await team.call(rollback, { params, body: {} });
    expect(data).toMatchObject({ stable: "1.0.0-a", canary: null });
  });

  test("a disabled release is listed without its URL; enabled again, it is unchanged", async () => {
    await team.call(disable, { params, body: { reason: "broken" } });
    const off = await remoteFor();
    expect(off).toMatchObject({ enabled: false, descriptor: { name: NAME } });
    expect(off).not.toHaveProperty("entry");
    expect(off).not.toHaveProperty("previous");
    expect((await team.request(disable, { params, body: {} })).status).toBe(409);
    await team.call(enable, { params, body: {} });
    expect(await remoteFor()).toMatchObject({ enabled: true, entry: expect.any(String) });
    expect((await owner.request(disable, { params: { name: "shell" }, body: {} })).status).toBe(409);
  });

  test("only administrators can use pins", async () => {
    const url = `/remotes.json?pin=${NAME}@1.1.0-b&pin=mfe-content@../../etc`;
    const pinned = async (caller: Caller) => {
      const response = await caller.inject({ method: "GET", url });
      return z
        .parse(RegistrySchema, response.json())
        .remotes.map(({ name, version }) => `${name} ${version}`);
    };
    expect(await pinned(await site.asAdmin())).toEqual(["mfe-content 1.0.0-a", `${NAME} 1.1.0-b`]);
    for (const caller of [site, await site.asUser()]) {
      expect(await pinned(caller)).toEqual(["mfe-content 1.0.0-a", `${NAME} 1.0.0-a`]);
    }
  });

  test("an administrator sees everything and moves pointers; a missing version can't be made live", async () => {
    const admin = await site.asAdmin();
    expect((await admin.request(promote, { params, body: { version: "9.9.9" } })).status).toBe(404);
    const { data } = await admin.call(status);
    expect(data.find(({ name }) => name === NAME)).toMatchObject({
      stable: "1.0.0-a",
      versions: expect.arrayContaining([{ version: "1.1.0-b", publishedAt: expect.any(String) }]),
    });
    await admin.call(promote, { params, body: { version: "1.1.0-b", percent: 1 } });
    await admin.call(rollback, { params, body: {} });
  });

  test("every move is in the history and the audit log, with actor and reason", async () => {
    const { data } = await team.call(history, { query: { name: NAME } });
    const moves = data.map(({ action, version, percent, reason, actor }) => [
      action,
      version,
      percent,
      reason,
      actor,
    ]);
    const ci = "team token “CI of mfe-tracking”";
    expect(moves.slice(0, 2)).toEqual([
      ["rollback", "1.0.0-a", null, null, "Ada Example"],
      ["promote", "1.1.0-b", 1, null, "Ada Example"],
    ]);
    expect(moves).toContainEqual(["rollback", "1.0.0-a", null, "blank page", ci]);
    expect(moves.at(-1)).toEqual(["publish", "1.0.0-a", null, null, ci]);
    expect(await readFile(join(store(), "live.json"), "utf8")).not.toMatch(/Ada|@listwise\.example/);
    const written = (await findAuditDetails("release.rollback")).map(({ details }) => details);
    expect(written).toContain(`mfe-tracking 1.0.0-a by ${ci}: blank page`);
    expect((await findAuditDetails("release.promote")).length).toBeGreaterThan(4);
  });

  test("the newest and needed versions stay; older ones are removed at the next publish", async () => {
    const versions = ["1.2.0-c", "1.3.0-d", "1.4.0-e", "1.5.0-f", "1.6.0-g"];
    await utimes(join(store(), NAME, "1.0.0-a/release.json"), 1, 1);
    await utimes(join(store(), NAME, "1.0.1-a/release.json"), 2, 2);
    await utimes(join(store(), NAME, "1.1.0-b/release.json"), 3, 3);
    for (const version of versions) expect((await put(team, anUpload(NAME, version))).status).toBe(201);
    expect((await readdir(join(store(), NAME))).sort()).toEqual(["1.0.0-a", ...versions]);
  });
});

function randomText(length: number): string {
  return Array.from({ length }, () => Math.random().toString(36).slice(2, 3)).join("");
}
