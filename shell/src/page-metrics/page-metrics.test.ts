import { releaseMetricsEndpoints } from "@listwise/contracts/releases";
import { z } from "@listwise/contracts/zod";
import { ApiError, call } from "@listwise/shared-auth";
import { onCLS, onINP, onLCP } from "web-vitals";
import { createLoggedCall, logError, logUncaughtErrors } from "../host/page-log";
import { RemoteRuntime } from "../host/remote-runtime";
import { aRemote, aVersion } from "../host/testing/a-registry";
import { buildReport } from "./build-report";
import { startPageMetrics } from "./start-page-metrics";

jest.mock("web-vitals", () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));
jest.mock("@listwise/shared-auth", () => ({
  ...jest.requireActual("@listwise/shared-auth"),
  call: jest.fn(() => Promise.resolve({ success: true })),
}));

const VERSION = "1.0.0-aaaaaaaa";
const FOLDER = `http://localhost/releases/mfe-content/${VERSION}/`;
const SHELL_FOLDER = "http://localhost/releases/shell/2.0.0-bbbbbbbb/";
const remote = { name: "mfe-content", version: VERSION };
const shell = { name: "shell", version: "2.0.0-bbbbbbbb" };
const frame = (folder: string, file: string) => `    at f (${folder}${file}:1:20)`;
const createError = (...frames: string[]) =>
  Object.assign(new TypeError("It broke."), { stack: ["TypeError: It broke.", ...frames].join("\n") });

let runtime: RemoteRuntime;
beforeEach(() => {
  runtime = new RemoteRuntime();
  for (const folder of [SHELL_FOLDER, FOLDER]) runtime.releases.set(folder, { hashes: {}, attempt: 0 });
});

const report = () => buildReport(runtime, new Map());
const getErrors = () =>
  report().flatMap(({ name, errors = [] }) => errors.map(({ frames }) => [name, frames.length]));

describe("calls", () => {
  const answering = (answer: () => Promise<unknown>) => createLoggedCall(runtime.log, remote, answer);
  const failing = (status: number, code: string) =>
    answering(() => Promise.reject(new ApiError({ status, code, message: "No." })))().catch(() => undefined);

  test("are logged for their version and reported once, with their arguments and answers unchanged", async () => {
    const answer = jest.fn(async () => "answer");
    expect(await answering(answer)("endpoint", { query: {} })).toBe("answer");
    expect(answer).toHaveBeenCalledWith("endpoint", { query: {} });
    expect(report()).toMatchObject([shell, { ...remote, calls: [expect.any(Number)], failedCalls: 0 }]);
    expect(report()).toMatchObject([{ ...shell, calls: [] }]);
  });

  test("fail if the server fails; the visitor's input and connection say nothing about the version", async () => {
    for (const [status, code] of [
      [500, "INTERNAL"],
      [0, "TIMEOUT"],
      [200, "UNEXPECTED_ANSWER"],
      [422, "VALIDATION_FAILED"],
    ] as const)
      await failing(status, code);
    await failing(0, "NETWORK");
    await answering(() => Promise.reject(new DOMException("Aborted", "AbortError")))().catch(() => undefined);
    expect(report()[1]).toMatchObject({ calls: { length: 4 }, failedCalls: 3 });
  });

  test("are limited", async () => {
    const send = answering(() => Promise.resolve());
    for (let time = 0; time < 600; time++) await send();
    expect(report()[1]?.calls).toHaveLength(100);
  });
});

describe("script errors", () => {
  test("belong to the remote in their stack, also below a shared module", () => {
    logError(runtime.log, createError(frame(SHELL_FOLDER, "main.js"), frame(FOLDER, "page.js?try=1")));
    logError(runtime.log, createError(frame(SHELL_FOLDER, "main.js")));
    expect(getErrors()).toEqual([
      ["shell", 1],
      ["mfe-content", 2],
    ]);
  });

  test("belong to the version that they are known to come from", () => {
    logError(runtime.log, createError(frame(SHELL_FOLDER, "react.js")), remote);
    expect(getErrors()).toEqual([["mfe-content", 1]]);
  });

  test("from elsewhere, or without a stack, are dropped", () => {
    logError(runtime.log, createError(frame("https://extension.example/", "x.js")));
    logError(runtime.log, "text");
    expect(getErrors()).toEqual([]);
  });

  test("have positions in stacks of Firefox and Safari", () => {
    logError(
      runtime.log,
      Object.assign(new Error("It broke."), { stack: `f@${FOLDER}page.js:3:7\n@${FOLDER}a.js:1:1` }),
    );
    expect(report()[1]?.errors?.[0]?.frames).toEqual([
      { ...remote, file: "page.js", line: 3, column: 7 },
      { ...remote, file: "a.js", line: 1, column: 1 },
    ]);
  });

  test("that nothing catches are logged", () => {
    logUncaughtErrors(runtime.log);
    const error = createError(frame(FOLDER, "page.js"));
    window.dispatchEvent(new ErrorEvent("error", { error }));
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: error }));
    expect(report()[1]?.errors).toHaveLength(2);
  });
});

/** Gives the page's resources to every observer. jsdom has none. */
function provideResources(...entries: object[]) {
  class Observer {
    constructor(private readonly listener: (list: object) => void) {}
    observe() {
      this.listener({ getEntries: () => entries });
    }
  }
  Reflect.set(globalThis, "PerformanceObserver", Observer);
}

test("a page reports its vitals by remote and what is new, each time it is hidden", () => {
  document.body.innerHTML = `<header><button id="menu"></button></header>
    <main><div data-remote="mfe-content" data-remote-version="${VERSION}"><button id="go"></button></div></main>`;
  runtime.getState("mfe-content").used = { ...aRemote(), ...aVersion(VERSION) };
  provideResources(
    { name: `${FOLDER}page.js`, encodedBodySize: 4_000 },
    { name: `${FOLDER}entry.js`, encodedBodySize: 1_000 },
    { name: `${SHELL_FOLDER}font.woff2`, encodedBodySize: 0 },
    { name: "http://localhost/api/apps", encodedBodySize: 9_000 },
  );
  startPageMetrics(runtime, "token");
  const tell = (listen: jest.Mock, metric: object): void =>
    void Reflect.apply(listen.mock.lastCall?.[0], undefined, [metric]);
  tell(jest.mocked(onLCP), { value: 1200.4, entries: [] });
  tell(jest.mocked(onINP), { value: 88, entries: [{ target: document.querySelector("#menu") }] });
  tell(jest.mocked(onCLS), {
    value: 0.1,
    entries: [
      { value: 0.02, sources: [{ node: document.querySelector("#menu") }] },
      { value: 0.08, sources: [{ node: document.querySelector("#go") }] },
    ],
  });
  const visibility = jest.spyOn(document, "visibilityState", "get");
  window.dispatchEvent(new Event("visibilitychange"));
  expect(call).not.toHaveBeenCalled();
  visibility.mockReturnValue("hidden");
  window.dispatchEvent(new Event("visibilitychange"));
  visibility.mockRestore();
  const empty = { calls: [], failedCalls: 0, errors: [] };
  const body = {
    page: "token",
    releases: [
      { ...shell, ...empty, lcpMs: 1200, inpMs: 88 },
      { ...remote, ...empty, lcpMs: 1200, cls: 0.1, bytes: 5_000 },
    ],
  };
  expect(call).toHaveBeenCalledWith(releaseMetricsEndpoints.measured, { body, keepalive: true });
  expect(z.safeParse(releaseMetricsEndpoints.measured.body, body).success).toBe(true);
});
