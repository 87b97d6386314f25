import { appsEndpoints } from "@listwise/contracts/apps";
import { siteEndpoints } from "@listwise/contracts/site";
import { delay, http, HttpResponse } from "msw";
import { queryClient } from "../query/query-client";
import { answerWith, startApiServer, failWith, handle, recordPage, resetSession, signInAs } from "../testing";
import { ApiError } from "./api-error";
import { call } from "./call";
import { useConnection } from "./connection";
import { computeRetryDelay, shouldRetry } from "./retry";
import { configureApi } from "./send";

const server = startApiServer();
recordPage();
const license = { ok: true, killSwitch: false };
const listed = { success: true, data: [] };
const elsewhere = "https://api.elsewhere.example";

beforeEach(() => {
  resetSession();
  jest.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  configureApi({ base: "" });
});

/** The configured backend cannot be reached and this site's own origin responds. Counts the requests to each. */
function backendGone(endpoint: Parameters<typeof handle>[0], body: object) {
  const asked = { elsewhere: 0, own: 0 };
  configureApi({ base: elsewhere });
  server.use(
    http.all(`${elsewhere}/*`, () => {
      asked.elsewhere += 1;
      return HttpResponse.error();
    }),
    handle(endpoint, () => {
      asked.own += 1;
      return HttpResponse.json(body);
    }),
  );
  return asked;
}

test("F8 if a backend refuses connections, this site's origin is tried once", async () => {
  const asked = backendGone(siteEndpoints.license, license);

  expect(await call(siteEndpoints.license)).toEqual(license);
  expect(asked).toEqual({ elsewhere: 1, own: 1 });
});

test("F8 a call that must not run twice is not sent again", async () => {
  signInAs("user");
  const asked = backendGone(siteEndpoints.report, { success: true });

  const body = { phase: "load" as const, code: "X", message: "x" };
  await expect(call(siteEndpoints.report, { body })).rejects.toMatchObject({ code: "NETWORK" });
  expect(asked).toEqual({ elsewhere: 1, own: 0 });
});

test("F8 a response, even an error, does not trigger the fallback", async () => {
  configureApi({ base: elsewhere });
  let own = 0;
  server.use(
    http.all(`${elsewhere}/*`, () => new HttpResponse(null, { status: 502 })),
    handle(siteEndpoints.license, () => {
      own += 1;
      return HttpResponse.json(license);
    }),
  );

  await expect(call(siteEndpoints.license)).rejects.toThrow("HTTP error 502");
  expect(own).toBe(0);
});

test("F8 F26 the connection reports that the server is unreachable and when it last responded", async () => {
  server.use(answerWith(siteEndpoints.license, license));
  await call(siteEndpoints.license);
  const { answeredAt } = useConnection.getState();
  server.use(handle(siteEndpoints.license, () => HttpResponse.error()));

  await expect(call(siteEndpoints.license)).rejects.toThrow("cannot be reached");
  expect(useConnection.getState()).toMatchObject({ status: "unreachable", answeredAt });
  window.dispatchEvent(new Event("offline"));
  expect(useConnection.getState().status).toBe("offline");
  window.dispatchEvent(new Event("online"));
  expect(useConnection.getState()).toMatchObject({ status: "online", answeredAt });
});

test("F26 a response sent before the device went offline does not mark it as online", async () => {
  server.use(
    handle(siteEndpoints.license, () => {
      window.dispatchEvent(new Event("offline"));
      return HttpResponse.json(license);
    }),
  );
  await call(siteEndpoints.license);
  expect(useConnection.getState().status).toBe("offline");
  server.use(answerWith(siteEndpoints.license, license));
  await call(siteEndpoints.license);
  expect(useConnection.getState().status).toBe("online"); // The server may run on the device itself.
});

test("F9 an endless body is a timeout and is not requested again", async () => {
  // msw lets the body of an aborted request continue; a real network does not.
  const network = jest.spyOn(globalThis, "fetch").mockImplementation((request) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"ok":'));
        if (!(request instanceof Request)) throw new TypeError("ky sends requests");
        request.signal.addEventListener("abort", () => {
          controller.error(request.signal.reason);
        });
      },
    });
    return Promise.resolve(new Response(body));
  });
  const query = queryClient.query({
    queryKey: ["slow"],
    queryFn: () => call(siteEndpoints.license, { timeoutMs: 50 }),
    retry: shouldRetry,
  });

  await expect(query).rejects.toMatchObject({ code: "TIMEOUT" });
  expect(network).toHaveBeenCalledTimes(1);
});

test("F9 an aborted call ends immediately and does not count as a server failure", async () => {
  server.use(handle(siteEndpoints.license, () => delay("infinite").then(() => HttpResponse.json(license))));
  useConnection.setState({ status: "online" });
  const controller = new AbortController();
  const running = call(siteEndpoints.license, { signal: controller.signal });
  setTimeout(() => {
    controller.abort();
  }, 20);

  await expect(running).rejects.toMatchObject({ name: "AbortError" });
  expect(useConnection.getState().status).toBe("online");
});

const failed = (status: number, code = "HTTP_ERROR", retryAfterSeconds: number | null = null) =>
  new ApiError({ status, code, message: "", retryAfterSeconds });

