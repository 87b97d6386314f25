import { bus } from "../events/bus";
import { storage } from "../storage/safe-storage";
import { aSessionAnswer, aToken, aUser, recordPage, resetSession, signInAs } from "../testing";
import { adoptStoredSession, clearSession, renewSession, updateUser } from "./change-session";
import { getFingerprint } from "./fingerprint";
import { followOtherTabs } from "./follow-other-tabs";
import { getSession } from "./session.store";
import { readStoredSession } from "./stored-session";
import { getIssuedAt, syncClock, getServerTime, isTokenLive } from "./token";

let record = recordPage().record;
const heard: unknown[] = [];
const offs = [
  bus.on("user:logged-out", ({ reason }) => void heard.push(`out ${reason}`)),
  bus.on("user:updated", ({ user }) => void heard.push(`updated ${user.name}`)),
];
beforeEach(() => {
  resetSession();
  syncClock(Date.now());
  record = recordPage().record;
  heard.length = 0;
});
afterAll(() => {
  offs.forEach((off) => {
    off();
  });
});

test("refreshed tokens are stored with their user, and no event is emitted", () => {
  const error = jest.spyOn(console, "error");
  signInAs("user");
  renewSession(aSessionAnswer({ refreshToken: "refresh-2", user: aUser({ name: "Ada Renamed" }) }));
  expect(readStoredSession()).toMatchObject({ refreshToken: "refresh-2", user: { name: "Ada Renamed" } });
  expect(getSession().user?.name).toBe("Ada Renamed");
  expect(error).not.toHaveBeenCalled();
  expect(heard).toEqual([]);
});

describe("the stored user", () => {
  test("changes here, in storage and for all listeners; the tokens stay", () => {
    const { token } = signInAs("user");
    updateUser({ name: "Ada Renamed" });
    expect(getSession()).toMatchObject({ status: "signed-in", user: { id: 1, name: "Ada Renamed" } });
    expect(readStoredSession()).toMatchObject({
      token,
      refreshToken: "refresh-1",
      user: { name: "Ada Renamed" },
    });
    expect(heard).toEqual(["updated Ada Renamed"]);
  });

  test("does not change if another tab has stored a different user or no user is signed in", () => {
    updateUser({ name: "Changed" });
    signInAs("user");
    storage.setJson("user", aUser({ id: 9, name: "Other" }));
    updateUser({ name: "Ada Renamed" });
    expect(readStoredSession()?.user).toMatchObject({ id: 9, name: "Other" });
    expect(getSession().user?.name).toBe("A user");
    expect(heard).toEqual([]);
  });
});

describe("the end of a login", () => {
  test("is announced once with its reason and clears the storage", () => {
    signInAs("user");
    expect([clearSession("expired"), clearSession("expired")]).toEqual([true, false]);
    expect(heard).toEqual(["out expired"]);
    expect(["token", "refreshToken", "user"].map((key) => storage.get(key))).toEqual([null, null, null]);
  });

  test("clears the storage even if the page shows no signed-in user", () => {
    storage.set("token", aToken());
    expect(clearSession("user")).toBe(false);
    expect(storage.get("token")).toBeNull();
  });

  test("in favor of another tab's login keeps what that tab stored", () => {
    signInAs("user");
    const token = aToken({ id: "b" });
    storage.set("token", token);
    storage.setJson("user", aUser({ id: 9 }));
    adoptStoredSession();
    expect(readStoredSession()).toMatchObject({ token, user: { id: 9 } });
    expect(heard).toEqual(["out other-tab"]);
    expect(record).toMatchObject({ went: [], reloads: 1 });
  });
});

describe("a page without a signed-in user", () => {
  test("adopts another tab's login and reloads", () => {
    storage.set("token", aToken());
    storage.setJson("user", aUser({ id: 9 }));
    adoptStoredSession();
    expect(getSession().user?.id).toBe(9);
    expect(record).toMatchObject({ went: [], reloads: 1 });
    expect(heard).toEqual([]);
  });

  test("stays as it is if another tab has no login either", () => {
    adoptStoredSession();
    expect(record).toEqual({ went: [], alerts: [], reloads: 0 });
  });
});

describe("another tab", () => {
  const tell = (key: string) => void window.dispatchEvent(new StorageEvent("storage", { key }));

  test("that changes the user's name changes it here", () => {
    followOtherTabs();
    followOtherTabs();
    signInAs("user");
    storage.setJson("user", aUser({ name: "Ada Renamed" }));
    tell("user");
    expect(getSession().user?.name).toBe("Ada Renamed");
    expect(record.reloads).toBe(0);
  });

  test("that has stored a user but no token yet changes nothing here", () => {
    followOtherTabs();
    signInAs("user");
    storage.remove("token");
    tell("user");
    expect(getSession().status).toBe("signed-in");
  });
});

test("a stored user from before email verification existed needs none", () => {
  storage.set("token", aToken());
  storage.setJson("user", aUser());
  expect(readStoredSession()?.user.emailVerificationRequired).toBe(false);
  storage.setJson("user", { ...aUser(), emailVerificationRequired: true });
  expect(readStoredSession()?.user.emailVerificationRequired).toBe(true);
});

test("a browser keeps its ID and gets a new one if the stored value is invalid", () => {
  const made = getFingerprint();
  expect(made).toMatch(/^[0-9a-f]{32}$/);
  expect(getFingerprint()).toBe(made);
  for (const wrong of ["", made.slice(1), `${made}0`, `x${made.slice(1)}`]) {
    storage.set("fingerprint", wrong);
    expect(getFingerprint()).toMatch(/^[0-9a-f]{32}$/);
    expect(getFingerprint()).not.toBe(wrong);
  }
});

describe("tokens and clocks", () => {
  test("a token of two or four parts is not live, whatever its claims", () => {
    const [head, claims, signature] = aToken().split(".");
    expect(isTokenLive(`${head}.${claims}.${signature}`)).toBe(true);
    expect(isTokenLive(`${head}.${claims}`)).toBe(false);
    expect(isTokenLive(`${head}.${claims}.${signature}.x`)).toBe(false);
  });

  test("a token is live until its expiry", () => {
    const token = aToken({ expiresInSeconds: 60 });
    const end = getIssuedAt(token) + 60_000;
    expect([isTokenLive(token, end - 1), isTokenLive(token, end)]).toEqual([true, false]);
  });

  test("a token has a time of issue or none", () => {
    expect(Math.abs(getIssuedAt(aToken()) - Date.now())).toBeLessThan(5_000);
    expect(getIssuedAt("none")).toBeNaN();
    expect(getIssuedAt(`e30.${btoa(JSON.stringify({ exp: 9 }))}.x`)).toBeNaN();
  });

  test("a clock that is off by up to 30 seconds counts as right; an invalid time changes nothing", () => {
    const now = 1_800_000_000_000;
    jest.spyOn(Date, "now").mockReturnValue(now);
    const learned = (offset: number) => {
      syncClock(now + offset);
      return getServerTime() - now;
    };
    expect([learned(30_000), learned(-30_000), learned(30_001), learned(-30_001)]).toEqual([
      0, 0, 30_001, -30_001,
    ]);
    syncClock(Number.NaN);
    expect(getServerTime()).toBe(now - 30_001);
  });
});
