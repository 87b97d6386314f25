import type { Executor } from "../../platform/database";

/** Plain records that belong to a user, as the export shows them. */
export type PersonalData = (db: Executor, userId: number) => Promise<Record<string, unknown>[]>;

const providers = new Map<string, PersonalData>();

/** Called once at start by every module that keeps rows about a user: they become a section of the user's export. */
export function registerPersonalData(section: string, provider: PersonalData): void {
  providers.set(section, provider);
}

/** All sections of a user's data, by name. */
export async function personalDataOf(
  db: Executor,
  userId: number,
): Promise<Record<string, Record<string, unknown>[]>> {
  const sections: Record<string, Record<string, unknown>[]> = {};
  for (const [section, provider] of [...providers].sort(([a], [b]) => a.localeCompare(b))) {
    sections[section] = await provider(db, userId);
  }
  return sections;
}
