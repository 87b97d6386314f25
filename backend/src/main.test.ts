import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "./infra/db/database";
import { isAlive } from "./infra/db/embedded-postgres/process-lock";
import { createLogger } from "./infra/logging/logger";
import { createTestDatabase } from "./testing/databases";
import { runMain } from "./testing/run-main";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwise-main-"));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function runUntilRefusal(env: Record<string, string>): Promise<string> {
  const { code, output } = await runMain({ LOG_LEVEL: "silent", DATA_DIR: folder, DEMO_DATA: "off", ...env })
    .ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^Listwise can't start:\n {2}- /);
  expect(output).not.toMatch(/\n\s+at /);
  return output;
}

test("lists the problems of the environment", async () => {
  expect(await runUntilRefusal({ PORT: "0x50", LOG_LEVEL: "loud" })).toBe(
    "Listwise can't start:\n  - LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent.\n  - PORT must be a whole number from 0 to 65535.\n",
  );
});

test("says that the data folder is not writable", async () => {
  await writeFile(join(folder, "file"), "");
  expect(await runUntilRefusal({ DATA_DIR: join(folder, "file", "data") })).toMatch(
    /is not writable .*\. Set DATA_DIR/,
  );
});

test("says that the database isn't responding, or refuses the login", async () => {
  const wrong = new URL(process.env.LISTWISE_TEST_DATABASE ?? "");
  wrong.password = "wrong";
  const [silent, refused] = await Promise.all([
    runUntilRefusal({ DATABASE_URL: "postgres://listwise:x@127.0.0.1:9/listwise" }),
    runUntilRefusal({ DATABASE_URL: wrong.href }),
  ]);
  expect(silent).toMatch(/database at 127\.0\.0\.1:9 isn't responding\. Start it/);
  expect(refused).toMatch(/refused the login/);
  expect(refused).not.toContain("wrong@");
});

test("an older version refuses the database of a newer one and leaves it unchanged", async () => {
  const database = await createTestDatabase();
  const log = createLogger({ logLevel: "silent" });
  const { pool } = openDatabase(database.url, log, { max: 1, waitMs: 5_000 });
  await pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', 4102444800000)",
  );
  expect(await runUntilRefusal({ DATABASE_URL: database.url })).toMatch(
    /belongs to a newer version of Listwise: this version doesn't know 1 of its migrations\.\n {2}- Start the newer version/,
  );
  await pool.end();
  await database.drop();
});

test("reports a taken port", async () => {
  const database = await createTestDatabase();
  const holder = createServer();
  const port = await new Promise<number>((resolve) => {
    holder.listen(0, "127.0.0.1", () => {
      const address = holder.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  expect(await runUntilRefusal({ DATABASE_URL: database.url, PORT: String(port) })).toContain(
    `Port ${port} is taken. Stop the program that uses it, or set PORT to another port.`,
  );
  await new Promise((resolve) => holder.close(resolve));
  await database.drop();
});

test("serves a new folder, survives kill -9, and stops cleanly with its database last", async () => {
  const env = { DATA_DIR: join(folder, "site"), PORT: "0", DEMO_DATA: "on", DRAIN_SECONDS: "5" };
  const first = runMain(env);
  await first.printed(/"msg":"ready"/);
  first.process.kill("SIGKILL");
  await first.ended;
  const readPid = async () =>
    Number((await readFile(join(env.DATA_DIR, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);
  const orphan = await readPid();
  expect(isAlive(orphan)).toBe(true);

  const second = runMain(env);
  const output = await second.printed(/"msg":"ready"/);
  expect(await readPid()).toBe(orphan);
  expect(await second.printed(/To stop/)).toMatch(
    /Demo accounts +demo@listwise\.example, admin@listwise\.example \(password: listwise-demo\)\n/,
  );
  const address = /Server listening at (http:\/\/[\d.:]+)/.exec(output)?.[1];
  const body = JSON.stringify({ email: "demo@listwise.example", password: "listwise-demo" });
  const headers = { "content-type": "application/json" };
  expect((await fetch(`${address}/api/auth/login`, { method: "POST", body, headers })).status).toBe(200);
  second.process.kill("SIGTERM");
  // The site serves while proxies find out that it stops.
  await second.printed(/"msg":"stopping"/);
  const ready = await fetch(`${address}/api/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toContain('"server":"stopping"');
  expect(ready.headers.get("connection")).toBe("close");
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect((await second.ended).code).toBe(0);
  await expect(readPid()).rejects.toThrow("ENOENT");
});
