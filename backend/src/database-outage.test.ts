import { setConnectionsAllowed } from "./testing/databases";
import { eventually } from "./testing/eventually";
import { startTestApp, type TestApp } from "./testing/test-app";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const fetchStatus = async (url: string) => (await site.app.inject({ method: "GET", url })).statusCode;

test("F33 during a database outage the site is alive but not ready; afterwards it recovers with its jobs, without a restart", async () => {
  const asked = "select count(*)::int as jobs from pgboss.job where name = 'accounts.sweep'";
  await site.ctx.queue.send("accounts.sweep", {});
  const before = (await site.ctx.pool.query(asked)).rows;
  await setConnectionsAllowed(site.ctx.databaseUrl, false);
  try {
    expect(await fetchStatus("/api/ready")).toBe(503);
    expect(await fetchStatus("/api/health")).toBe(200);
    expect(await fetchStatus("/api/blog/posts")).toBe(503);
  } finally {
    await setConnectionsAllowed(site.ctx.databaseUrl, true);
  }
  expect(
    await eventually(
      () => fetchStatus("/api/ready"),
      (status) => status === 200,
    ),
  ).toBe(200);
  expect(await fetchStatus("/api/blog/posts")).toBe(200);
  expect((await site.ctx.pool.query(asked)).rows).toEqual(before);
});
