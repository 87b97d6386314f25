import {
  approvalsEndpoints,
  governanceEndpoints,
  movesEndpoints,
  releasesEndpoints,
} from "@listwise/contracts/releases";
import { createCall, type Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { anUpload } from "../releases.fixtures";

const { publish, promote, rollback, disable, enable, status, history, createToken } = releasesEndpoints;
const { requests, approve, decline } = approvalsEndpoints;

let site: TestApp;
let owner: Caller;
let admin: Caller;
let name = "";
let params = { name };
let tests = 0;

const setLimit = (soloPercent: number) => owner.call(governanceEndpoints.setRules, { body: { soloPercent } });
const put = (caller: Caller, version: string, paths = [`/${name}`]) =>
  caller.request(publish, { params, body: anUpload(name, version, { paths, over: { imports: {} } }) });
const raise = (caller: Caller, version: string, percent: number) =>
  caller.call(promote, { params, body: { version, percent } });
const find = async () => (await owner.call(status)).data.find((one) => one.name === name);
const findRequest = async (caller: Caller) => {
  const [first] = (await caller.call(requests)).data;
  if (!first) throw new Error("There is no request.");
  return first;
};
async function aTeam(needsApproval: boolean) {
  const { data } = await owner.call(createToken, { body: { name, label: "CI", needsApproval } });
  return createCall(site.app, data.token);
}

beforeAll(async () => {
  site = await startTestApp();
  owner = await site.asAdmin("superadmin");
  admin = await site.asAdmin();
  const shell = { params: { name: "shell" }, body: anUpload("shell", "1.0.0-a") };
  expect((await owner.request(publish, shell)).status).toBe(201);
  await owner.call(promote, { params: shell.params, body: { version: "1.0.0-a" } });
});
beforeEach(async () => {
  await setLimit(100);
  await site.ctx.pool.query("delete from release_requests");
  name = `mfe-remote${++tests}`;
  params = { name };
  expect((await put(owner, "1.0.0-a")).status).toBe(201);
  await raise(owner, "1.0.0-a", 100);
  expect((await put(owner, "1.1.0-b")).status).toBe(201);
});
afterAll(() => site.close());

test("without the setting, one person publishes and promotes to everyone", async () => {
  expect((await raise(owner, "1.1.0-b", 100)).request).toBeUndefined();
  expect((await find())?.stable).toBe("1.1.0-b");
});

describe("with two-person promotion above 20%", () => {
  beforeEach(() => setLimit(20));

  test("the publisher promotes up to the limit alone, and requests the rest", async () => {
    expect((await raise(owner, "1.1.0-b", 20)).request).toBeUndefined();
    const { request, message } = await raise(owner, "1.1.0-b", 21);
    expect(message).toContain(`The publisher of ${name} 1.1.0-b can't promote it to more than 20% alone.`);
    expect(message).toContain(`approve request ${request}`);
    expect((await find())?.canary?.percent).toBe(20);
    expect(await findRequest(owner)).toMatchObject({
      id: request,
      canApprove: false,
      change: { kind: "promote", name, version: "1.1.0-b", percent: 21 },
    });
  });

  test("another administrator promotes without a request", async () => {
    expect((await raise(admin, "1.1.0-b", 100)).request).toBeUndefined();
  });

  test("the publisher's own token is the same person", async () => {
    const team = await aTeam(false);
    expect((await raise(team, "1.1.0-b", 100)).request).toBeDefined();
    expect((await put(team, "1.2.0-c")).status).toBe(201);
    expect((await raise(owner, "1.2.0-c", 100)).request).toBeDefined();
    expect((await find())?.stable).toBe("1.0.0-a");
  });

  test("a version with an unknown publisher takes two people for every promoter", async () => {
    await site.ctx.pool.query("update published_versions set published_by = null");
    const { request, message } = await raise(admin, "1.1.0-b", 100);
    expect(message).toContain("An unknown publisher of");
    const body = {};
    expect((await admin.request(approve, { params: { id: Number(request) }, body })).status).toBe(403);
    await owner.call(approve, { params: { id: Number(request) }, body });
    expect((await find())?.stable).toBe("1.1.0-b");
  });

  test("requester and publisher can't approve; a second person can, and the history names both", async () => {
    const { request } = await raise(owner, "1.1.0-b", 100);
    const at = { params: { id: Number(request) }, body: {} };
    const team = await aTeam(false);
    for (const [caller, code] of [
      [owner, 403],
      [team, 401],
      [await site.asUser(), 403],
      [site, 401],
    ] as const) {
      expect((await caller.request(approve, at)).status).toBe(code);
      expect((await find())?.stable).toBe("1.0.0-a");
    }
    expect(await findRequest(admin)).toMatchObject({ canApprove: true });
    const { message } = await admin.call(approve, at);
    expect(message).toBe(`${name} 1.1.0-b is live for everyone.`);
    const { data } = await owner.call(history, { query: { name } });
    expect(data[0]).toMatchObject({ action: "promote", version: "1.1.0-b" });
    expect(data[0]?.approver).toMatch(/Example/);
    const { rows } = await site.ctx.pool.query(
      "select details from audit_log where action = 'release.promote' order by id",
    );
    expect(rows.at(-1)?.details).toMatch(/by account \d+, approved by account \d+/);
    expect((await admin.request(approve, at)).status).toBe(404);
    expect((await admin.call(requests)).data).toEqual([]);
  });

  test("the gate decides again when a request is approved, and the approver confirms", async () => {
    expect((await put(owner, "2.0.0-c", [`/${name}-new`])).status).toBe(201);
    const { request } = await raise(owner, "2.0.0-c", 100);
    const at = { params: { id: Number(request) } };
    const { status: code, body } = await admin.request(approve, { ...at, body: {} });
    expect({ code, body }).toMatchObject({ code: 422, body: { code: "RELEASE_REFUSED" } });
    expect((await findRequest(admin)).id).toBe(request);
    const findings = [
      `The route /${name} of the live version is removed. Links to it will show “Page not found”.`,
    ];
    await admin.call(approve, { ...at, body: { confirm: { reason: "Agreed.", findings } } });
    expect((await find())?.stable).toBe("2.0.0-c");
  });

  test("a version that the gate refuses can't be requested", async () => {
    const missing = { params, body: { version: "9.9.9-x" } };
    expect((await owner.request(promote, missing)).status).toBe(404);
    expect((await owner.call(requests)).data).toEqual([]);
  });

  test("equal requests are one; it expires, and can be declined", async () => {
    const first = await raise(owner, "1.1.0-b", 100);
    expect((await raise(owner, "1.1.0-b", 100)).request).toBe(first.request);
    const at = { params: { id: Number(first.request) } };
    await site.ctx.pool.query("update release_requests set expires_at = now()");
    expect((await admin.request(approve, { ...at, body: {} })).status).toBe(404);
    expect((await admin.call(requests)).data).toEqual([]);
    const { request } = await raise(owner, "1.1.0-b", 100);
    expect(request).not.toBe(first.request);
    await admin.call(decline, { params: { id: Number(request) } });
    expect((await admin.call(requests)).data).toEqual([]);
    expect((await find())?.stable).toBe("1.0.0-a");
  });

  test("a move is requested and approved as a whole", async () => {
    const body = {
      promote: [{ name, version: "1.1.0-b" }],
      redirects: [{ from: `/x${name}`, to: `/${name}` }],
    };
    const { data } = await owner.call(movesEndpoints.move, { body });
    expect((await find())?.stable).toBe("1.0.0-a");
    await admin.call(approve, { params: { id: Number(data.request) }, body: {} });
    expect((await find())?.stable).toBe("1.1.0-b");
    const [event] = (await owner.call(history, { query: { name } })).data;
    expect(event).toMatchObject({ action: "move", approver: expect.stringMatching(/Example/) });
  });

  test("a rollback and a remote that is turned off and on never need a second person", async () => {
    await raise(admin, "1.1.0-b", 100);
    await owner.call(rollback, { params, body: {} });
    expect((await find())?.stable).toBe("1.0.0-a");
    await owner.call(disable, { params, body: {} });
    await owner.call(enable, { params, body: {} });
    expect((await find())?.enabled).toBe(true);
  });
});

describe("a token that needs an approval", () => {
  test("publishes, but every promotion is a request that its creator can't approve", async () => {
    const team = await aTeam(true);
    expect((await put(team, "1.2.0-c")).status).toBe(201);
    const { request, message } = await raise(team, "1.2.0-c", 1);
    expect(message).toContain("The token “CI” needs an approval.");
    expect(await findRequest(admin)).toMatchObject({ requester: "team token “CI”", canApprove: true });
    const at = { params: { id: Number(request) }, body: {} };
    expect((await owner.request(approve, at)).status).toBe(403);
    await admin.call(approve, at);
    expect((await find())?.canary).toMatchObject({ version: "1.2.0-c", percent: 1 });
    const { data } = await owner.call(history, { query: { name } });
    expect(data[0]).toMatchObject({ actor: "team token “CI”", approver: expect.stringMatching(/Example/) });
  });

  test("rolls back alone", async () => {
    await raise(owner, "1.1.0-b", 100);
    await (await aTeam(true)).call(rollback, { params, body: {} });
    expect((await find())?.stable).toBe("1.0.0-a");
  });
});

test("only a superadmin changes the limit, which the audit log shows", async () => {
  const set = { body: { soloPercent: 50 } };
  expect((await admin.request(governanceEndpoints.setRules, set)).status).toBe(403);
  await owner.call(governanceEndpoints.setRules, set);
  expect((await admin.call(status)).soloPercent).toBe(50);
  const { rows } = await site.ctx.pool.query("select details from audit_log where action = 'release.rules'");
  expect(rows.at(-1)?.details).toBe("Publishers may promote alone to at most 50%");
});
