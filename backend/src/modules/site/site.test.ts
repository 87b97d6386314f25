import { readFile } from "node:fs/promises";
import path from "node:path";
import { RemoteDescriptorSchema } from "@listwise/contracts/remotes";
import { siteEndpoints } from "@listwise/contracts/site";
import { z } from "@listwise/contracts/zod";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { seedSite } from "./seed-site";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

test("S51: the public configuration contains only seo.* and flags", async () => {
  await seedSite(site.ctx);
  await site.ctx.pool.query("insert into site_config (key, value) values ('mail.password', 'secret')");
  const { data, source } = await site.call(siteEndpoints.publicConfig);
  const keys = data.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(["seo.title.home", "seo.author", "beta.enabled"]));
  expect(keys).not.toContain("mail.password");
  expect(source).toBe("sample");
});

test("every admin page has its own title from the start", async () => {
  const file = await readFile(path.resolve(import.meta.dirname, "../../../../mfe-admin/remote.json"), "utf8");
  const { routes } = z.parse(RemoteDescriptorSchema, JSON.parse(file));
  const { data } = await site.call(siteEndpoints.publicConfig);
  const keys = data.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(routes.map(({ titleKey }) => titleKey)));
});

test("seeding again keeps administrators' changes", async () => {
  await site.ctx.pool.query("update site_config set value = 'Ours' where key = 'seo.author'");
  await seedSite(site.ctx);
  const { data } = await site.call(siteEndpoints.publicConfig);
  expect(data).toContainEqual(expect.objectContaining({ key: "seo.author", value: "Ours" }));
});

test("a self-hosted installation is licensed and healthy", async () => {
  expect(await site.call(siteEndpoints.license)).toEqual({ ok: true, killSwitch: false });
  expect(await site.call(siteEndpoints.health)).toMatchObject({ status: "ok" });
});

describe("reports", () => {
  const send = (type: string, payload: string) =>
    site.inject({ method: "POST", url: "/api/csp-reports", headers: { "content-type": type }, payload });
  const report = JSON.stringify({
    "csp-report": { "document-uri": "http://x/", "violated-directive": "script-src" },
  });

  test("of the policy are refused if they are invalid", async () => {
    expect((await send("application/csp-report", "{}")).statusCode).toBe(400);
    expect((await send("text/plain", report)).statusCode).toBe(415);
    expect((await send("application/csp-report", `{"a":"${"x".repeat(70_000)}"}`)).statusCode).toBe(413);
  });

  test("of the policy are logged", async () => {
    expect((await send("application/csp-report", report)).statusCode).toBe(204);
  });

  test("of the browser are accepted up to a limit", async () => {
    const body = { phase: "load", code: "TIMEOUT", message: "too late", remote: "mfe-content" };
    const first = await site.request(siteEndpoints.report, { body });
    expect(first.body).toEqual({ success: true, reportId: first.headers["x-request-id"] });
    for (let count = 0; count < 59; count++) await site.call(siteEndpoints.report, { body });
    expect((await site.request(siteEndpoints.report, { body })).status).toBe(429);
  });
});
