import { RegistrySchema, type Registry } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import type { APIRequestContext } from "@playwright/test";
import { isAt } from "../fixtures/is-at";
import { publicPages, userPages } from "../fixtures/routes";
import { expect, test, type Account } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

const others = ["mfe-content", "mfe-tracking", "mfe-aso-tools"];

test("a user's browser never requests any file of mfe-admin", async ({ memberPage, log }) => {
  const site = new SitePage(memberPage);
  await memberPage.goto("/blog");
  await expect(site.heading("Blog")).toBeVisible();
  for (const { path, heading } of [...userPages, ...publicPages]) {
    await site.enter(path);
    await expect(site.heading(heading)).toBeVisible();
  }
  for (const path of ["/admin", "/admin/users", "/admin/settings"]) {
    await memberPage.goto(path);
    await expect(memberPage).toHaveURL(isAt("/dashboard"));
  }
  for (const entry of ["Keywords", "Tracked Apps", "Rankings", "ASO Tools", "FAQ"]) await site.goTo(entry);
  await memberPage.waitForLoadState("networkidle");

  expect(log.getRequests("mfe-tracking")).not.toEqual([]);
  expect(log.requests.filter((url) => url.includes("mfe-admin"))).toEqual([]);
  expect(log.requests.filter((url) => url.includes("/api/admin"))).toEqual([]);
});

test("/admin requests no files of the other remotes", async ({ adminPage, log }) => {
  const site = new SitePage(adminPage);
  await adminPage.goto("/admin/users");
  await expect(site.heading("Users")).toBeVisible();
  await site.administration.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(site.heading("Admin Dashboard")).toBeVisible();
  await site.administration.getByRole("link", { name: "Settings", exact: true }).click();
  await expect(site.heading("Settings")).toBeVisible();
  await adminPage.goto("/admin");
  await expect(site.heading("Admin Dashboard")).toBeVisible();
  await adminPage.waitForLoadState("networkidle");

  expect(log.getRequests("mfe-admin")).not.toEqual([]);
  for (const remote of others) expect(log.getRequests(remote), remote).toEqual([]);
});

test("a page requests only its own remote", async ({ page, log }) => {
  await page.goto("/blog");
  await expect(new SitePage(page).heading("Blog")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(log.getRequests("mfe-content")).not.toEqual([]);
  for (const remote of ["mfe-tracking", "mfe-aso-tools", "mfe-admin"]) {
    expect(log.getRequests(remote), remote).toEqual([]);
  }
});

async function fetchRegistry(request: APIRequestContext, token?: string): Promise<Registry> {
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const answer = await request.get("/remotes.json", { headers });
  expect(answer.status()).toBe(200);
  return z.parse(RegistrySchema, await answer.json());
}

const tokens: [string, boolean, (member: Account, admin: Account) => string | undefined][] = [
  ["a visitor", false, () => undefined],
  ["a user", false, (member) => member.session.token],
  ["a caller with an invalid token", false, (_member, admin) => `${admin.session.token}x`],
  ["an administrator", true, (_member, admin) => admin.session.token],
];

for (const [who, mayAdmin, getToken] of tokens) {
  test(`the registry for ${who} ${mayAdmin ? "contains" : "does not contain"} mfe-admin`, async ({
    request,
    member,
    admin,
  }) => {
    const { remotes } = await fetchRegistry(request, getToken(member, admin));
    for (const remote of remotes.filter(({ name }) => others.includes(name))) {
      expect(remote.entry).toContain(`/releases/${remote.name}/${remote.version}/`);
      expect(Object.keys(remote.integrity ?? {}).length).toBeGreaterThan(0);
    }
    const administration = remotes.find(({ name }) => name === "mfe-admin");
    expect(administration?.descriptor.routes.map(({ path }) => path) ?? []).toEqual(
      mayAdmin ? expect.arrayContaining(["/admin"]) : [],
    );
    expect(Boolean(administration?.entry)).toBe(mayAdmin);
    expect(Boolean(administration)).toBe(mayAdmin);
  });
}
