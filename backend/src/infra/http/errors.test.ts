import { endpoints } from "@listwise/contracts/endpoints";
import { startTestApp, type TestApp } from "../../testing/test-app";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

test("S59 an internal error returns a message and the request id, on every route", async () => {
  const user = await site.asUser();
  // Every request with a token loads its session, so all of them fail now.
  await site.ctx.pool.query("alter table sessions rename to gone");
  for (const endpoint of endpoints.filter(({ access }) => access !== "public")) {
    const { status, body, headers } = await user.request(endpoint);
    expect({ path: endpoint.path, status, body }).toEqual({
      path: endpoint.path,
      status: 500,
      body: {
        success: false,
        code: "INTERNAL",
        message: "Something went wrong on our side.",
        requestId: expect.any(String),
      },
    });
    expect(JSON.stringify(headers)).not.toMatch(/select|sessions|node_modules/i);
  }
});
