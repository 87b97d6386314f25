import { execFile } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { runRelease } from "./index.mjs";
import { formatError, formatMetrics } from "./metrics.mjs";
import { formatEvent, formatExpiry } from "./print.mjs";

const NAME = "mfe-price-watch";
const URL_OF_PREVIEW = "https://listwise.example/?preview=AAAAAAAAAAAAAAAAAAAAAA";
const release = { name: NAME, version: "1.0.0-1234abcd" };

/** @type {string} */
let folder;
/** @type {import("node:http").Server} */
let server;
/** @type {{ call: string, body: unknown }[]} */
let calls;
/** @type {object[]} */
let data;
/** @type {string | null} */
let publishes;
let isValid = true;
/** @type {object[][]} The answers about smoke tests, in their order; a site without any answers with 404. */
let tests = [];
const build = jest.fn();
/** @type {Record<string, string>} */
let env;

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function answer(request, response) {
  const body = await text(request);
  calls.push({ call: `${request.method} ${request.url}`, body: body ? JSON.parse(body) : null });
  const isPreview = request.method === "POST" && request.url === "/api/release-previews";
  const isSmoke = request.url?.includes("/smoke-tests") ?? false;
  const isFound = !isSmoke || tests.length > 0;
  response.writeHead(!isValid ? 401 : isFound ? 200 : 404).end(
    JSON.stringify({
      message: isValid ? "Done." : "This team token isn't valid.",
      data: isSmoke ? tests.shift() : isPreview ? { url: URL_OF_PREVIEW } : data,
      findings: [],
      publishes,
    }),
  );
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "listwise-release-"));
  mkdirSync(path.join(folder, "dist"));
  writeFileSync(path.join(folder, "dist/release.json"), JSON.stringify(release));
  writeFileSync(path.join(folder, "dist/entry.js"), "1");
  writeFileSync(path.join(folder, "dist/entry.js.map"), "{}");
  [calls, data, publishes, isValid, tests] = [[], [], NAME, true, []];
  build.mockClear();
  server = http.createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  env = { RELEASE_URL: `http://127.0.0.1:${port}`, RELEASE_TOKEN: "lwt_test" };
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const findPackage = () => ({ folder, build });
const run = (/** @type {string[]} */ ...args) =>
  runRelease(args, { command: "listwise-release", findPackage, env });

test("a package is built, uploaded without its source maps, which are stored apart, and made live", async () => {
  await run("publish", NAME, "--to", "10%");
  expect(build).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([
    { call: "GET /api/releases", body: null },
    { call: `POST /api/releases/${NAME}`, body: { release, files: { "entry.js": "MQ==" } } },
    {
      call: `PUT /api/releases/${NAME}/source-maps`,
      body: { version: release.version, maps: { "entry.js": expect.stringMatching(/^H4sI/) } },
    },
    { call: `GET /api/releases/smoke-tests?name=${NAME}&version=${release.version}`, body: null },
    { call: `POST /api/releases/${NAME}/promote`, body: { version: release.version, percent: 10 } },
  ]);
});

/**
 * Runs the program in the folder of the remote.
 * @param {string[]} args
 */
function runHere(...args) {
  writeFileSync(path.join(folder, "remote.json"), JSON.stringify({ name: NAME }));
  const bin = path.join(import.meta.dirname, "bin.mjs");
  return promisify(execFile)(process.execPath, [bin, ...args], { cwd: folder, env });
}

test("a pipeline that runs again for the live build changes nothing and succeeds", async () => {
  data = [{ name: NAME, stable: release.version, canary: null, versions: [{ version: release.version }] }];
  const { stdout } = await runHere("publish", "--no-build", "--to", "100%");
  expect(stdout).toContain(`${NAME} ${release.version} was live for everyone before.`);
  const promotion = `POST /api/releases/${NAME}/promote`;
  expect(calls.map(({ call }) => call)).not.toContain(promotion);
  await run("publish", NAME, "--to", "10%");
  expect(calls.map(({ call }) => call)).toContain(promotion);
});

