import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Endpoint } from "@listwise/contracts/api";
import { endpoints } from "@listwise/contracts/endpoints";
import { toolDraftsEndpoints } from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";
import type { Caller } from "./testing/call";
import { startTestApp, type TestApp } from "./testing/test-app";

/** Values that no page sends, in URL encoding. */
const HOSTILE: Record<string, string> = {
  "a number larger than any id": "99999999999999999999",
  "one more than an id": "2147483648",
  "a negative number": "-1",
  "a fraction": "1.5",
  "not a number": "NaN",
  infinity: "1e400",
  nothing: "",
  "a NUL": "a%00b",
  "half a surrogate pair": "%ED%A0%80",
  "a broken escape": "%E0%A4%A",
  traversal: "..%2f..%2f..%2fetc%2fpasswd",
  "Windows traversal": "..%5c..%5c",
  "a quote and a comment": "'%22)%3B--",
  "a pattern": "%25_%5C",
  "a prototype": "__proto__",
  "a very long text": "x".repeat(5_000),
};

let site: TestApp;
let superadmin: Caller;
let port: number;

beforeAll(async () => {
  site = await startTestApp();
  superadmin = await site.asAdmin("superadmin");
  port = Number(new URL(await site.app.listen({ port: 0, host: "127.0.0.1" })).port);
  // Rate limits would hide the code behind them.
  jest.spyOn(site.ctx.limiter, "hit").mockResolvedValue({ hits: 1, secondsLeft: 60 });
});
afterAll(() => site.close());

const isObject = (schema: unknown): schema is z.ZodMiniObject => schema instanceof z.ZodMiniObject;
const getQueryNames = ({ query }: Endpoint) => (isObject(query) ? Object.keys(query.shape) : []);

/** Puts the value in each parameter of the path and query in turn; the other parameters are valid. */
function addresses(endpoint: Endpoint, value: string): string[] {
  const fill = (by: (name: string) => string) =>
    `/api${endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => by(name))}`;
  const params = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return [
    ...params.map((hostile) => fill((name) => (name === hostile ? value : "1"))),
    ...getQueryNames(endpoint).map((name) => `${fill(() => "1")}?${name}=${value}`),
  ];
}

const readable = endpoints.filter(({ method }) => method === "GET");

test.each(Object.entries(HOSTILE))(
  "%s in any parameter of any GET endpoint never causes a 500",
  async (_, value) => {
    const urls = readable.flatMap((endpoint) => addresses(endpoint, value));
    const failed: string[] = [];
    for (const url of urls) {
      const { statusCode } = await superadmin.inject({ method: "GET", url });
      if (statusCode === 500) failed.push(url.slice(0, 200));
    }
    expect(failed).toEqual([]);
  },
);

const RAW = [
  "/releases/..%5c",
  "/releases/%2e%2e",
  "/releases/%2e%2e%2flive.json",
  "/releases//",
  "/releases/shell//main.js",
  "/releases/../live.json",
  "/releases/shell/%00/main.js",
  "//",
  "//evil.example/%2f..",
  "/%",
  "/%ED%A0%80",
  "/api/%2e%2e/apps",
  "/api/docs/static/..%5c..%5c",
  "/api/docs/static/%2e%2e/%2e%2e",
  "*",
];

/** Sends the path unchanged; URL parsers would normalize it. */
function getRaw(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on("error", reject).end();
  });
}

test.each(RAW)("the raw path %s never causes a 500", async (path) => {
  expect(await getRaw(path)).not.toBe(500);
});

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test("200,000 nested arrays with an Idempotency-Key are refused before they are hashed", async () => {
  const { method, path } = toolDraftsEndpoints.create;
  const { statusCode } = await superadmin.inject({
    method,
    url: `/api${path}`,
    headers: { "content-type": "application/json", "idempotency-key": "nested-arrays" },
    payload: `{"tool":"title-optimizer","appId":null,"name":"Deep","data":{"a":${nested(200_000)}}}`,
  });
  expect(statusCode).toBe(400);
});

