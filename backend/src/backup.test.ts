import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { createBackup, prepareRestore, restoreBackup } from "./infra/backup/backup";
import { connectForBackup } from "./infra/backup/backup-connection";
import { startEmbeddedPostgres } from "./infra/db/embedded-postgres";
import { createLogger } from "./infra/logging/logger";
import { createTestDatabase, runOnServer } from "./testing/databases";
import { runMain, runProgram } from "./testing/run-main";
import { readTestConfig, startTestApp, type TestApp } from "./testing/test-app";

const log = createLogger({ logLevel: "silent" });

let site: TestApp;
let email: string;
let root: string;
let backup: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "listwise-backup-"));
  await chmod(root, 0o755);
  backup = join(root, "backup");
  site = await startTestApp();
  const { dataDir } = site.ctx.config;
  const user = await site.asUser();
  email = user.email;
  await user.call(userKeywordsEndpoints.add, { body: { keywordText: "weather radar" } });
  await mkdir(join(dataDir, "releases/mfe-example/1.0.0"), { recursive: true });
  await writeFile(join(dataDir, "releases/live.json"), JSON.stringify({ "mfe-example": "1.0.0" }));
  await writeFile(join(dataDir, "releases/mfe-example/1.0.0/entry.js"), "export {};\n");
  await site.ctx.queue.send("shares-sweep", { from: "the backup" });
  await createBackup(site.ctx.config, site.ctx.databaseUrl, backup);
});
afterAll(async () => {
  await site.close();
  await rm(root, { recursive: true, force: true });
});