test("in the folder of a remote, status, history and advice are for that remote", async () => {
  const live = { previous: [], enabled: true, versions: [], health: [], canary: null };
  data = [
    { ...live, name: NAME, stable: "1.0.0-a" },
    { ...live, name: "mfe-other", stable: "2.0.0-b" },
  ];
  tests = [[]];
  expect((await runHere("status")).stdout).toBe(`${NAME}\n  stable    1.0.0-a\n`);
  data = [];
  await runHere("history");
  expect(calls.at(-1)?.call).toBe(`GET /api/releases/history?name=${NAME}`);
  await expect(runHere("promote")).rejects.toMatchObject({
    stderr: expect.stringContaining(
      `Give a version that \`status\` lists: npx listwise-release promote ${NAME} 1.0.0-3f2a9c1d --to 10%`,
    ),
  });
});

test("a preview is uploaded and gets an address; a version that is stored is not uploaded again", async () => {
  const body = { label: "PR 42", versions: { [NAME]: release.version }, days: 3 };
  const { stdout } = await runHere("publish", "--no-build", "--preview", "PR 42", "--days", "3", "--json");
  expect(JSON.parse(stdout)).toMatchObject({ preview: { url: URL_OF_PREVIEW } });
  expect(calls.slice(2)).toEqual([
    { call: `POST /api/releases/${NAME}`, body: { release, files: { "entry.js": "MQ==" } } },
    expect.objectContaining({ call: `PUT /api/releases/${NAME}/source-maps` }),
    { call: "POST /api/release-previews", body },
  ]);

  calls = [];
  data = [{ name: NAME, versions: [{ version: release.version }] }];
  await run("publish", NAME, "--preview", "PR 42", "--days", "3");
  expect(calls.slice(2)).toEqual([{ call: "POST /api/release-previews", body }]);
});

test("previews of a composition are created, and ended by label or id", async () => {
  await run("preview", "create", "--label", "Next", `${NAME}@1.0.0-a`, "shell@2.0.0-b");
  data = [
    { id: "one", label: "Next" },
    { id: "two", label: "PR 42" },
    { id: "three", label: "PR 42" },
  ];
  await run("preview", "end", "Next");
  await run("preview", "end", "three");
  expect(calls.filter(({ call }) => !call.startsWith("GET"))).toEqual([
    {
      call: "POST /api/release-previews",
      body: { label: "Next", versions: { [NAME]: "1.0.0-a", shell: "2.0.0-b" } },
    },
    { call: "DELETE /api/release-previews/one", body: null },
    { call: "DELETE /api/release-previews/three", body: null },
  ]);
  await expect(run("preview", "end", "PR 42")).rejects.toThrow("More than one preview is called “PR 42”.");
  await expect(run("preview", "end", "PR 7")).rejects.toThrow("There is no preview “PR 7”.");
});

const findings = [{ level: "error", rule: "empty", message: "The page shows nothing." }];
const page = { route: "/prices", caller: "visitor", address: "/prices", findings };
/** @param {string} status */
const aTest = (status) => ({ ...release, status, reason: null, opened: 1, planned: 1, pages: [page] });

test("publish waits for the smoke test and fails if it refuses the version", async () => {
  tests = [[aTest("running")], [aTest("refused")]];
  await expect(run("publish", NAME)).rejects.toThrow(`The smoke test refuses ${NAME} ${release.version}.`);
  expect(calls.filter(({ call }) => call.includes("smoke-tests"))).toHaveLength(2);
});

test("publish doesn't wait with --no-wait, nor for a site without smoke tests", async () => {
  tests = [[aTest("running")]];
  await run("publish", NAME, "--no-wait");
  tests = [];
  await run("publish", NAME);
  expect(calls.filter(({ call }) => call.includes("smoke-tests"))).toHaveLength(1);
});

test("the smoke test of a version is repeated", async () => {
  tests = [[{ ...aTest("passed"), pages: [] }]];
  await run("smoke", NAME, release.version);
  expect(calls[0]).toEqual({
    call: `POST /api/releases/${NAME}/smoke-test`,
    body: { version: release.version },
  });
});

