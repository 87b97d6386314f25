import { openStore } from "../storage/backing-store";
import { aUser } from "../testing/builders";

const shared = openStore("localStorage");
const tab = openStore("sessionStorage");

const view = (change: object = {}) => ({
  token: "a.b.c",
  expiresAt: "2099-01-01T00:00:00.000Z",
  user: aUser({ id: 7, name: "Ada" }),
  ...change,
});

/** Loads the package as a new page of this tab does. */
async function loadPage() {
  jest.resetModules();
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith("listwise.")) Reflect.deleteProperty(globalThis, key);
  }
  return import("..");
}

beforeEach(() => {
  for (const store of [shared, tab]) store.keys().forEach((key) => store.remove(key));
  shared.set("token", "x.y.z");
  shared.set("refreshToken", "mine");
  shared.set("user", JSON.stringify(aUser({ id: 1, role: "admin" })));
  shared.set("theme-config", "dark");
  shared.set("keywords_1", "cached");
});

test("a viewing tab has the customer's session and nothing of the administrator's but the appearance", async () => {
  tab.set("viewAs", JSON.stringify(view()));
  const { getAccessToken, getSession, getView, storage } = await loadPage();
  expect(getView()?.user.name).toBe("Ada");
  expect(getSession().user?.id).toBe(7);
  expect(getAccessToken()).toBe("a.b.c");
  expect(storage.keys().sort()).toEqual(["theme-config", "token", "user"]);
  storage.set("keywords_7", "secret");
  expect(shared.get("keywords_7")).toBeNull();
  expect(shared.get("token")).toBe("x.y.z");
});

describe("starting to view an account", () => {
  const start = async () => {
    const { setPage, startViewing } = await loadPage();
    const went: string[] = [];
    setPage({ go: (path) => void went.push(path) });
    return { went, run: () => startViewing({ ...view(), emailVerificationRequired: true }) };
  };

  test("loads the tab anew as the customer", async () => {
    const { went, run } = await start();
    run();
    expect(went).toEqual(["/dashboard"]);
    const { getAccessToken, getSession } = await loadPage();
    expect(getAccessToken()).toBe("a.b.c");
    expect(getSession().user).toMatchObject({ id: 7, emailVerificationRequired: true });
  });

  test("is refused if the browser blocks storage, because the tab would stay the administrator's", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const { went, run } = await start();
    expect(run).toThrow("Your browser blocks this site's storage, which viewing an account needs.");
    expect(went).toEqual([]);
  });
});

test("a tab without a view has nothing to stop", async () => {
  const { setPage, stopViewing } = await loadPage();
  const go = jest.fn();
  setPage({ go });
  const sent = jest.spyOn(window, "fetch");
  await stopViewing();
  expect(sent).not.toHaveBeenCalled();
  expect(go).not.toHaveBeenCalled();
});

test("an unreachable server doesn't keep the administrator in the view", async () => {
  tab.set("viewAs", JSON.stringify(view()));
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const { setPage, stopViewing } = await loadPage();
  const went: string[] = [];
  setPage({ go: (path) => void went.push(path) });
  jest.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await stopViewing();
  expect(went).toEqual(["/admin/users/7"]);
  expect(tab.get("viewAs")).toBeNull();
  expect(warn.mock.calls.join()).toContain("the end of the view could not be sent to the server");
});

test("a viewing tab stores no drafts and keeps the administrator's", async () => {
  tab.set("draft:1:blog:new", '"mine"');
  tab.set("viewAs", JSON.stringify(view()));
  const { openTabDraft } = await loadPage();
  const { z } = await import("@listwise/contracts/zod");
  openTabDraft("tool", z.string()).write("secret");
  expect(openTabDraft("tool", z.string()).read()).toBe("secret");
  expect(tab.keys().sort()).toEqual(["draft:1:blog:new", "viewAs"]);
});

test.each([
  ["an expired", view({ expiresAt: "2020-01-01T00:00:00.000Z" })],
  ["an invalid", { token: 1 }],
])("%s view is dropped, and the tab is the administrator's", async (_kind, stored) => {
  tab.set("viewAs", JSON.stringify(stored));
  const { getSession, getView } = await loadPage();
  expect(getView()).toBeNull();
  expect(getSession().user?.id).toBe(1);
  expect(tab.get("viewAs")).toBeNull();
});

test("a viewing tab sends no changes and opens no real-time connection", async () => {
  tab.set("viewAs", JSON.stringify(view()));
  const { call, connectSocket } = await loadPage();
  const { accountEndpoints } = await import("@listwise/contracts/account");
  const sent = jest.spyOn(window, "fetch");
  const change = call(accountEndpoints.updateMe, { body: { name: "Other" } });
  await expect(change).rejects.toMatchObject({ code: "VIEW_ONLY", status: 403 });
  connectSocket();
  expect(sent).not.toHaveBeenCalled();
});

test("logging out ends only the view: the tab returns to the customer's page", async () => {
  tab.set("viewAs", JSON.stringify(view()));
  const { setPage, signOut } = await loadPage();
  const went: string[] = [];
  setPage({ go: (path) => void went.push(path) });
  const asked: Request[] = [];
  jest.spyOn(window, "fetch").mockImplementation(async (input) => {
    asked.push(new Request(input));
    return Response.json({ success: true });
  });
  await signOut();
  expect(asked.map(({ url, headers }) => [new URL(url).pathname, headers.get("authorization")])).toEqual([
    ["/api/view-as/stop", "Bearer a.b.c"],
  ]);
  expect(went).toEqual(["/admin/users/7"]);
  expect(tab.get("viewAs")).toBeNull();
  expect(shared.get("token")).toBe("x.y.z");
});

test("a logout in another tab ends the view; a refreshed token doesn't", async () => {
  tab.set("viewAs", JSON.stringify(view()));
  const { followOtherTabs, setPage } = await loadPage();
  const went: string[] = [];
  setPage({ go: (path) => void went.push(path) });
  followOtherTabs();
  const changeToken = (newValue: string | null) => {
    if (newValue === null) shared.remove("token");
    else shared.set("token", newValue);
    window.dispatchEvent(new StorageEvent("storage", { key: "token", newValue }));
  };
  changeToken("u.v.w");
  expect(went).toEqual([]);
  changeToken(null);
  expect(went).toEqual(["/admin/users/7"]);
  expect(tab.get("viewAs")).toBeNull();
});
