import { storage } from "../storage/safe-storage";
import { updateUser } from "../session/change-session";
import { aToken, aUser, recordPage, resetSession, signInAs } from "../testing";
import { decide, needsSecondFactor } from "./decide";
import { guard, guardRoute, canEnter } from "./guard";
import { handleLicenseError, isLicensed, onLicenseLost, setLicenseOk } from "./license";
import { saveCurrentPath, saveReturnPath, consumeReturnPath } from "./return-path";
import { sanitizeReturnPath } from "./sanitize-return-path";

recordPage();
beforeEach(resetSession);
afterEach(() => window.history.replaceState(null, "", "/"));

describe("the return path", () => {
  test("is the open page with its query and hash", () => {
    window.history.replaceState(null, "", "/keyword/chess?country=de#top");
    saveCurrentPath();
    expect(consumeReturnPath()).toBe("/keyword/chess?country=de#top");
  });

  test.each(["/", "/login?next=1"])("is not %s, which keeps the previous one", (here) => {
    saveReturnPath("/keywords");
    window.history.replaceState(null, "", here);
    saveCurrentPath();
    expect(consumeReturnPath()).toBe("/keywords");
  });

  test("is cleared for an unsafe path", () => {
    saveReturnPath("/keywords");
    saveReturnPath("//evil.example");
    expect(consumeReturnPath()).toBe("/dashboard");
  });

  test("has at most 2,000 characters and three levels of encoding", () => {
    const longest = `/${"a".repeat(1999)}`;
    expect([sanitizeReturnPath(longest), sanitizeReturnPath(`${longest}a`)]).toEqual([longest, "/dashboard"]);
    expect(sanitizeReturnPath("/a%252520b")).toBe("/a%252520b");
    expect(sanitizeReturnPath("/a%25252520b")).toBe("/dashboard");
  });

  test("may contain the name of a login page after the first segment", () => {
    expect(sanitizeReturnPath("/blog/login")).toBe("/blog/login");
  });
});

describe("a guard", () => {
  test("decides by the path, not by the query", () => {
    signInAs("user", { emailVerified: false });
    updateUser({ emailVerificationRequired: true });
    expect(guard("public", "/verify-email?token=1")).toEqual({ allow: true });
    expect(guard("public", "/blog?token=1")).toEqual({ allow: false, screen: "verification" });
  });

  test("lets in everyone whom `canEnter` allows, and a check remembers nothing", () => {
    expect(canEnter("user", "/keywords")).toBe(false);
    expect(canEnter("public", "/blog")).toBe(true);
    expect(consumeReturnPath()).toBe("/dashboard");
    signInAs("user");
    expect([canEnter("user", "/keywords"), canEnter("admin", "/admin")]).toEqual([true, false]);
  });

  test("rejects an expired token", () => {
    signInAs("user");
    storage.set("token", aToken({ expiresInSeconds: -1 }));
    expect(canEnter("user", "/keywords")).toBe(false);
    expect(guard("user", "/keywords")).toEqual({ allow: false, redirect: "/login" });
  });

  test("saves the path only if it redirects to login", () => {
    signInAs("user");
    expect(guard("admin", "/admin")).toEqual({ allow: false, redirect: "/dashboard" });
    expect(guard("user", "/keywords")).toEqual({ allow: true });
    setLicenseOk(false);
    expect(guard("user", "/keywords")).toEqual({ allow: false, screen: "license" });
    expect(consumeReturnPath()).toBe("/dashboard");
  });

  test("does not refresh for a public page or without a valid license", async () => {
    signInAs("user");
    storage.set("token", aToken({ expiresInSeconds: -1 }));
    const fetch = jest.spyOn(globalThis, "fetch");
    expect(await guardRoute("public", "/blog")).toEqual({ allow: true });
    setLicenseOk(false);
    expect(await guardRoute("user", "/keywords")).toEqual({ allow: false, screen: "license" });
    expect(fetch).not.toHaveBeenCalled();
  });

  test("redirects a user who signed out meanwhile to login", async () => {
    expect(await guardRoute("user", "/keywords")).toEqual({ allow: false, redirect: "/login" });
  });

  test("shows an unverified account only the verification page, not pages with a similar path", () => {
    const user = { ...aUser({ emailVerified: false }), emailVerificationRequired: true };
    const at = (pathname: string) =>
      decide({ guard: "public", pathname, licenseOk: true, user, tokenLive: true }).allow;
    expect(
      ["/verify-email", "/verify-email/", "/verify-emails", "/verify-email/x", "/x/verify-email"].map(at),
    ).toEqual([true, true, false, false, false]);
  });

  test("requires a second factor only from administrators", () => {
    const owing = { ...aUser({ secondFactorRequired: true }), emailVerificationRequired: false };
    expect(needsSecondFactor(null)).toBe(false);
    expect(needsSecondFactor(owing)).toBe(false);
    expect(needsSecondFactor({ ...owing, role: "admin" })).toBe(true);
  });
});

test("the first LICENSE_DISABLED response invalidates the license and notifies all listeners", () => {
  const heard: string[] = [];
  const stop = onLicenseLost(() => heard.push("first"));
  const stopOther = onLicenseLost(() => heard.push("second"));
  handleLicenseError("FORBIDDEN");
  expect([isLicensed(), heard]).toEqual([true, []]);
  stopOther();
  handleLicenseError("LICENSE_DISABLED");
  expect([isLicensed(), heard]).toEqual([false, ["first"]]);
  stop();
  handleLicenseError("LICENSE_DISABLED");
  expect(heard).toEqual(["first"]);
  setLicenseOk(true);
  expect(isLicensed()).toBe(true);
});
