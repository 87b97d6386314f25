import { appsEndpoints, authEndpoints, siteEndpoints, userKeywordsEndpoints } from "@listwise/contracts";
import { HttpResponse } from "msw";
import { bus } from "../events/bus";
import { getSession } from "../session/session.store";
import { storage } from "../storage/safe-storage";
import {
  answerWith,
  apiServer,
  aSessionAnswer,
  aToken,
  failWith,
  handle,
  recordPage,
  resetSession,
  signInAs,
} from "../testing";
import { call } from "./call";
import { signOut } from "./sign-out";

const server = apiServer();
let record = recordPage().record;
beforeEach(() => {
  resetSession();
  record = recordPage().record;
});

const bearer = (request: Request) => request.headers.get("Authorization");
const fresh = () => aToken({ id: "fresh" });
const listed = { success: true, data: [] };

/** The API refuses every token but the fresh one. */
function expireTokens(freshToken: string) {
  return handle(appsEndpoints.list, ({ request }) =>
    bearer(request) === `Bearer ${freshToken}`
      ? HttpResponse.json(listed)
      : HttpResponse.json(
          { success: false, code: "UNAUTHORIZED", message: "Sign in.", requestId: "r" },
          { status: 401 },
        ),
  );
}

function countedRefresh(answer: () => Response | Promise<Response>) {
  const counter = { calls: 0 };
  server.use(
    handle(authEndpoints.refresh, () => {
      counter.calls += 1;
      return answer();
    }),
  );
  return counter;
}

test("ten calls refused at once share one refresh and all succeed", async () => {
  signInAs("user");
  const token = fresh();
  server.use(expireTokens(token));
  const refresh = countedRefresh(() =>
    HttpResponse.json(aSessionAnswer({ token, refreshToken: "refresh-2" })),
  );

  const answers = await Promise.all(Array.from({ length: 10 }, () => call(appsEndpoints.list)));

  expect(answers).toHaveLength(10);
  expect(refresh.calls).toBe(1);
  expect(storage.get("refreshToken")).toBe("refresh-2");
});

test("a refused refresh clears the login once and leaves once, without an alert", async () => {
  signInAs("user");
  window.history.replaceState(null, "", "/keywords");
  const loggedOut = jest.fn();
  const off = bus.on("user:logged-out", loggedOut);
  server.use(failWith(appsEndpoints.list, "UNAUTHORIZED", "Sign in."));
  const refresh = countedRefresh(() =>
    HttpResponse.json(
      { success: false, code: "TOKEN_EXPIRED", message: "Too old.", requestId: "r" },
      { status: 401 },
    ),
  );

  const results = await Promise.allSettled(Array.from({ length: 10 }, () => call(appsEndpoints.list)));

  expect(results.every(({ status }) => status === "rejected")).toBe(true);
  expect(refresh.calls).toBe(1);
  expect(loggedOut).toHaveBeenCalledTimes(1);
  expect(record.went).toEqual(["/login"]);
  expect(record.alerts).toEqual([]);
  expect(storage.get("token")).toBeNull();
  expect(storage.get("refreshToken")).toBeNull();
  off();
});

test("a terminated session is not refreshed: the server's message is shown once and the page leaves", async () => {
  signInAs("user");
  const refresh = countedRefresh(() => HttpResponse.json(aSessionAnswer()));
  server.use(failWith(appsEndpoints.list, "SESSION_TERMINATED", "An administrator ended your session."));

  await Promise.allSettled([call(appsEndpoints.list), call(appsEndpoints.list)]);
  await new Promise((resolve) => setTimeout(resolve, 150));

  expect(refresh.calls).toBe(0);
  expect(record.alerts).toEqual([expect.stringContaining("An administrator ended your session.")]);
  expect(record.went).toEqual(["/login"]);
  expect(getSession().status).toBe("anonymous");
});

test("a server that is down during the refresh does not log anyone out", async () => {
  signInAs("user");
  server.use(failWith(appsEndpoints.list, "UNAUTHORIZED", "Sign in."));
  countedRefresh(() => new HttpResponse("bad gateway", { status: 502 }));

  await expect(call(appsEndpoints.list)).rejects.toMatchObject({ status: 502 });

  expect(getSession().status).toBe("signed-in");
});

test("a logout during a refresh stays a logout", async () => {
  signInAs("user");
  server.use(expireTokens(fresh()), answerWith(authEndpoints.logout, { success: true }));
  countedRefresh(async () => {
    await signOut();
    return HttpResponse.json(aSessionAnswer({ refreshToken: "late" }));
  });

  await expect(call(appsEndpoints.list)).rejects.toThrow();

  expect(getSession().status).toBe("anonymous");
  expect(storage.get("refreshToken")).toBeNull();
});

test("a POST that may run twice carries the same key both times", async () => {
  signInAs("user");
  const keys: (string | null)[] = [];
  const token = fresh();
  countedRefresh(() => HttpResponse.json(aSessionAnswer({ token })));
  server.use(
    handle(appsEndpoints.follow, ({ request }) => {
      keys.push(request.headers.get("Idempotency-Key"));
      return HttpResponse.json({ success: false, code: "UNAUTHORIZED" }, { status: 401 });
    }),
  );

  await expect(call(appsEndpoints.follow, { body: { appId: 7 } })).rejects.toMatchObject({ status: 401 });

  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ["a body without a message", () => new HttpResponse("<h1>no</h1>", { status: 418 }), "HTTP error 418"],
  [
    "an HTML page with status 200",
    () => new HttpResponse("<!doctype html>"),
    "Beklenmeyen API yanıt formatı",
  ],
  ["an empty body", () => new HttpResponse(null, { status: 200 }), "Beklenmeyen API yanıt formatı"],
  ["another shape", () => HttpResponse.json({ ok: "yes" }), "Beklenmeyen API yanıt formatı"],
])("%s becomes a message fit to be shown", async (_what, answer, message) => {
  server.use(handle(siteEndpoints.license, answer));

  await expect(call(siteEndpoints.license)).rejects.toThrow(message);
});

test("an answer after the time-out is an error with a code", async () => {
  server.use(
    handle(siteEndpoints.license, async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return HttpResponse.json({ ok: true, killSwitch: false });
    }),
  );

  await expect(call(siteEndpoints.license, { timeoutMs: 20 })).rejects.toMatchObject({ code: "TIMEOUT" });
});

test("without a login a guarded call fails before it is sent", async () => {
  await expect(call(appsEndpoints.list)).rejects.toMatchObject({ status: 401, code: "UNAUTHORIZED" });
});

test("parameters are encoded and absent query values left out", async () => {
  signInAs("user");
  const seen: string[] = [];
  server.use(
    handle(appsEndpoints.get, ({ request }) => {
      seen.push(new URL(request.url).pathname + new URL(request.url).search);
      return HttpResponse.json({}, { status: 404 });
    }),
  );

  await expect(call(appsEndpoints.get, { params: { id: "a/b?c" } })).rejects.toThrow("HTTP error 404");

  expect(seen).toEqual(["/api/apps/a%2Fb%3Fc"]);
});

test("an unverified account learns it from the server's refusal", async () => {
  signInAs("user", { emailVerified: false });
  server.use(failWith(userKeywordsEndpoints.list, "EMAIL_NOT_VERIFIED", "Confirm your address."));

  await expect(call(userKeywordsEndpoints.list)).rejects.toThrow("Confirm your address.");

  expect(getSession().user?.emailVerificationRequired).toBe(true);
});
