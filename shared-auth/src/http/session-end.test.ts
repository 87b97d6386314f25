import { presenceEndpoints } from "@listwise/contracts/account";
import { appsEndpoints } from "@listwise/contracts/apps";
import { authEndpoints } from "@listwise/contracts/auth";
import { HttpResponse } from "msw";
import { bus } from "../events/bus";
import { getSession } from "../session/session.store";
import { storage } from "../storage/safe-storage";
import {
  answerWith,
  startApiServer,
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

const server = startApiServer();
let record = recordPage().record;
beforeEach(() => {
  resetSession();
  record = recordPage().record;
});

const bearer = (request: Request) => request.headers.get("Authorization");
const fresh = () => aToken({ id: "fresh" });
const listed = { success: true, data: [] };

/** Makes the API reject every token but the fresh one. */
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

test("F14 ten calls rejected together share one refresh and all succeed", async () => {
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

test("F15 a rejected refresh clears the login and leaves the page once, without an alert", async () => {
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

test("an activity report that learns of the end shows nothing; the user's next action shows the message", async () => {
  signInAs("user");
  server.use(
    failWith(presenceEndpoints.report, "SESSION_TERMINATED", "An administrator ended your session."),
  );
  const body = { currentPage: "/keywords", browser: "x", os: "x", fingerprint: "x" };

  await expect(call(presenceEndpoints.report, { body })).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(record).toMatchObject({ alerts: [], went: [] });
  expect(storage.get("token")).toBeNull();

  await Promise.allSettled([call(appsEndpoints.list), call(appsEndpoints.list)]);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(record.alerts).toEqual(["An administrator ended your session."]);
  expect(record.went).toEqual(["/login"]);
});

test("a server that is down during the refresh does not log anyone out", async () => {
  signInAs("user");
  server.use(failWith(appsEndpoints.list, "UNAUTHORIZED", "Sign in."));
  countedRefresh(() => new HttpResponse("bad gateway", { status: 502 }));

  await expect(call(appsEndpoints.list)).rejects.toMatchObject({ status: 502 });

  expect(getSession().status).toBe("signed-in");
});

test("a rejected refresh of an old pair keeps the login that another tab has renewed meanwhile", async () => {
  signInAs("user");
  const token = fresh();
  server.use(expireTokens(token));
  countedRefresh(() => {
    storage.set("token", token);
    storage.set("refreshToken", "refresh-2");
    return HttpResponse.json(
      { success: false, code: "TOKEN_EXPIRED", message: "Sign in.", requestId: "r" },
      { status: 401 },
    );
  });

  await call(appsEndpoints.list);
  expect(getSession().status).toBe("signed-in");
});

test("F18 a logout during a refresh remains a logout", async () => {
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
