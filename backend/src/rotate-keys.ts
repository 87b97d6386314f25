import { rotateSigningKeys } from "./modules/accounts";
import { createAudit } from "./infra/security/audit";
import { readConfig } from "./infra/config/config";
import { openDatabase } from "./infra/db/database";
import { startEmbeddedPostgres } from "./infra/db/embedded-postgres";
import { createLogger } from "./infra/logging/logger";
import { explainFailure } from "./infra/startup-error";

/**
 * Implements `pnpm keys:rotate [--discard]`: creates a new key for access tokens, whether the site is running or not.
 */
async function rotate(discard: boolean): Promise<void> {
  const config = { ...readConfig(process.env), logLevel: "warn" } as const;
  const log = createLogger(config);
  const postgres = config.databaseUrl === null ? await startEmbeddedPostgres(config.dataDir, log) : null;
  const url = postgres?.url ?? config.databaseUrl ?? "";
  const { pool, db } = openDatabase(url, log, { max: 1, waitMs: config.databaseWaitMs });
  try {
    const kid = await rotateSigningKeys({ db, config, audit: createAudit(db) }, { discard });
    process.stdout.write(
      `The key ${kid} now signs access tokens. Running nodes switch to it within half a minute.\n`,
    );
  } finally {
    await pool.end();
    await postgres?.release();
  }
}

try {
  await rotate(process.argv.includes("--discard"));
} catch (error) {
  process.stderr.write(`${explainFailure("Couldn't rotate the keys", error)}\n`);
  process.exit(1);
}
