import { governanceEndpoints, releasesEndpoints } from "@listwise/contracts/releases";
import { RegistrySchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { createCall, type Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { aDescriptor, anUpload } from "../releases.fixtures";

const { publish, promote, status, check, createToken, tokens } = releasesEndpoints;
const { setPolicy } = governanceEndpoints;
const NAME = "mfe-tracking";
const params = { name: NAME };

let site: TestApp;
let owner: Caller;
let admin: Caller;
const find = async () => (await owner.call(status)).data.find(({ name }) => name === NAME);
const upload = (version: string, change: Partial<ReturnType<typeof aDescriptor>> = {}) => {
  const descriptor = { ...aDescriptor(NAME, [`/${NAME}`]), ...change };
  return { params, body: anUpload(NAME, version, { over: { imports: {}, descriptor } }) };
};

beforeAll(async () => {
  site = await startTestApp();
  owner = await site.asAdmin("superadmin");
  admin = await site.asAdmin();
});
afterAll(() => site.close());

test("owner and budget come from remote.json once, and then only from administrators", async () => {
  const policy = { owner: "@listwise/growth", budget: { entry: 9_000, total: 90_000 } };
  expect((await admin.request(setPolicy, { params, body: policy })).status).toBe(404);
  const budget = { entry: 8_000, total: 200_000 };
  expect((await owner.request(publish, upload("1.0.0-a", { budget }))).status).toBe(201);
  expect((await find())?.policy).toBeUndefined();
  await owner.call(promote, { params, body: { version: "1.0.0-a" } });
  expect((await find())?.policy).toEqual({ owner: "@listwise/team", budget });

  for (const [caller, code] of [
    [site, 401],
    [await site.asUser(), 403],
  ] as const) {
    expect((await caller.request(setPolicy, { params, body: policy })).status).toBe(code);
  }
  await admin.call(setPolicy, { params, body: policy });
  const greedy = { owner: "@listwise/admin", budget: { entry: 50_000_000, total: 50_000_000 } };
  expect((await owner.request(publish, upload("1.1.0-b", greedy))).status).toBe(201);
  await owner.call(promote, { params, body: { version: "1.1.0-b" } });
  expect((await find())?.policy).toEqual(policy);
  const registry = await site.inject({ method: "GET", url: "/remotes.json" });
  const { remotes } = z.parse(RegistrySchema, registry.json());
  expect(remotes[0]?.descriptor.owner).toBe("@listwise/growth");

  await admin.call(setPolicy, { params, body: { ...policy, budget: { entry: 10, total: 10 } } });
  const { data } = await owner.call(check, upload("1.2.0-c", greedy));
  expect(data).toContainEqual(
    expect.objectContaining({ level: "error", message: expect.stringContaining("the limit is 0.0 kB") }),
  );
  const { rows } = await site.ctx.pool.query(
    "select details from audit_log where action = 'release.policy' order by id",
  );
  expect(rows[0]?.details).toBe("mfe-tracking: @listwise/growth, entry 9000 bytes, all scripts 90000 bytes");
});

test("a budget that no administrator could set is still readable once it was confirmed", async () => {
  const name = "mfe-odd";
  const budget = { entry: 9_000.5, total: 99_000_000_000 };
  const descriptor = { ...aDescriptor(name, [`/${name}`]), owner: "", budget };
  const body = anUpload(name, "1.0.0-a", { over: { imports: {}, descriptor } });
  const { findings } = await owner.call(publish, { params: { name }, body });
  const confirm = { reason: "Odd.", findings: findings.map(({ message }) => message) };
  expect(confirm.findings).toHaveLength(2);
  await admin.call(promote, { params: { name }, body: { version: "1.0.0-a", confirm } });
  const { data } = await owner.call(status);
  expect(data.find((one) => one.name === name)?.policy?.budget.total).toBe(99_000_000_000);
});

describe("a team token", () => {
  test("expires after 90 days by default, which status says", async () => {
    const { data } = await owner.call(createToken, { body: { name: NAME, label: "CI" } });
    const days = (Date.parse(data.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    const team = createCall(site.app, data.token);
    expect((await team.call(status)).tokenExpiresAt).toBe(data.expiresAt);
    expect((await owner.call(status)).tokenExpiresAt).toBeNull();
    const listed = (await admin.call(tokens)).data.find(({ id }) => id === data.id);
    expect(listed).toMatchObject({ expiresAt: data.expiresAt, needsApproval: false });
  });

  test("that has expired is refused with the day", async () => {
    const body = { name: NAME, label: "old", days: 1, needsApproval: true };
    const { data } = await owner.call(createToken, { body });
    const { rows } = await site.ctx.pool.query(
      "update release_tokens set expires_at = '2026-01-31' where id = $1 returning created_by",
      [data.id],
    );
    expect(rows).toEqual([{ created_by: expect.any(Number) }]);
    const { status: code, body: refusal } = await createCall(site.app, data.token).request(status);
    expect({ code, refusal }).toMatchObject({
      code: 401,
      refusal: { message: expect.stringMatching(/expired on 2026-01-3[01]\. Ask a superadmin/) },
    });
  });

  test.each([0, 366, 1.5])("can't be valid for %d days", async (days) => {
    expect((await owner.request(createToken, { body: { name: NAME, label: "CI", days } })).status).toBe(400);
  });

  test("from before expiry existed ends 90 days after the migration", async () => {
    const { rows } = await site.ctx.pool.query(
      "insert into release_tokens (release, label, hash) values ('mfe-tracking', 'old', 'x') returning expires_at - created_at as lifetime",
    );
    expect(rows).toMatchObject([{ lifetime: { days: 90 } }]);
  });
});
