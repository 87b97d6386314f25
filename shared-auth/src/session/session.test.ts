import { queryClient } from "../query/query-client";
import { cache } from "../storage/cache";
import { storage } from "../storage/safe-storage";
import { aSessionAnswer, aToken, aUser, recordPage, resetSession, signInAs } from "../testing";
import { adoptStoredSession, signIn } from "./change-session";
import { followOtherTabs } from "./follow-other-tabs";
import { getSession } from "./session.store";
import { readStoredSession } from "./stored-session";
import { tokenIsLive } from "./token";

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

test("another user on the same browser finds nothing of the former one", () => {
  signInAs("user");
  queryClient.setQueryData(["apps"], ["secret"]);
  cache.write("keywords_1", ["secret"]);

  signIn(aSessionAnswer({ user: aUser({ id: 2 }) }));

  expect(queryClient.getQueryData(["apps"])).toBeUndefined();
  expect(cache.read("keywords_1")).toBeUndefined();
  expect(getSession().user?.id).toBe(2);
});

test("a logout in another tab ends this tab's session and leaves for /login", async () => {
  followOtherTabs();
  signInAs("user");

  otherTab({ token: null, refreshToken: null, user: null });
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(getSession().status).toBe("anonymous");
  expect(record.went).toEqual(["/login"]);
});

test("another user in another tab loads this tab again", async () => {
  followOtherTabs();
  signInAs("user");

  otherTab({ token: aToken({ id: "b" }), user: JSON.stringify(aUser({ id: 9 })) });
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(record.reloads).toBe(1);
  expect(getSession().user?.id).toBe(9);
});

test("a refresh in another tab changes nothing here", () => {
  signInAs("user");
  storage.set("token", aToken({ id: "c" }));

  adoptStoredSession();

  expect(record).toEqual({ went: [], alerts: [], reloads: 0 });
});

test.each([
  ["a token that is none", { token: "garbage", user: JSON.stringify(aUser()) }],
  ["a user that is no JSON", { token: aToken(), user: "{" }],
  ["a user without a role", { token: aToken(), user: JSON.stringify({ id: 1 }) }],
  ["a token without a user", { token: aToken() }],
])("%s counts as no session and is removed", (_what, stored) => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  Object.entries(stored).forEach(([key, value]) => storage.set(key, value));

  expect(readStoredSession()).toBeNull();
  expect(storage.get("token")).toBeNull();
});

test("a login that cannot be stored says so and signs nobody in", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  jest.spyOn(console, "warn").mockImplementation(() => {});

  expect(() => {
    signIn(aSessionAnswer());
  }).toThrow("Failed to store authentication data");
  expect(getSession().status).toBe("anonymous");
});

test("a login without a token is refused", () => {
  expect(() => {
    signIn(aSessionAnswer({ token: "" }));
  }).toThrow("No authentication token received");
});

test.each([
  [aToken({ expiresInSeconds: 60 }), true],
  [aToken({ expiresInSeconds: -1 }), false],
  ["a.b", false],
  ["a.b.c", false],
  ["", false],
  [null, false],
])("tokenIsLive(%s) is %s", (token, expected) => {
  expect(tokenIsLive(token)).toBe(expected);
});
