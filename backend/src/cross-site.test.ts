import { z } from "@listwise/contracts/zod";
import type { InjectOptions } from "fastify";
import type { TestUser } from "./testing/add-user";
import type { Caller } from "./testing/call";
import { startTestApp, type TestApp } from "./testing/test-app";

type Method = NonNullable<InjectOptions["method"]>;

const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ security: z.optional(z.unknown()) }))),
});

let site: TestApp;
let owner: TestUser & Caller;
let routes: { method: Method; url: string; isPublic: boolean }[];
const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

beforeAll(async () => {
  site = await startTestApp();
  owner = await site.asAdmin("superadmin");
  const document = z.parse(Document, (await site.inject({ method: "GET", url: "/api/docs/json" })).json());
  routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([name, { security }]) => {
      const method = METHODS.find((known) => known.toLowerCase() === name);
      const url = path.replace(/\{\w+\}/g, "1");
      return method ? [{ method, url, isPublic: security === undefined }] : [];
    }),
  );
});
afterAll(() => site.close());

test("the tested list covers the whole API", () => {
  expect(routes.length).toBeGreaterThan(60);
  expect(routes.map(({ url }) => url)).toEqual(expect.arrayContaining(["/api/auth/google", "/api/users/me"]));
});

test("S60 every route sends the headers, authorized or not, and forbids caching", async () => {
  for (const { method, url, isPublic } of routes) {
    for (const caller of [site, owner]) {
      if (caller === owner && method !== "GET") continue;
      const { headers } = await caller.inject({ method, url });
      const named = { route: `${method} ${url}`, ...headers };
      expect(named).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
        "cache-control": expect.stringMatching(isPublic ? /no-store|no-cache/ : /no-store/),
      });
      const seconds = Number(/max-age=(\d+)/.exec(String(headers["strict-transport-security"]))?.[1]);
      expect(seconds).toBeGreaterThanOrEqual(31_536_000);
      for (const absent of ["x-powered-by", "server", "set-cookie"])
        expect(named).not.toHaveProperty([absent]);
    }
  }
});

describe("S31 a page on another site", () => {
  test("can't use credentials that browsers send automatically: cookies don't sign in", async () => {
    const cookie = `token=${owner.token}; authorization=Bearer ${owner.token}; refreshToken=${owner.refreshToken}`;
    for (const { method, url, isPublic } of routes) {
      if (isPublic) continue;
      const { statusCode } = await site.inject({ method, url, headers: { cookie } });
      expect([method, url, statusCode]).toEqual([method, url, 401]);
    }
  });

  test.each([
    ["text/plain", '{"email":"a@b.example","password":"x"}'],
    ["application/x-www-form-urlencoded", "email=a%40b.example&password=x"],
    [
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--',
    ],
    ["application/json-patch+json", "[]"],
  ])("can't submit a form: every endpoint refuses a body of type %s", async (type, payload) => {
    for (const { method, url } of routes) {
      if (method === "GET") continue;
      const headers = { "content-type": type, origin: "https://evil.example" };
      const answer = await owner.inject({ method, url, headers, payload });
      // Mail providers post a form there; only the token in the path has an effect.
      const takesForms = url.startsWith("/api/public/unsubscribe/") && /form/.test(type);
      expect([method, url, answer.statusCode]).toEqual([method, url, takesForms ? 404 : 415]);
    }
  });

  test.each(["https://evil.example", "null", "http://localhost:4000.evil.example"])(
    "from %s gets neither a preflight nor a readable response",
    async (origin) => {
      for (const { method, url } of routes) {
        const asking = { origin, "access-control-request-method": method };
        const before = await site.inject({ method: "OPTIONS", url, headers: asking });
        expect(before.statusCode).toBeGreaterThanOrEqual(400);
        const answers = [before, await site.inject({ method: "GET", url, headers: { origin } })];
        for (const { headers } of answers) {
          const names = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
          expect([url, names]).toEqual([url, []]);
        }
      }
    },
  );

  test("can't change anything with a link: GET requests leave every table unchanged", async () => {
    const before = await tables();
    for (const { method, url } of routes) if (method === "GET") await owner.inject({ method, url });
    expect(await tables()).toEqual(before);
  });
});

/** Tables with records of the requests themselves: last seen, counters and audit entries. */
const NOTED = ["users", "sessions", "rate_counters", "presence", "audit_log"];

async function tables(): Promise<Record<string, string>> {
  const { rows } = await site.ctx.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [NOTED],
  );
  const digests: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await site.ctx.pool.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from "${name}" t`,
    );
    digests[name] = found[0]?.digest ?? "";
  }
  return digests;
}
