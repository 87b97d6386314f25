import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

/** First folder at or above this file that contains `name`; works from the sources and from the bundle alike. */
function findUp(name: string): string {
  for (let folder = here; ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder;
    if (dirname(folder) === folder) throw new Error(`${name} is missing above ${here}.`);
  }
}

/** Root of the project: where the workspace file stands. */
export function projectRoot(): string {
  return findUp("pnpm-workspace.yaml");
}

/** Root of this package, `backend`. */
export function backendRoot(): string {
  return findUp("drizzle.config.ts");
}

/** Folder of the migration files, `backend/migrations`. */
export function migrationsFolder(): string {
  return join(backendRoot(), "migrations");
}