const post = (payload: string) =>
  site.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { "content-type": "application/json" },
    payload,
  });

test("JSON with more than 100 levels is refused; brackets in strings don't count", async () => {
  expect((await post(nested(101))).json()).toMatchObject({ message: "The JSON is too deeply nested." });
  for (const fine of [nested(100), JSON.stringify(`\\"${"[".repeat(500)}`)]) {
    expect((await post(fine)).json()).not.toMatchObject({ message: "The JSON is too deeply nested." });
  }
});

test("S88: JSON with enough values to fill the memory is refused, whatever contains them", async () => {
  const message = "The JSON contains more than the 100,000 values allowed.";
  for (const values of ["{}", "0", '""']) {
    const list = (count: number) => `{"unknown":[${`${values},`.repeat(count)}0]}`;
    expect((await post(list(100_000))).json()).toMatchObject({ code: "VALIDATION_FAILED", message });
    expect((await post(list(40_000))).json()).not.toMatchObject({ message });
  }
  expect((await post(JSON.stringify({ unknown: ",".repeat(200_000) }))).json()).not.toMatchObject({
    message,
  });
});

test("S88: JSON whose long names would be compared with each other for seconds is refused; long texts are not", async () => {
  const names = (length: number) =>
    Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}`.padStart(length, "x"), 0]));
  const message = "A name in the JSON is too long.";
  expect((await post(JSON.stringify(names(16_384)))).json()).toMatchObject({
    code: "VALIDATION_FAILED",
    message,
  });
  expect((await post(JSON.stringify(names(2_001)))).json()).toMatchObject({ message });
  for (const fine of [names(1_999), { unknown: "x".repeat(16_384) }]) {
    expect((await post(JSON.stringify(fine))).json()).not.toMatchObject({ message });
  }
});

/** Sends a request with a body in pieces of one byte, and returns what is answered on the connection. */
async function sendPieces(count: number, line: string, type = "application/json"): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${line} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n`);
  socket.write(`content-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`);
  socket.write("1\r\n \r\n".repeat(count));
  socket.write("2\r\n{}\r\n0\r\n\r\n");
  return text(socket);
}

test("S88: a body in thousands of pieces of one byte, each of which is kept, is refused", async () => {
  const login = "POST /api/auth/login";
  expect(await sendPieces(2_000, login)).toContain("The body arrives in too many small pieces.");
  expect(await sendPieces(500, login)).toContain('"details":');
});

test.each([
  ["GET /api/health", "application/json", "200 OK"],
  ["POST /nowhere", "application/json", "400 Bad Request"],
  ["POST /nowhere", "text/odd", "404 Not Found"],
  ["POST /api/auth/login", "text/odd", "415 Unsupported Media Type"],
])("S88: %s with a body of tiny pieces as %s is answered with %s", async (line, type, status) => {
  expect(await sendPieces(2_000, line, type)).toContain(`HTTP/1.1 ${status}`);
});

test("S88: bodies that break off, or go on after their refusal, leave the server running", async () => {
  const broken = async (head: string, rest: string) => {
    const socket = connect(port, "127.0.0.1");
    const answer = text(socket).catch(() => "");
    socket.write(`${head}host: 127.0.0.1\r\ncontent-type: application/json\r\n${rest}`);
    setTimeout(() => socket.resetAndDestroy(), 50);
    return answer;
  };
  await broken("GET /api/health HTTP/1.1\r\n", "content-length: 10\r\n\r\n{");
  await broken("POST /api/auth/login HTTP/1.1\r\n", "content-length: 10\r\n\r\n{");
  await broken("POST /api/auth/login HTTP/1.1\r\n", `content-length: 9000000\r\n\r\n${"1".repeat(300_000)}`);
  const chunk = `10000\r\n${"1".repeat(65_536)}\r\n`;
  await broken("POST /api/auth/login HTTP/1.1\r\n", `transfer-encoding: chunked\r\n\r\n${chunk.repeat(40)}`);
  expect((await post("{}")).statusCode).toBe(400);
});
