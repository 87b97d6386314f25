import { releasesEndpoints } from "@listwise/contracts/releases";
import { RegistrySchema } from "@listwise/contracts/remotes";
import { SLOW_MOUNT_CODE } from "@listwise/contracts/site";
import { z } from "@listwise/contracts/zod";
import type { Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { anUpload } from "../releases.fixtures";
import { addMembers, backdate, createReporter, type Pages } from "./reports.fixtures";

const { publish, promote, status, history } = releasesEndpoints;

let site: TestApp;
let owner: Caller;
let members: Caller[];
let reporter: ReturnType<typeof createReporter>;
let tests = 0;
let name = "";
let params = { name };

const fails = (version: string, times: number, pages?: Pages) => reporter.fails(name, version, times, pages);
const mounts = (version: string, times: number, pages?: Pages) =>
  reporter.mounts(name, version, times, pages);

async function goLive(release: string, version: string) {
  await owner.call(promote, { params: { name: release }, body: { version } });
}

beforeAll(async () => {
  site = await startTestApp();
  reporter = createReporter(site);
  owner = await site.asAdmin("superadmin");
  members = await addMembers(site, 12);
  await owner.call(publish, { params: { name: "shell" }, body: anUpload("shell", "1.0.0-a") });
  await goLive("shell", "1.0.0-a");
  await backdate(site, "shell", 48);
});
beforeEach(async () => {
  name = `mfe-remote${++tests}`;
  params = { name };
  for (const version of ["1.0.0-a", "1.1.0-b"])
    await owner.call(publish, { params, body: anUpload(name, version) });
  await goLive(name, "1.0.0-a");
});
afterAll(() => site.close());

const live = async () => {
  const { data } = await owner.call(status);
  const found = data.find((one) => one.name === name);
  if (!found) throw new Error("The release doesn't exist.");
  return found;
};

test("reports are counted by version, once per page; unknown versions are ignored", async () => {
  await goLive(name, "1.1.0-b");
  await mounts("1.1.0-b", 3);
  await fails("6.6.6-forged", 3);
  await fails("1.1.0-b", 1);
  await fails("1.1.0-b", 2, { phase: "unmount" });
  const { health, stable } = await live();
  expect(health).toEqual([
    {
      version: "1.1.0-b",
      mounts: 3,
      failures: 1,
      failureShare: 0.25,
      lastFailure: { at: expect.any(String), phase: "load", code: "LOAD_FAILED", message: "It broke." },
    },
  ]);
  expect(stable).toBe("1.1.0-b");
});

test("a stable version that fails for most members is rolled back, and all browsers are notified", async () => {
  await goLive(name, "1.1.0-b");
  const told = jest.spyOn(site.ctx.sockets, "toAll");
  await mounts("1.1.0-b", 2, { as: members.slice(10) });
  await fails("1.1.0-b", 4, { as: members });
  expect((await live()).stable).toBe("1.1.0-b");
  await fails("1.1.0-b", 1, { as: members.slice(4) });
  expect(await live()).toMatchObject({ stable: "1.0.0-a", canary: null });
  const response = await site.inject({ method: "GET", url: "/remotes.json" });
  expect(z.parse(RegistrySchema, response.json()).remotes).toContainEqual(
    expect.objectContaining({ name, version: "1.0.0-a" }),
  );
  const { data } = await owner.call(history, { query: { name } });
  const reason = "5 of 7 accounts saw failures in 15 minutes, from 5 networks";
  expect(data[0]).toMatchObject({ action: "take-out", actor: "automatic", version: "1.1.0-b", reason });
  expect(told).toHaveBeenCalledWith("release:changed", { remote: name, version: "1.0.0-a" });
  const { rows } = await site.ctx.pool.query("select * from audit_log where action = 'release.take-out'");
  expect(rows).toContainEqual(
    expect.objectContaining({ details: `${name} 1.1.0-b by automatic: ${reason}` }),
  );
});

test("a failing canary is ended; the stable version stays", async () => {
  await owner.call(promote, { params, body: { version: "1.1.0-b", percent: 10 } });
  await fails("1.1.0-b", 5);
  expect(await live()).toMatchObject({ stable: "1.0.0-a", canary: null });
});

test("a version that works for most members stays, however many fail", async () => {
  await goLive(name, "1.1.0-b");
  await mounts("1.1.0-b", 6, { as: members });
  await fails("1.1.0-b", 6, { as: members.slice(6) });
  expect((await live()).stable).toBe("1.1.0-b");
});

test.each(["NETWORK", "DEADLINE", "CHUNK_GONE"])(
  "%s may be caused by visitors' connections: it is shown but causes no rollback, alone or with a few others",
  async (code) => {
    await goLive(name, "1.1.0-b");
    await fails("1.1.0-b", 8, { code, as: members });
    await fails("1.1.0-b", 4, { as: members });
    expect(await live()).toMatchObject({ stable: "1.1.0-b", health: [{ failures: 12, failureShare: 1 }] });
    await fails("1.1.0-b", 1, { as: members.slice(4) });
    expect((await live()).stable).toBe("1.0.0-a");
  },
);

test("F55 mounts that time out cause no rollback while others mount, and one after many accounts if none do", async () => {
  const slow = { code: SLOW_MOUNT_CODE, phase: "mount" } as const;
  const many = [...members, ...(await addMembers(site, 6))];
  await goLive(name, "1.1.0-b");
  await fails("1.1.0-b", 14, { ...slow, as: many });
  await fails("1.1.0-b", 4, { as: members });
  expect(await live()).toMatchObject({ stable: "1.1.0-b", health: [{ failures: 18 }] });
  await mounts("1.1.0-b", 2, { as: many.slice(16) });
  await fails("1.1.0-b", 2, { ...slow, as: many.slice(14) });
  expect((await live()).stable).toBe("1.1.0-b");
  await fails("1.1.0-b", 4, { ...slow, as: many.slice(14) });
  expect((await live()).stable).toBe("1.0.0-a");
});

test("a version stays if there is no earlier one, or if the earlier one is just as unhealthy", async () => {
  await fails("1.0.0-a", 8, { as: members });
  expect((await live()).stable).toBe("1.0.0-a");
  await goLive(name, "1.1.0-b");
  await fails("1.1.0-b", 8, { as: members });
  expect((await live()).stable).toBe("1.1.0-b");
});

test("a version that is promoted again starts over and isn't rolled back twice in a row", async () => {
  await goLive(name, "1.1.0-b");
  await fails("1.1.0-b", 5, { as: members });
  expect((await live()).stable).toBe("1.0.0-a");
  await goLive(name, "1.1.0-b");
  expect((await live()).health).toEqual([]);
  await fails("1.1.0-b", 6, { as: members });
  expect((await live()).stable).toBe("1.1.0-b");
});

test("a move of the admin remote is announced to administrators only, including its version", async () => {
  const [toAll, toAdmins] = [jest.spyOn(site.ctx.sockets, "toAll"), jest.spyOn(site.ctx.sockets, "toAdmins")];
  const remote = `${name}-admin`;
  const upload = anUpload(remote, "1.0.0-a", { paths: [`/admin/${remote}`], guard: "admin" });
  await owner.call(publish, { params: { name: remote }, body: upload });
  toAll.mockClear();
  await goLive(remote, "1.0.0-a");
  expect(toAdmins).toHaveBeenCalledWith("release:changed", { remote, version: "1.0.0-a" });
  expect(toAll).not.toHaveBeenCalled();
});