/** Returns the number of rows of each table and a digest of their content; schedules add jobs at any time. */
async function summarize(url: string): Promise<Record<string, unknown>> {
  const client = await connectForBackup(url);
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace = 'public'::regnamespace order by 1`,
    );
    const found: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: string; digest: string }>(
        `select count(*), md5(string_agg(t::text, ',' order by t::text collate "C")) as digest from ${name} t`,
      );
      found[name] = rows[0];
    }
    return found;
  } finally {
    await client.end();
  }
}

const configFor = (name: string, env: Record<string, string> = {}) =>
  readTestConfig({ DATA_DIR: join(root, name), ...env });

async function restoreInto(url: string, name: string, folder = backup): Promise<void> {
  const config = configFor(name);
  const manifest = await prepareRestore(config, folder);
  await restoreBackup(config, url, { folder, manifest }, log);
}

test("the commands move a running site into a new data folder, which serves it and is backed up while it runs", async () => {
  const dataDir = join(root, "embedded");
  const env = { DATA_DIR: dataDir, DEMO_DATA: "off", PORT: "0" };
  const listwise = (...args: string[]) => runProgram("listwise", args, env).ended;
  const restored = await listwise("restore", backup);
  expect(restored.output).toMatch(/^Restored [\d,]+ rows in \d+ tables and 3 files as of /);
  expect(restored.code).toBe(0);

  const postgres = await startEmbeddedPostgres(dataDir, log);
  const before = await summarize(site.ctx.databaseUrl);
  expect(before).toMatchObject({ users: { count: "1" }, user_keywords: { count: "1" } });
  expect(await summarize(postgres.url)).toEqual(before);
  expect(await readFile(join(dataDir, "releases/mfe-example/1.0.0/entry.js"), "utf8")).toBe("export {};\n");
  await postgres.release();

  const program = runMain(env);
  const output = await program.printed(/"msg":"ready"/);
  const address = /Server listening at (http:\/\/[\d.:]+)/.exec(output)?.[1] ?? "";
  const login = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "correct horse" }),
  });
  expect(login.status).toBe(200);
  const saved = await listwise("backup", join(root, "second"));
  expect(saved.output).toMatch(/^Saved [\d,]+ rows in \d+ tables and \d+ files in /);
  expect(saved.code).toBe(0);
  expect(await listwise("migrate")).toEqual({ code: 0, output: "The database is up to date.\n" });
  program.process.kill("SIGTERM");
  await program.ended;
});

test("sequences and keys work after a restore into another database of a server", async () => {
  const database = await createEmptyDatabase();
  await restoreInto(database.url, "sequences");
  const client = await connectForBackup(database.url);
  const insert = (userId: string) =>
    client.query(
      `insert into user_keywords (user_id, keyword_id, country, category)
        select ${userId}, keyword_id, 'de', category from user_keywords limit 1`,
    );
  await expect(insert("user_id + 1")).rejects.toThrow("foreign key");
  await insert("user_id");
  const jobs = await client.query("select state from pgboss.job where data->>'from' = 'the backup'");
  expect(jobs.rows).toEqual([{ state: "created" }]);
  await expect(client.query("delete from audit_log")).rejects.toThrow(/audit/);
  await client.end();
  await database.drop();
});

test("a damaged backup leaves the database and the folders empty", async () => {
  const damaged = join(root, "damaged");
  await createBackup(site.ctx.config, site.ctx.databaseUrl, damaged);
  await appendFile(join(damaged, "database/public.secrets.copy.gz"), gzipSync("other\tvalue\n"));
  const database = await createEmptyDatabase();
  await expect(restoreInto(database.url, "refused", damaged)).rejects.toThrow("is damaged");
  // Nothing is left over that would refuse the next attempt.
  await restoreInto(database.url, "refused");
  await expect(restoreInto(database.url, "other")).rejects.toThrow("isn't empty");
  await expect(restoreInto(database.url, "refused")).rejects.toThrow("isn't empty");
  await database.drop();
});

test("refuses what can't be saved or restored", async () => {
  const { config, databaseUrl } = site.ctx;
  await expect(createBackup(config, databaseUrl, backup)).rejects.toThrow("already exists");
  const empty = await createEmptyDatabase();
  await expect(createBackup(config, empty.url, join(root, "none"))).rejects.toThrow("nothing to back up");
  await empty.drop();
  await expect(prepareRestore(config, join(root, "none"))).rejects.toThrow("not a complete backup");

  const sealed = join(root, "sealed");
  const key = "a-key-of-at-least-32-characters-00";
  await createBackup({ ...config, secretsKey: key }, databaseUrl, sealed);
  await expect(prepareRestore(configFor("new"), sealed)).rejects.toThrow("Set SECRETS_KEY");
  const wrong = configFor("new", { SECRETS_KEY: "another-key-of-at-least-32-characters" });
  await expect(prepareRestore(wrong, sealed)).rejects.toThrow("is not the key");
  const manifest = await prepareRestore(configFor("new", { SECRETS_KEY: key }), sealed);

  await site.ctx.pool.query("insert into release_repository values (1, 1, '{}', '[]')");
  await expect(createBackup(config, databaseUrl, join(root, "without-files"))).rejects.toThrow("FILES_URL");
  await site.ctx.pool.query("delete from release_repository");

  const newer = { ...manifest.database, migrations: [...manifest.database.migrations, "4102444800000"] };
  const database = await createEmptyDatabase();
  await expect(
    restoreBackup(
      configFor("new"),
      database.url,
      { folder: sealed, manifest: { ...manifest, database: newer } },
      log,
    ),
  ).rejects.toThrow("newer version");
  await database.drop();
});

async function createEmptyDatabase() {
  const database = await createTestDatabase();
  await runOnServer(
    database.url,
    "drop schema public cascade; drop schema drizzle cascade; drop schema if exists pgboss cascade; create schema public",
  );
  return database;
}

test("the command lists its commands and refuses unknown ones", async () => {
  const run = (...args: string[]) => runProgram("listwise", args, {}).ended;
  const [help, unknown] = await Promise.all([run("--help"), run("backups")]);
  expect(help.code).toBe(0);
  for (const name of ["migrate", "backup <folder>", "restore <folder>", "rotate-keys", "pull-releases"]) {
    expect(help.output).toContain(name);
  }
  expect(unknown.code).toBe(1);
  expect(unknown.output).toMatch(/unknown command 'backups'[\s\S]*listwise --help/);
});
