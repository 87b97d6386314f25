import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "./database";
import { secrets } from "./secrets.schema";

/** The secret of this name, of 256 bits; the first node to ask makes it, and every node gets the same one. */
export async function sharedSecret(db: Database, name: string): Promise<string> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`Secret ${name} could not be read back.`);
  return row.value;
}
