import { appsEndpoints } from "@listwise/contracts/apps";
import { authEndpoints } from "@listwise/contracts/auth";
import { HttpResponse } from "msw";
import { call } from "../http/call";
import { storage } from "../storage/safe-storage";
import {
  startApiServer,
  aSessionAnswer,
  aToken,
  aUser,
  handle,
  recordPage,
  resetSession,
  signInAs,
} from "../testing";
import { adoptStoredSession } from "./change-session";
import { followOtherTabs } from "./follow-other-tabs";
import { getSession } from "./session.store";

const server = startApiServer();
let record = recordPage().record;
beforeEach(() => {
  resetSession();
  record = recordPage().record;
});

function otherTab(change: Record<string, string | null>) {
  for (const [key, newValue] of Object.entries(change)) {
    if (newValue === null) storage.remove(key);
    else storage.set(key, newValue);
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }
}

test("F17 a logout in another tab ends this tab's session and goes to /login", () => {
  followOtherTabs();
  signInAs("user");

  otherTab({ token: null, refreshToken: null, user: null });

  expect(getSession().status).toBe("anonymous");
  expect(record.went).toEqual(["/login"]);
});

test("F19 another user in another tab reloads this tab", () => {
  followOtherTabs();
  signInAs("user");

  otherTab({ token: aToken({ id: "b" }), user: JSON.stringify(aUser({ id: 9 })) });

  expect(record.reloads).toBe(1);
  expect(getSession().user?.id).toBe(9);
});

test("a refresh in another tab changes nothing here", () => {
  signInAs("user");
  storage.set("token", aToken({ id: "c" }));

  adoptStoredSession();

  expect(record).toEqual({ went: [], alerts: [], reloads: 0 });
});

test("F19 a call made before this tab has noticed another user is dropped and not sent as that user", async () => {
  signInAs("user");
  let asked = 0;
  server.use(
    handle(appsEndpoints.list, () => {
      asked += 1;
      return HttpResponse.json({ success: true, data: [] });
    }),
  );
  storage.set("token", aToken({ id: "b" }));
  storage.setJson("user", aUser({ id: 9 }));

  await expect(call(appsEndpoints.list)).rejects.toMatchObject({ name: "AbortError" });
  expect(asked).toBe(0);
  expect(record.reloads).toBe(1);
});

test("F17 F19 a response that arrives after the session ended is discarded", async () => {
  signInAs("user");
  server.use(
    handle(appsEndpoints.list, () => {
      otherTab({ token: null, refreshToken: null, user: null });
      return HttpResponse.json({ success: true, data: [] });
    }),
  );

  await expect(call(appsEndpoints.list)).rejects.toMatchObject({ name: "AbortError" });
});

test("F18 a refresh overtaken by another tab's logout is not stored", async () => {
  followOtherTabs();
  signInAs("user");
  storage.set("token", aToken({ expiresInSeconds: -1 }));
  server.use(
    handle(authEndpoints.refresh, () => {
      otherTab({ token: null, refreshToken: null, user: null });
      return HttpResponse.json(aSessionAnswer({ refreshToken: "late" }));
    }),
  );

  await expect(call(appsEndpoints.list)).rejects.toThrow();
  expect(["token", "refreshToken", "user"].map((key) => storage.get(key))).toEqual([null, null, null]);
  expect(getSession().status).toBe("anonymous");
});
