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
  handle,
  recordPage,
  resetSession,
  signInAs,
} from "../testing";
import { ensureFreshSession } from "./ensure-fresh-session";
import { refreshSession } from "./refresh";
import { signOut } from "./sign-out";

const server = startApiServer();
let record = recordPage().record;
beforeEach(() => {
  resetSession();
  record = recordPage().record;
});

const expired = () => aToken({ expiresInSeconds: -1 });
const refusal = (status: number, code = "UNAUTHORIZED") =>
  HttpResponse.json({ success: false, code, message: "No longer.", requestId: "r" }, { status });

/** Responds to refreshes and records what they sent. */
function refreshes(answer: () => Response | Promise<Response>) {
  const sent: { body: unknown; bearer: string | null }[] = [];
  server.use(
    handle(authEndpoints.refresh, async ({ request }) => {
      sent.push({ body: await request.json(), bearer: request.headers.get("Authorization") });
      return answer();
    }),
  );
  return sent;
}

describe("a refresh", () => {
  test("sends only the stored refresh token and stores the response", async () => {
    signInAs("user");
    const token = aToken({ id: "2" });
    const sent = refreshes(() => HttpResponse.json(aSessionAnswer({ token, refreshToken: "refresh-2" })));

    expect(await refreshSession(storage.get("token"))).toBe(token);
    expect(sent).toEqual([{ body: { refreshToken: "refresh-1" }, bearer: null }]);
    expect([storage.get("token"), storage.get("refreshToken")]).toEqual([token, "refresh-2"]);
  });

  test.each([408, 429, 500, 503])("that fails with %i keeps the login", async (status) => {
    signInAs("user");
    refreshes(() => refusal(status, "UNAVAILABLE"));

    await expect(refreshSession(storage.get("token"))).rejects.toMatchObject({ status });
    expect(getSession().status).toBe("signed-in");
    expect(record.went).toEqual([]);
  });

  test.each([400, 401, 403, 499])("refused with %i ends the login and leaves for /login", async (status) => {
    signInAs("user");
    const reasons: string[] = [];
    const off = bus.on("user:logged-out", ({ reason }) => void reasons.push(reason));
    refreshes(() => refusal(status));

    expect(await refreshSession(storage.get("token"))).toBeNull();
    expect(getSession().status).toBe("anonymous");
    expect(reasons).toEqual(["expired"]);
    expect(record).toMatchObject({ went: ["/login"], alerts: [] });
    off();
  });

  test("that finds a terminated session shows the server's message", async () => {
    signInAs("user");
    const reasons: string[] = [];
    const off = bus.on("user:logged-out", ({ reason }) => void reasons.push(reason));
    refreshes(() => refusal(401, "SESSION_TERMINATED"));

    expect(await refreshSession(storage.get("token"))).toBeNull();
    expect(reasons).toEqual(["terminated"]);
    expect(record).toMatchObject({ went: [], alerts: ["No longer."] });
    off();
  });

  test("with an unreadable response keeps the login", async () => {
    signInAs("user");
    const before = storage.get("token");
    refreshes(() => new HttpResponse("<!doctype html>"));

    await expect(refreshSession(before)).rejects.toMatchObject({ status: 200 });
    expect([storage.get("token"), storage.get("refreshToken")]).toEqual([before, "refresh-1"]);
  });

  test("can be repeated after a failure", async () => {
    signInAs("user");
    let status = 503;
    const sent = refreshes(() => (status === 200 ? HttpResponse.json(aSessionAnswer()) : refusal(status)));

    await expect(refreshSession(storage.get("token"))).rejects.toThrow();
    status = 200;
    expect(await refreshSession(storage.get("token"))).not.toBeNull();
    expect(sent).toHaveLength(2);
  });

  test("is skipped if another tab has stored a live token meanwhile", async () => {
    signInAs("user");
    const [stale, newer] = [expired(), aToken({ id: "newer" })];
    storage.set("token", newer);

    expect(await refreshSession(stale)).toBe(newer);
  });

  test("is made if the token stored by another tab has expired too", async () => {
    signInAs("user");
    storage.set("token", expired());
    const sent = refreshes(() => HttpResponse.json(aSessionAnswer({ token: aToken({ id: "2" }) })));

    expect(await refreshSession("older")).toBe(storage.get("token"));
    expect(sent).toHaveLength(1);
  });

  test("without a refresh token ends the login without calling the server", async () => {
    signInAs("user");
    storage.remove("refreshToken");

    expect(await refreshSession(storage.get("token"))).toBeNull();
    expect(getSession().status).toBe("anonymous");
    expect(record).toMatchObject({ went: ["/login"], alerts: [] });
  });

  test("overtaken by another user's login does not overwrite that user's tokens", async () => {
    signInAs("user");
    refreshes(() => {
      signInAs("user", { id: 2 });
      return HttpResponse.json(aSessionAnswer({ token: aToken({ id: "late" }), refreshToken: "late" }));
    });

    const token = await refreshSession(storage.get("token"));
    expect(token).toBe(storage.get("token"));
    expect(storage.get("refreshToken")).toBe("refresh-1");
    expect(getSession().user?.id).toBe(2);
  });

  test("overtaken by another tab's refresh does not overwrite the newer pair", async () => {
    signInAs("user");
    const newer = aToken({ id: "newer" });
    refreshes(() => {
      storage.set("token", newer);
      storage.set("refreshToken", "newer");
      return HttpResponse.json(aSessionAnswer({ token: aToken({ id: "late" }), refreshToken: "late" }));
    });

    expect(await refreshSession(storage.get("token"))).toBe(newer);
    expect([storage.get("token"), storage.get("refreshToken")]).toEqual([newer, "newer"]);
  });

  test("waits for its turn among the tabs if the browser supports locks", async () => {
    signInAs("user");
    const sent = refreshes(() => HttpResponse.json(aSessionAnswer()));
    const newer = aToken({ id: "newer" });
    const request = async (_name: string, run: () => unknown) => {
      storage.set("token", newer); // The first tab has refreshed.
      return run();
    };
    Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });

    expect(await refreshSession(expired())).toBe(newer);
    expect(sent).toEqual([]);
    Reflect.deleteProperty(navigator, "locks");
  });
});

