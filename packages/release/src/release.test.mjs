import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { runRelease } from "./index.mjs";
import { formatError, formatMetrics } from "./metrics.mjs";

const NAME = "mfe-price-watch";
const release = { name: NAME, version: "1.0.0-1234abcd" };

/** @type {string} */
let folder;
/** @type {import("node:http").Server} */
let server;
/** @type {{ call: string, body: unknown }[]} */
let calls;
/** @type {string | null} */
let publishes;
let isValid = true;
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
  response.writeHead(isValid ? 200 : 401).end(
    JSON.stringify({
      message: isValid ? "Done." : "This team token isn't valid.",
      data: [],
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
  [calls, publishes, isValid] = [[], NAME, true];
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
    { call: `POST /api/releases/${NAME}/promote`, body: { version: release.version, percent: 10 } },
  ]);
});

test("an invalid token is refused before the build", async () => {
  isValid = false;
  await expect(run("publish", NAME)).rejects.toThrow("This team token isn't valid.");
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
  expect(calls).toHaveLength(3);
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

test.each([
  [["rollback"], "Give a release: listwise-release rollback mfe-tracking"],
  [["promote", NAME, "1.0.0-a"], "Give a share of the browsers"],
  [["metrics", NAME, "--days", "2"], "--days must be 1, 7 or 30, not 2."],
  [["publish", NAME, "--to", "0%"], "--to must be 1% to 100%, not 0%."],
  [["nothing"], 'There is no command "nothing".'],
  [["toString"], 'There is no command "toString".'],
])("%j is refused without a call", async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
  expect(calls).toEqual([]);
});
