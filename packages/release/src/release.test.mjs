import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { runRelease } from "./index.mjs";
import { formatEvent, formatExpiry } from "./print.mjs";

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

test("a package is built, uploaded without its source maps, and made live", async () => {
  await run("publish", NAME, "--to", "10%");
  expect(build).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([
    { call: "GET /api/releases", body: null },
    { call: `POST /api/releases/${NAME}`, body: { release, files: { "entry.js": "MQ==" } } },
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
  expect(calls).toHaveLength(2);
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

test.each([
  [["move", "a"], "Give each release as name@version"],
  [["move", "a@1", "--redirect", "/old"], "--redirect must be /old=/new, not /old."],
  [["retire"], "Give a remote: listwise-release retire mfe-old"],
  [["rollback"], "Give a release: listwise-release rollback mfe-tracking"],
  [["promote", NAME, "1.0.0-a"], "Give a share of the browsers"],
  [["publish", NAME, "--to", "0%"], "--to must be 1% to 100%, not 0%."],
  [["nothing"], 'There is no command "nothing".'],
  [["toString"], 'There is no command "toString".'],
])("%j is refused without a call", async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
  expect(calls).toEqual([]);
});
