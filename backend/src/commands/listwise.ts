import { formatCount } from "@listwise/aso-core/text";
import { Command } from "commander";
import { createBackup, prepareRestore, restoreBackup } from "../infra/backup/backup";
import type { BackupManifest } from "../infra/backup/manifest";
import type { AppContext } from "../infra/context";
import { createContext } from "../infra/create-context";
import { migrateDatabase, openDatabase } from "../infra/db/database";
import { createLogger } from "../infra/logging/logger";
import { createAudit } from "../infra/security/audit";
import { explainFailure, StartupError } from "../infra/startup-error";
import { rotateSigningKeys } from "../modules/accounts";
import { findBrokenReleases, restoreReleases, syncReleases } from "../modules/releases";
import { checkSource, getStore } from "../modules/store";
import { print, readSite, resolveFolder, withDatabase } from "./with-database";

const HELP = `
The commands use the settings of the site: environment variables such as DATABASE_URL or DATA_DIR.
They work while the site is running, except for restore, which creates a new site.`;

/** Runs `work` with the services of a site. */
async function withContext(
  site: ReturnType<typeof readSite>,
  work: (ctx: AppContext) => Promise<void>,
): Promise<void> {
  await withDatabase(site, async ({ config, url, log }) => {
    const { ctx, close } = await createContext(config, url, log);
    try {
      await work(ctx);
    } finally {
      await close();
    }
  });
}

/** Returns the counts of a backup, such as "12,345 rows in 80 tables and 300 files". */
function describeBackup({ database, folders }: BackupManifest): string {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = folders.reduce((sum, folder) => sum + folder.files, 0);
  return `${formatCount(rows, "row")} in ${formatCount(database.tables.length, "table")} and ${formatCount(files, "file")}`;
}

async function migrate(): Promise<void> {
  await withDatabase(readSite(), async ({ url, log }) => {
    const applied = await migrateDatabase(url, log);
    print(applied === 0 ? "The database is up to date." : `Applied ${formatCount(applied, "migration")}.`);
  });
}

async function backup(name: string): Promise<void> {
  const folder = resolveFolder(name);
  const site = readSite();
  if (site.config.files !== null) await withContext(site, syncReleases);
  await withDatabase(site, async ({ config, url }) => {
    const manifest = await createBackup(config, url, folder);
    print(`Saved ${describeBackup(manifest)} in ${folder}.`);
    const key = manifest.needsSecretsKey
      ? "SECRETS_KEY is not part of the backup: keep it, a restore needs it."
      : "The backup includes the key that decrypts secrets: store it where only operators have access.";
    print(key);
  });
}

async function restore(name: string): Promise<void> {
  const folder = resolveFolder(name);
  const site = readSite();
  const manifest = await prepareRestore(site.config, folder);
  await withDatabase(site, ({ config, url, log }) => restoreBackup(config, url, { folder, manifest }, log));
  await withContext(site, restoreReleases);
  print(`Restored ${describeBackup(manifest)} as of ${manifest.createdAt}.`);
  print(`Start the site with the same settings: DATA_DIR is ${site.config.dataDir}.`);
}

async function rotateKeys({ discard = false }: { discard?: boolean }): Promise<void> {
  await withDatabase(readSite(), async ({ config, url, log }) => {
    const { pool, db } = openDatabase(url, log, { max: 1, waitMs: config.databaseWaitMs });
    try {
      const kid = await rotateSigningKeys({ db, config, audit: createAudit(db) }, { discard });
      print(`The key ${kid} now signs access tokens. Running nodes switch to it within half a minute.`);
    } finally {
      await pool.end();
    }
  });
}

async function checkReleases(): Promise<void> {
  const broken = await findBrokenReleases(readSite().config);
  for (const { name, version, problems } of broken) {
    print(`${name} ${version}:`);
    for (const problem of problems) print(`  ${problem}`);
  }
  if (broken.length > 0) {
    throw new StartupError(
      `This version would break ${formatCount(broken.length, "live release")}. Keep the calls until their teams have published releases without them.`,
    );
  }
  print("This version answers all calls of the live releases.");
}

/** @throws StartupError if the site has no object store */
async function pullReleases(): Promise<void> {
  const site = readSite();
  const { files, releasesDir } = site.config;
  if (files === null)
    throw new StartupError(
      "The releases are in RELEASES_DIR already. This command is for sites with FILES_URL.",
    );
  await withContext(site, syncReleases);
  print(`${releasesDir} has all releases and the live versions.`);
}

/** @throws StartupError if an endpoint doesn't answer in the known shape, or no live store is configured */
async function checkStores(): Promise<void> {
  const site = readSite();
  if (site.config.storeSource.kind !== "live")
    throw new StartupError("STORE_SOURCE names no live store. Set it to apple, google-play or both.");
  // The command prints what went wrong; the log would repeat it.
  const config = { ...site.config, logLevel: "silent" } as const;
  await withContext({ config, log: createLogger(config) }, async (ctx) => {
    await migrateDatabase(ctx.databaseUrl, ctx.log);
    let failures = 0;
    for await (const { store, endpoint, ok, message, ms } of checkSource(getStore(ctx))) {
      if (!ok) failures += 1;
      print(`${ok ? "ok    " : "failed"}  ${store}, ${endpoint}: ${message} (${ms} ms)`);
    }
    if (failures > 0)
      throw new StartupError(`${formatCount(failures, "endpoint")} didn't answer in the known shape.`);
  });
}

/** Parses the arguments and runs the command that they name. */
async function run(): Promise<void> {
  const program = new Command("listwise")
    .description("Operates a Listwise site.")
    .addHelpText("after", HELP)
    .showHelpAfterError("Run `listwise --help` for all commands.");
  program
    .command("migrate")
    .description("apply the migrations of this version to the database")
    .action(migrate);
  program
    .command("backup")
    .description("save the database, secrets and files in a new folder")
    .argument("<folder>", "folder that doesn't exist yet")
    .action(backup);
  program
    .command("restore")
    .description("create a site from a backup, in an empty database and a new data folder")
    .argument("<folder>", "folder of the backup")
    .action(restore);
  program
    .command("rotate-keys")
    .description("create a new key for access tokens")
    .option(
      "--discard",
      "also invalidate all older keys and secrets: after a leak, or if SECRETS_KEY was lost",
    )
    .action(rotateKeys);
  program
    .command("check-releases")
    .description("compare the calls of all live releases with the API of this version, before it is deployed")
    .action(checkReleases);
  program
    .command("pull-releases")
    .description(
      "copy the releases from the object store to RELEASES_DIR, for a static host that serves them",
    )
    .action(pullReleases);
  program
    .command("source")
    .description("work with the source of store data")
    .command("check")
    .description("ask each endpoint of the live stores once, and print whether it answers in the known shape")
    .action(checkStores);
  await program.parseAsync();
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${explainFailure("The command failed", error)}\n`);
  process.exit(1);
}