describe("before a page opens", () => {
  test("a visitor's session is over", async () => {
    expect(await ensureFreshSession()).toBe("over");
  });

  test("a live token is not refreshed", async () => {
    signInAs("user");
    expect(await ensureFreshSession()).toBe("live");
  });

  test("an expired token is refreshed", async () => {
    signInAs("user");
    storage.set("token", expired());
    const sent = refreshes(() => HttpResponse.json(aSessionAnswer()));
    expect(await ensureFreshSession()).toBe("live");
    expect(sent).toHaveLength(1);
  });

  test("a rejected refresh means that the session is over", async () => {
    signInAs("user");
    storage.set("token", expired());
    refreshes(() => refusal(401));
    expect(await ensureFreshSession()).toBe("over");
  });

  test("an unreachable server says nothing about the session", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    signInAs("user");
    storage.set("token", expired());
    refreshes(() => HttpResponse.error());
    expect(await ensureFreshSession()).toBe("unknown");
    expect(getSession().status).toBe("signed-in");
    expect(warn).toHaveBeenCalled();
  });
});

describe("signing out", () => {
  function logouts(answer: () => Response) {
    const sent: { bearer: string | null; keepalive: boolean }[] = [];
    server.use(
      handle(authEndpoints.logout, ({ request }) => {
        sent.push({ bearer: request.headers.get("Authorization"), keepalive: request.keepalive });
        return answer();
      }),
    );
    return sent;
  }

  test("ends the login in this browser first, then notifies the server with the old token", async () => {
    const warn = jest.spyOn(console, "warn");
    const { token } = signInAs("user");
    const reasons: string[] = [];
    const off = bus.on("user:logged-out", ({ reason }) => void reasons.push(reason));
    const sent = logouts(() => HttpResponse.json({ success: true }));

    const told = signOut();
    expect([getSession().status, storage.get("token"), reasons]).toEqual(["anonymous", null, ["user"]]);
    await told;
    expect(sent).toEqual([{ bearer: `Bearer ${token}`, keepalive: true }]);
    expect(warn).not.toHaveBeenCalled();
    off();
  });

  test.each([
    ["refuses", () => HttpResponse.json({ success: false }, { status: 500 })],
    ["cannot be reached", () => HttpResponse.error()],
  ])("does not fail when the server %s", async (_, answer) => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    signInAs("user");
    logouts(answer);

    await expect(signOut()).resolves.toBeUndefined();
    expect(getSession().status).toBe("anonymous");
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("does not call the server if the session is gone there or no user is signed in", async () => {
    server.use(answerWith(authEndpoints.logout, { success: true }));
    const sent = logouts(() => HttpResponse.json({ success: true }));
    signInAs("user");
    await signOut({ gone: true });
    await signOut();
    expect(sent).toEqual([]);
    expect(getSession().status).toBe("anonymous");
  });
});