test("an invalid token is refused before the build", async () => {
  isValid = false;
  await expect(run("publish", NAME)).rejects.toThrow(/^This team token isn't valid\.$/);
  env.RELEASE_TOKEN = "nonsense";
  await expect(run("publish", NAME)).rejects.toThrow(/RELEASE_TOKEN must hold your team's token/);
  expect(build).not.toHaveBeenCalled();
});

test.each(["publish", "check"])(
  "the token of another release is refused before the build: %s",
  async (command) => {
    publishes = "mfe-tracking";
    await expect(run(command, NAME)).rejects.toThrow(
      `This token can only publish mfe-tracking, not ${NAME}.`,
    );
    expect(build).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  },
);

test("an administrator's token may publish every release", async () => {
  publishes = null;
  await run("publish", NAME, "--no-build");
  expect(build).not.toHaveBeenCalled();
  expect(calls.map(({ call }) => call)).toContain(`POST /api/releases/${NAME}`);
});

test("metrics and errors are read for one release", async () => {
  await run("metrics", NAME, "--days", "30");
  await run("errors", NAME);
  expect(calls.map(({ call }) => call)).toEqual([
    `GET /api/releases/${NAME}/metrics?days=30`,
    `GET /api/releases/${NAME}/errors`,
  ]);
});

test("figures are formatted with their units; unknown ones are not 0", () => {
  const known = {
    pages: 1204,
    lcpP75Ms: 1912.4,
    inpP75Ms: null,
    clsP75: 0.031,
    apiP75Ms: 210,
    bytesP75: 312_400,
  };
  const shares = { scriptErrorShare: 0.004, apiFailureShare: null };
  const samples = { lcpSamples: 3, inpSamples: 0, clsSamples: 3, apiCalls: 0 };
  expect(formatMetrics({ version: "1.0.0-a", ...known, ...shares, ...samples, points: [] })).toBe(
    "  1.0.0-a  1,204 pages · LCP 1,912 ms · INP unknown · CLS 0.03 · pages with script errors 0.4% · API 210 ms, failed unknown · 312.4 kB loaded",
  );
  const frame = { name: NAME, version: "1.0.0-a", file: "entry.js", line: 1, column: 9 };
  const error = {
    id: "a",
    version: "1.0.0-a",
    message: "It broke.",
    count: 2,
    firstAt: "",
    lastAt: "2026-11-23T10:20:30.000Z",
  };
  const frames = [
    { ...frame, source: "src/a.ts", sourceLine: 3, sourceColumn: 5 },
    { ...frame, source: null, sourceLine: null, sourceColumn: null },
  ];
  expect(formatError({ ...error, frames })).toBe(
    "It broke.\n  1.0.0-a, reported 2 times, last 2026-11-23 10:20 UTC\n    src/a.ts:3:5\n    entry.js:1:9",
  );
});

test("moves name the release and the reason", async () => {
  await run("promote", NAME, release.version, "--to", "100%");
  await run("rollback", NAME, "--reason", "wrong title");
  expect(calls).toEqual([
    { call: `POST /api/releases/${NAME}/promote`, body: { version: release.version, percent: 100 } },
    { call: `POST /api/releases/${NAME}/rollback`, body: { reason: "wrong title" } },
  ]);
});

test("several versions, retirements and redirects are one call", async () => {
  const parts = ["a@1", "b@2", "--retire", "c", "--retire", "d", "--redirect", "/old/:id=/new/:id"];
  await run("move", ...parts, "--remove-redirect", "/x", "--reason", "why");
  await run("retire", "c", "--redirect", "/c=/");
  expect(calls).toEqual([
    {
      call: "POST /api/admin/release-moves",
      body: {
        promote: [
          { name: "a", version: "1" },
          { name: "b", version: "2" },
        ],
        retire: ["c", "d"],
        redirects: [{ from: "/old/:id", to: "/new/:id" }],
        removeRedirects: ["/x"],
        reason: "why",
      },
    },
    {
      call: "POST /api/admin/release-moves",
      body: { promote: [], retire: ["c"], redirects: [{ from: "/c", to: "/" }], removeRedirects: [] },
    },
  ]);
});

test("a version for a move says so", async () => {
  await run("publish", NAME, "--for-move");
  expect(calls[1]?.body).toMatchObject({ forMove: true });
});

test("a token is announced in its last two weeks", () => {
  const getDate = (/** @type {number} */ days) => new Date(Date.now() + days * 86_400_000).toISOString();
  const [soon, later] = [getDate(13), getDate(15)];
  expect(formatExpiry(soon)).toBe(
    `! This token expires on ${soon.slice(0, 10)}. Ask a superadmin for a new one.`,
  );
  expect([formatExpiry(later), formatExpiry(null)]).toEqual([null, null]);
});

test("a history entry names every part of a move and the second person", () => {
  const event = {
    at: "2026-11-23T10:00:00.000Z",
    ...{ actor: "Ada", approver: "Grace", action: /** @type {const} */ ("move") },
    ...{ name: "a", version: "1", percent: null, reason: "why" },
    move: {
      promote: [{ name: "a", version: "1" }],
      retire: ["b"],
      redirects: [{ from: "/b", to: "/a" }],
      removeRedirects: ["/c"],
    },
  };
  expect(formatEvent(event)).toBe(
    "2026-11-23 10:00 UTC  move     a 1, b retired, /b → /a, /c no longer redirected  by Ada, approved by Grace: why",
  );
});

test("a rollout is started with its rules and changed with a reason", async () => {
  await run("rollout", "start", NAME, release.version, "--steps", "5,100", "--min-pages", "50");
  await run("publish", NAME, "--no-build", "--rollout");
  await run("rollout", "pause", NAME, "--reason", "Black Friday");
  await run("rollout", "status", NAME);
  const rollout = `/api/releases/${NAME}/rollout`;
  expect(calls.filter(({ call }) => call.includes("rollout"))).toEqual([
    { call: `POST ${rollout}`, body: { version: release.version, steps: [5], minPages: 50 } },
    { call: `POST ${rollout}`, body: { version: release.version } },
    { call: `POST ${rollout}/pause`, body: { reason: "Black Friday" } },
    { call: `GET /api/releases/rollouts?name=${NAME}`, body: null },
  ]);
});

test.each([
  [["move", "a"], "Give each release as name@version"],
  [["move", "a@1", "--redirect", "/old"], "--redirect must be /old=/new, not /old."],
  [["retire"], "Give a remote: listwise-release retire mfe-old"],
  [["rollout", "stop"], "The rollout commands are start, status, pause, resume, cancel."],
  [["rollout", "start"], "Give a version: listwise-release rollout start mfe-tracking"],
  [["publish", NAME, "--to", "1%", "--rollout"], "Give one of --to, --rollout and --preview"],
  [["rollback"], "Give a release: listwise-release rollback mfe-tracking"],
  [["promote", NAME, "1.0.0-a"], "Give a share of the browsers"],
  [["metrics", NAME, "--days", "2"], "--days must be 1, 7 or 30, not 2."],
  [["publish", NAME, "--to", "0%"], "--to must be 1% to 100%, not 0%."],
  [["publish", NAME, "--to", "5%", "--preview", "PR 42"], "Give one of --to, --rollout and --preview"],
  [["preview", "create", "--label", "Next", NAME], "Give a label and versions"],
  [["preview", "create", `${NAME}@1.0.0-a`], "Give a label and versions"],
  [["preview", "create", "--label", "Next", "--days", "x", `${NAME}@1.0.0-a`], "--days must be 1 to 90"],
  [["preview", "toString"], "The preview commands are create, list, end."],
  [["nothing"], 'There is no command "nothing".'],
  [["toString"], 'There is no command "toString".'],
])("%j is refused without a call", async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
  expect(calls).toEqual([]);
});
