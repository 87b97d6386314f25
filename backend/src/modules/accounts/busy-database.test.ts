import { addUser } from "../../testing/add-user";
import { startTestApp, type TestApp } from "../../testing/test-app";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ env: { DATABASE_WAIT_MS: "2000" } });
});
afterAll(() => site.close());

test("F34 with all connections in use, calls fail immediately with Retry-After, and users can still sign in", async () => {
  const person = await addUser(site.ctx, site.app);
  const signIn = () =>
    site.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: person.email, password: "correct horse" },
    });
  const { pool } = site.ctx;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    const refused = await site.app.inject({ method: "GET", url: "/api/blog/posts" });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ success: false, code: "UNAVAILABLE" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await signIn()).statusCode).toBe(200);
  } finally {
    for (const client of taken) client.release();
  }
  expect((await site.app.inject({ method: "GET", url: "/api/blog/posts" })).statusCode).toBe(200);
});
