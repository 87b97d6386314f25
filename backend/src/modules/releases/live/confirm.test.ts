import { releasesEndpoints } from "@listwise/contracts/releases";
import { createCall, type Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { anUpload, type UploadOptions } from "../releases.fixtures";

const { publish, promote, rollback, check, status, history, createToken } = releasesEndpoints;
const UI = "@listwise/shared-ui";

let site: TestApp;
let owner: Caller;
let admin: Caller;
let team: Caller;
let tests = 0;
let name = "";
let params = { name };
/** The dangerous difference of version 1.1.0-b: it lacks the second page. */
let removed = "";
let confirm = { findings: [removed], reason: "" };

const bothPages = () => [`/${name}`, `/${name}/keywords`];
const put = (version: string, options: UploadOptions = {}) => {
  const over = { imports: {}, ...options.over };
  return owner.request(publish, { params, body: anUpload(name, version, { ...options, over }) });
};
const findRelease = async () => (await owner.call(status)).data.find((one) => one.name === name);

beforeAll(async () => {
  site = await startTestApp();
  owner = await site.asAdmin("superadmin");
  admin = await site.asAdmin();
  const over = { exports: { [UI]: { Button: ["b"] } }, provides: { react: "19.3.1" } };
  const shell = { params: { name: "shell" }, body: anUpload("shell", "1.0.0-a", { over }) };
  expect((await owner.request(publish, shell)).status).toBe(201);
  await owner.call(promote, { params: shell.params, body: { version: "1.0.0-a" } });
});
beforeEach(async () => {
  name = `mfe-remote${++tests}`;
  params = { name };
  removed = `The route /${name}/keywords of the live version is removed. Links to it will show “Page not found”.`;
  confirm = { findings: [removed], reason: "The page moved." };
  expect((await put("1.0.0-a", { paths: bothPages() })).status).toBe(201);
  expect((await put("1.1.0-b")).status).toBe(201);
  await owner.call(promote, { params, body: { version: "1.0.0-a" } });
  const { data } = await owner.call(createToken, { body: { name, label: "CI" } });
  team = createCall(site.app, data.token);
});
afterAll(() => site.close());

test("a team can store a version with a dangerous difference, but not make it live", async () => {
  const { body, status: code } = await team.request(promote, {
    params,
    body: { version: "1.1.0-b", percent: 1 },
  });
  expect({ code, body }).toMatchObject({
    code: 422,
    body: {
      code: "RELEASE_REFUSED",
      message: `An administrator has to confirm what changes with ${name} 1.1.0-b: ${removed}`,
      details: { findings: [{ level: "confirm", rule: "removed", message: removed }] },
    },
  });
  expect(await findRelease()).toMatchObject({ stable: "1.0.0-a", canary: null });
});

test("a team can't confirm, and an administrator confirms what was shown, with a reason", async () => {
  const version = "1.1.0-b";
  const attempts: [Caller, object, number][] = [
    [team, { confirm }, 403],
    [admin, { confirm: { ...confirm, findings: [] } }, 422],
    [admin, { confirm: { ...confirm, findings: ["Something else."] } }, 422],
    [admin, { confirm: { ...confirm, reason: "  " } }, 400],
    [await site.asUser(), { confirm }, 403],
  ];
  for (const [caller, body, expected] of attempts) {
    const { status: code } = await caller.request(promote, { params, body: { version, ...body } });
    expect([body, code]).toEqual([body, expected]);
    expect((await findRelease())?.stable).toBe("1.0.0-a");
  }
  const { data } = await owner.call(history, { query: { name } });
  expect(data.filter(({ action }) => action === "promote")).toHaveLength(1);
});

test("the confirmation is in the history and the audit log, with the reason and the administrator", async () => {
  await admin.call(promote, { params, body: { version: "1.1.0-b", confirm } });
  expect((await findRelease())?.stable).toBe("1.1.0-b");
  const { data } = await owner.call(history, { query: { name } });
  expect(data[0]).toMatchObject({
    action: "promote",
    version: "1.1.0-b",
    reason: "The page moved.",
    confirmed: [removed],
    actor: expect.stringMatching(/Example/),
  });
  const { rows } = await site.ctx.pool.query(
    "select details from audit_log where action = 'release.promote'",
  );
  expect(rows.at(-1)?.details).toContain(`: The page moved. (confirmed: ${removed})`);
});

test("a confirmed canary needs no second confirmation to grow, and a rollback never needs one", async () => {
  await admin.call(promote, { params, body: { version: "1.1.0-b", percent: 10, confirm } });
  await team.call(promote, { params, body: { version: "1.1.0-b" } });
  expect((await findRelease())?.stable).toBe("1.1.0-b");
  await team.call(rollback, { params, body: {} });
  expect((await findRelease())?.stable).toBe("1.0.0-a");
});

test("a move without dangerous differences records no confirmation, whatever it is sent with", async () => {
  expect((await put("1.2.0-c", { paths: bothPages() })).status).toBe(201);
  await admin.call(promote, { params, body: { version: "1.2.0-c", confirm } });
  const { data } = await owner.call(history, { query: { name } });
  expect(data[0]).toMatchObject({ version: "1.2.0-c", reason: null });
  expect(data[0]).not.toHaveProperty("confirmed");
});

test("an export that the live shell lacks is refused at publish, with its name and user; a confirmation doesn't help", async () => {
  const upload = anUpload(name, "1.3.0-d", { over: { imports: { [UI]: { FancyNote: ["n"] } } } });
  const message = expect.stringContaining(
    `shell 1.0.0-a doesn't provide FancyNote of @listwise/shared-ui, which ${name} 1.3.0-d uses.`,
  );
  const { body } = await team.request(publish, { params, body: upload });
  expect(body).toMatchObject({ code: "RELEASE_REFUSED", message: expect.stringContaining("FancyNote") });
  const { data } = await team.call(check, { params, body: upload });
  expect(data).toContainEqual({ level: "error", rule: "exports", message });
});

test("a shell without an export that a live remote uses is refused", async () => {
  const over = { imports: { [UI]: { Button: ["b"] } } };
  expect((await put("1.2.0-c", { paths: bothPages(), over })).status).toBe(201);
  await owner.call(promote, { params, body: { version: "1.2.0-c" } });
  const body = anUpload("shell", "1.1.0-b", { over: { exports: { [UI]: { Knob: ["b"] } } } });
  const refused = await owner.request(publish, { params: { name: "shell" }, body });
  expect(refused.body).toMatchObject({
    message: expect.stringContaining(
      `doesn't provide Button of @listwise/shared-ui, which ${name} 1.2.0-c uses.`,
    ),
  });
});

test.each(["<!doctype html><title>Not found</title>", "{{{"])(
  "an entry that is not a script is refused: %s",
  async (code) => {
    expect((await put("1.3.0-d", { code })).body).toMatchObject({
      code: "RELEASE_REFUSED",
      message: expect.stringContaining("is not a script"),
    });
  },
);
