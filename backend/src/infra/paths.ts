import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

/** Returns the closest folder at or above this file that contains `name`. Works from sources and from the bundle. */
function findUp(name: string): string {
  for (let folder = here; ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder;
    if (dirname(folder) === folder) throw new Error(`${name} is missing above ${here}.`);
  }
}

/** Returns the root folder of the repository, which contains the workspace file. */
export function getProjectRoot(): string {
  return findUp("pnpm-workspace.yaml");
}

/** Returns the root folder of this package, `backend`. */
export function getBackendRoot(): string {
  return findUp("drizzle.config.ts");
}

/** Returns the folder of the migration files, `backend/migrations`. */
export function getMigrationsFolder(): string {
  return join(getBackendRoot(), "migrations");
}