test.each([
  ["500", failed(500), [true, true, false]],
  ["502", failed(502), [true, true, false]],
  ["503 with a wait", failed(503, "UNAVAILABLE", 2), [true, true, false]],
  ["503 with too long a wait", failed(503, "UNAVAILABLE", 3600), [false]],
  ["no connection", failed(0, "NETWORK"), [true, true, false]],
  ["a timeout", failed(0, "TIMEOUT"), [false]],
  ["429 with a wait", failed(429, "RATE_LIMITED", 3), [true, false]],
  ["429 without one", failed(429, "RATE_LIMITED"), [false]],
  ["400", failed(400), [false]],
  ["404", failed(404), [false]],
  ["501", failed(501), [false]],
  ["a response of another shape", failed(200, "UNEXPECTED_ANSWER"), [false]],
  ["a bug in our code", new TypeError("x"), [false]],
])("F10 F11 a read that met %s is retried as specified", (_what, problem, expected) => {
  expect(expected.map((_again, failures) => shouldRetry(failures, problem))).toEqual(expected);
});

test("F10 retries are spread, grow, and never come before Retry-After", () => {
  const waits = Array.from({ length: 50 }, () => computeRetryDelay(0, failed(500)));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...waits)).toBeLessThanOrEqual(1000);
  expect(new Set(waits).size).toBeGreaterThan(10);
  expect(computeRetryDelay(1, failed(500))).toBeGreaterThanOrEqual(1000);
  expect(computeRetryDelay(0, failed(503, "UNAVAILABLE", 7))).toBeGreaterThanOrEqual(7000);
});

test("F10 a POST is sent once, whatever the failure, and the server's message is shown", async () => {
  signInAs("user");
  let asked = 0;
  server.use(
    handle(appsEndpoints.follow, () => {
      asked += 1;
      const body = { success: false, code: "UNAVAILABLE", message: "Busy.", requestId: "r-1" };
      return HttpResponse.json(body, { status: 503, headers: { "Retry-After": "1" } });
    }),
  );

  await expect(call(appsEndpoints.follow, { body: { appId: 7 } })).rejects.toMatchObject({
    message: "Busy.",
    retryAfterSeconds: 1,
    requestId: "r-1",
  });
  expect(asked).toBe(1);
});

test("F11 after a 429 the server is not called until Retry-After has passed, and the user sees the wait", async () => {
  signInAs("user");
  let asked = 0;
  server.use(
    handle(appsEndpoints.list, () => {
      asked += 1;
      if (asked > 1) return HttpResponse.json(listed);
      const body = { success: false, code: "RATE_LIMITED", message: "Too many requests.", requestId: "r" };
      return HttpResponse.json(body, { status: 429, headers: { "Retry-After": "1" } });
    }),
  );

  await expect(call(appsEndpoints.list)).rejects.toMatchObject({
    code: "RATE_LIMITED",
    retryAfterSeconds: 1,
  });
  const presses = await Promise.allSettled(Array.from({ length: 10 }, () => call(appsEndpoints.list)));
  expect(asked).toBe(1);
  expect(presses[0]).toMatchObject({
    status: "rejected",
    reason: { message: "Too many requests. Try again in 1 second." },
  });
  await delay(1_050);
  expect(await call(appsEndpoints.list)).toEqual(listed);
});

test("F11 a Retry-After date is converted to seconds", async () => {
  const at = new Date(Date.now() + 90_000).toUTCString();
  server.use(
    handle(
      siteEndpoints.ready,
      () => new HttpResponse(null, { status: 503, headers: { "Retry-After": at } }),
    ),
  );

  const problem: unknown = await call(siteEndpoints.ready).catch((cause: unknown) => cause);
  expect(problem).toBeInstanceOf(ApiError);
  expect(problem instanceof ApiError && problem.retryAfterSeconds).toBeGreaterThan(85);
});

test.each([
  ["204", new HttpResponse(null, { status: 204 }), "Beklenmeyen API yanıt formatı"],
  ["304", new HttpResponse(null, { status: 304 }), "HTTP error 304"],
])("F13 a %s in place of a response body is an error with a message", async (_what, response, message) => {
  server.use(handle(siteEndpoints.license, () => response));

  await expect(call(siteEndpoints.license)).rejects.toThrow(message);
});

test("F13 a list of 10 MB arrives whole and is validated in linear time", async () => {
  signInAs("user");
  const app = { appId: 1, name: "x".repeat(900) };
  const body = { success: true, data: [], padding: Array.from({ length: 11_000 }, () => app) };
  server.use(handle(appsEndpoints.list, () => HttpResponse.json(body)));
  const text = JSON.stringify(body);

  const startedAt = performance.now();
  JSON.parse(text);
  const parsedAt = performance.now();
  expect(await call(appsEndpoints.list)).toEqual(listed);
  // Compared with parsing it alone, which is also slower on a busy machine.
  expect(performance.now() - parsedAt).toBeLessThan(100 * (parsedAt - startedAt));
});

test("an error carries the request ID of the server's log", async () => {
  signInAs("user");
  server.use(failWith(appsEndpoints.list, "INTERNAL", "Something went wrong on our side."));

  await expect(call(appsEndpoints.list)).rejects.toMatchObject({ requestId: "test-request" });
});
