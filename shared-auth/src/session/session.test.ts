import { bus } from "../events/bus";
import { queryClient } from "../query/query-client";
import { cache } from "../storage/cache";
import { storage } from "../storage/safe-storage";
import { aSessionAnswer, aToken, aUser, recordPage, resetSession, signInAs } from "../testing";
import { renewSession, signIn } from "./change-session";
import { getSession } from "./session.store";
import { readStoredSession } from "./stored-session";
import { isTokenLive } from "./token";

recordPage();
beforeEach(resetSession);

test("S61 a second user on the same browser sees no data of the first", () => {
  signInAs("user");
  queryClient.setQueryData(["apps"], ["secret"]);
  cache.write("keywords_1", ["secret"]);
  storage.setJson("table-columns:keywords", ["secret"]);

  signIn(aSessionAnswer({ user: aUser({ id: 2 }) }));

  expect(queryClient.getQueryData(["apps"])).toBeUndefined();
  expect(cache.read("keywords_1")).toBeUndefined();
  expect(storage.get("table-columns:keywords")).toBeNull();
  expect(getSession().user?.id).toBe(2);
});

test("S61 signing in over another user's session logs that user out first", () => {
  signInAs("user");
  const heard: string[] = [];
  const offs = [
    bus.on("user:logged-out", () => heard.push("out")),
    bus.on("user:logged-in", () => heard.push("in")),
  ];

  signInAs("user", { id: 2 });
  signInAs("user", { id: 2 });

  expect(heard).toEqual(["out", "in", "in"]);
  offs.forEach((off) => {
    off();
  });
});

test("F21 a refreshed login that cannot be stored continues with the current one", () => {
  signInAs("user");
  const before = storage.get("refreshToken");
  jest.spyOn(console, "warn").mockImplementation(() => {});
  jest.spyOn(console, "error").mockImplementation(() => {});
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

  renewSession(aSessionAnswer({ refreshToken: "refresh-2" }));

  expect(getSession().status).toBe("signed-in");
  expect(storage.get("refreshToken")).toBe(before);
});

test.each([
  ["an invalid token", { token: "garbage", user: JSON.stringify(aUser()) }],
  ["a user that isn't JSON", { token: aToken(), user: "{" }],
  ["a user without a role", { token: aToken(), user: JSON.stringify({ id: 1 }) }],
  ["a token without a user", { token: aToken() }],
])("F23 %s counts as no session and is removed", (_what, stored) => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  Object.entries(stored).forEach(([key, value]) => storage.set(key, value));

  expect(readStoredSession()).toBeNull();
  expect(storage.get("token")).toBeNull();
});

test("F21 a login that cannot be stored fails with a message and signs no user in", () => {
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
  expect(isTokenLive(token)).toBe(expected);
});
