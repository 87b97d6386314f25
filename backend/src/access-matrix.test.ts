import type { Endpoint } from "@listwise/contracts/api";
import { endpoints } from "@listwise/contracts/endpoints";
import { getRegisteredEndpoints, getSerializer } from "./infra/http/openapi";
import type { Caller } from "./testing/call";
import { startTestApp, type TestApp } from "./testing/test-app";

const PEOPLE = ["visitor", "unverified", "user", "admin", "superadmin"] as const;
type Who = (typeof PEOPLE)[number];
type Verdict = "allowed" | 401 | 403;

/** Expected verdict per access level and caller. An access level without a row fails. */
const MATRIX: Record<string, Record<Who, Verdict>> = {
  public: {
    visitor: "allowed",
    unverified: "allowed",
    user: "allowed",
    admin: "allowed",
    superadmin: "allowed",
  },
  session: { visitor: 401, unverified: "allowed", user: "allowed", admin: "allowed", superadmin: "allowed" },
  user: { visitor: 401, unverified: 403, user: "allowed", admin: "allowed", superadmin: "allowed" },
  team: { visitor: 401, unverified: 403, user: 403, admin: "allowed", superadmin: "allowed" },
  admin: { visitor: 401, unverified: 403, user: 403, admin: "allowed", superadmin: "allowed" },
  superadmin: { visitor: 401, unverified: 403, user: 403, admin: 403, superadmin: "allowed" },
};

let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ env: { EMAIL_VERIFICATION: "required" } })));
afterAll(() => site.close());

const createCaller: Record<Who, () => Promise<Caller>> = {
  visitor: async () => site,
  unverified: () => site.asUser({ verified: false }),
  user: () => site.asUser(),
  admin: () => site.asAdmin(),
  superadmin: () => site.asAdmin("superadmin"),
};

const callers = new Map<Who, Caller>();

async function getCaller(who: Who): Promise<Caller> {
  const caller = callers.get(who) ?? (await createCaller[who]());
  callers.set(who, caller);
  return caller;
}

const rows = endpoints.map((endpoint): [string, Endpoint] => [
  `${endpoint.method} ${endpoint.path}`,
  endpoint,
]);

test.each(rows)("%s has a handler", (_, endpoint) => {
  expect([...getRegisteredEndpoints(site.app)]).toContain(endpoint);
});

test.each(rows)("the response of %s can be serialized", (_, endpoint) => {
  expect(typeof getSerializer(endpoint)).toBe("function");
});

test("every endpoint with a handler is in the contract's list, and so in this matrix", () => {
  const listed = new Set<Endpoint>(endpoints);
  const missing = [...getRegisteredEndpoints(site.app)].filter((endpoint) => !listed.has(endpoint));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test.each(rows)("%s is open to the allowed callers only", async (_, endpoint) => {
  for (const who of PEOPLE) {
    const verdict = MATRIX[endpoint.access]?.[who];
    const { status, body } = await (await getCaller(who)).request(endpoint);
    const refused =
      [401, 403].includes(status) &&
      ["UNAUTHORIZED", "FORBIDDEN", "EMAIL_NOT_VERIFIED"].includes(String(body.code));
    expect({ who, verdict: refused ? status : "allowed" }).toEqual({ who, verdict });
    // Otherwise an earlier call would decide.
    expect(["SESSION_TERMINATED", "RATE_LIMITED"]).not.toContain(body.code);
    // An allowed write may have ended the session or changed the user.
    if (!refused && endpoint.method !== "GET") callers.delete(who);
  }
});

test("tells an unverified account why it was refused", async () => {
  const unverified = await site.asUser({ verified: false });
  const user = endpoints.find((endpoint) => endpoint.access === "user");
  expect(user && (await unverified.request(user)).body.code).toBe("EMAIL_NOT_VERIFIED");
});

test("logs denied requests to admin endpoints", async () => {
  const user = await site.asUser();
  await user.inject({ method: "GET", url: "/api/admin/users" });
  const { rows: entries } = await site.ctx.pool.query("select * from audit_log where actor_id = $1", [
    user.id,
  ]);
  expect(entries).toMatchObject([{ action: "admin.denied", result: "denied", details: "/admin/users" }]);
});
