import type { Executor } from "../../../infra/db/database";

/** Loads a user's records for one section of the export. */
export type PersonalDataProvider = (db: Executor, userId: number) => Promise<Record<string, unknown>[]>;

const providers = new Map<string, PersonalDataProvider>();

/** Adds a section to the users' export; called once at startup by every module that stores rows about users. */
export function registerPersonalData(section: string, provider: PersonalDataProvider): void {
  providers.set(section, provider);
}

/** Returns all sections of a user's data, sorted by name. */
export async function loadPersonalData(
  db: Executor,
  userId: number,
): Promise<Record<string, Record<string, unknown>[]>> {
  const sections: Record<string, Record<string, unknown>[]> = {};
  for (const [section, provider] of [...providers].sort(([a], [b]) => a.localeCompare(b))) {
    sections[section] = await provider(db, userId);
  }
  return sections;
}
