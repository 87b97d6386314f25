import { endpoint } from "@listwise/contracts/api";
import { z } from "@listwise/contracts/zod";
import Fastify from "fastify";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { registerEndpoint } from "./register-endpoint";
import { installOpenApi } from "./openapi";

const Row = z.object({
  name: z.string(),
  rank: z.nullable(z.number()),
  best: z.nullable(z.object({ at: z.string() })),
  value: z.union([z.boolean(), z.number(), z.array(z.string())]),
  note: z.optional(z.string()),
});
const rows = endpoint({
  method: "GET",
  path: "/rows",
  access: "public",
  tag: "test",
  summary: "Rows",
  response: z.object({ success: z.literal(true), byId: z.record(z.string(), Row) }),
});

describe.each(["on", "off"])("a response, with checks %s", (checks) => {
  let site: TestApp;
  beforeAll(async () => void (site = await startTestApp({ env: { CHECK_ANSWERS: checks } })));
  afterAll(() => site.close());

  async function answer(row: object) {
    const app = Fastify().decorate("ctx", site.ctx).decorateRequest("principal", null);
    await installOpenApi(app);
    // The handler's type hides these extra fields; only the contract keeps them off the wire.
    registerEndpoint(app, rows, async () => ({ success: true, byId: { a: Object.assign({}, whole, row) } }));
    return app.inject({ method: "GET", url: "/api/rows" });
  }
  const whole = { name: "é “x” \u2028", rank: null, best: null, value: ["a"], note: "n" };

  test("contains only the fields of the contract", async () => {
    expect((await answer({ passwordHash: "secret" })).json().byId).toEqual({ a: whole });
    for (const change of [{ rank: 0 }, { best: { at: "now" } }, { value: false }, { value: 2.5 }]) {
      expect((await answer(change)).json().byId).toEqual({ a: { ...whole, ...change } });
    }
    const nested = (await answer({ best: { at: "now", secret: 1 } })).json().byId.a.best;
    expect(nested).toEqual({ at: "now" });
  });

  test("isn't sent if it lacks a field of the contract", async () => {
    expect((await answer({ name: undefined })).statusCode).toBe(500);
  });
});
