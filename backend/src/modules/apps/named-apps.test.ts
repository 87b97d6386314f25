import { alertsEndpoints } from "@listwise/contracts/alerts";
import { ownAppsEndpoints } from "@listwise/contracts/apps";
import { checklistsEndpoints } from "@listwise/contracts/checklists";
import { clientReportsEndpoints } from "@listwise/contracts/client-reports";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { loadNamedApps } from "./named-apps";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

/** Creates a user who added the same unlisted app under a name. */
async function createOwner(name: string) {
  const user = await site.asUser({ plan: "unlimited" });
  const body = { name, storeId: "com.example.secret", platform: "android" as const };
  const { id } = (await user.call(ownAppsEndpoints.create, { body })).data;
  return { user, id };
}

it("alert rules, checklists and reports call an unlisted app as their user does", async () => {
  const owners = [await createOwner("Ada's app"), await createOwner("Bob's app")];
  for (const [index, { user, id }] of owners.entries()) {
    const appName = ["Ada's app", "Bob's app"][index];
    const rule = { appId: id, country: "us", keyword: null, condition: "moved", threshold: 3 } as const;
    const added = await user.call(alertsEndpoints.addRule, { body: rule });
    expect(added.data.appName).toBe(appName);
    const checklist = await user.call(checklistsEndpoints.create, { body: { appId: id } });
    expect(checklist.data.appName).toBe(appName);
    // The items are those of the app's store.
    expect(JSON.stringify(checklist.data.sections)).toContain("Google Play");
    const report = await user.call(clientReportsEndpoints.create, {
      body: {
        ...{ appId: id, country: "us", title: "Report", logo: null, sections: ["summary"] },
        ...{ period: { kind: "last30" }, competitorIds: null },
      },
    });
    expect(report.data.appName).toBe(appName);
  }
});

it("names listed apps by their listing, and others by their id", async () => {
  const { user, id } = await createOwner("Cleo's app");
  const stranger = user.id + 1_000_000;
  const getApp = await loadNamedApps(site.ctx, [
    { userId: user.id, appId: 1 },
    { userId: stranger, appId: id },
  ]);
  expect(getApp({ userId: user.id, appId: 1 })).toMatchObject({ name: expect.any(String), platform: "ios" });
  expect(getApp({ userId: user.id, appId: 1 }).name).not.toBe("App 1");
  expect(getApp({ userId: stranger, appId: id })).toEqual({ name: `App ${id}`, icon: null, platform: "ios" });
});
