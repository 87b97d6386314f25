import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contactEndpoints } from "@listwise/contracts/content";
import { siteEndpoints } from "@listwise/contracts/site";
import { findErrorCode } from "./infra/startup-error";
import { chooseUser, chownTo } from "./infra/db/embedded-postgres/run-as";
import { runOnServer } from "./testing/databases";
import { eventually } from "./testing/eventually";
import { startTestApp, type TestApp } from "./testing/test-app";

const folder = mkdtempSync(join(tmpdir(), "listwise-disk-"));
/** True if this user can mount a small disk. In a container without that permission, only the response is tested. */
const isMounted = ((): boolean => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m,mode=0755", "listwise-test", folder], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
})();
const onSmallDisk = isMounted ? test : test.skip;
const server = () => process.env.LISTWISE_TEST_DATABASE ?? "";
const tablespace = `small_${process.pid}`;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ env: { DATA_DIR: join(folder, "data") } });
});
afterAll(async () => {
  await site.close();
  if (isMounted) {
    await runOnServer(server(), `drop tablespace if exists ${tablespace}`);
    execFileSync("umount", [folder]);
  }
  rmSync(folder, { recursive: true });
});

const body = { name: "Ada", email: "ada@listwise.example", subject: "Room", message: "x".repeat(4_000) };
const write = (ip: string) => site.request(contactEndpoints.send, { body, ip });
const full = {
  status: 507,
  body: {
    success: false,
    code: "STORAGE_FULL",
    message: "The server's disk is full, so nothing was saved.",
    requestId: expect.any(String),
  },
};
const readiness = async () => {
  const { status, body: said } = await site.request(siteEndpoints.ready);
  return { status, said: JSON.stringify(said) };
};

test("F35 a full database disk returns 507 with a message, and works again once there is space", async () => {
  await site.ctx.pool.query(`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on contact_messages execute function no_room()`);
  expect(await write("192.0.2.1")).toMatchObject(full);
  await site.ctx.pool.query("drop trigger no_room on contact_messages");
  expect((await write("192.0.2.2")).status).toBe(201);
  expect((await readiness()).status).toBe(200);
});

onSmallDisk(
  "F35 on a full disk, writes return 507, reads work, and the site isn't ready until there is space",
  async () => {
    const place = join(folder, "tablespace");
    mkdirSync(place);
    await chownTo(place, await chooseUser());
    await runOnServer(server(), `create tablespace ${tablespace} location '${place}'`);
    await site.ctx.pool.query(`alter table contact_messages set tablespace ${tablespace}`);
    const filler = join(folder, "filler");
    const fill = () => {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(4096, 1), { flag: "a" });
      } catch (error) {
        expect(findErrorCode(error)).toBe("ENOSPC");
      }
    };
    fill();
    // The free space of the table's last page is used up first.
    const refused = await eventually(
      () => write(`198.51.100.${Math.floor(Math.random() * 250)}`),
      ({ status }) => status !== 201,
    );
    expect(refused).toMatchObject(full);
    expect(await readiness()).toMatchObject({
      status: 503,
      said: expect.stringContaining('"storage":"full"'),
    });
    expect((await site.request(siteEndpoints.health)).status).toBe(200);
    expect((await site.request(siteEndpoints.publicConfig)).status).toBe(200);
    rmSync(filler);
    expect((await write("192.0.2.3")).status).toBe(201);
    expect(await readiness()).toMatchObject({
      status: 200,
      said: expect.stringMatching(/"storage":"\d+% used"/),
    });
  },
);
