import { randomUUID } from "node:crypto";
import type { User } from "@listwise/contracts/auth";
import type { FastifyInstance } from "fastify";
import { presentUser } from "../accounts.presenter";
import { deleteUser } from "../accounts.repository";
import { insertUser } from "../accounts.writes";
import { signAccessToken } from "../sessions/access-token";
import { insertSession } from "../sessions/sessions.repository";
import { deleteOldSyntheticAccounts, SYNTHETIC_DOMAIN } from "./synthetic.repository";

/** Lifetime of a synthetic account's session in milliseconds; longer than any use of it. */
const SESSION_MS = 30 * 60_000;

/** An account that belongs to no person, and can't be signed in to: it has no password. */
export interface SyntheticAccount {
  user: User;
  /** Returns an access token that is valid for 15 minutes, and not after {@link SyntheticAccount.remove}. */
  signToken(): string;
  /** Deletes the account with its session. */
  remove(): Promise<void>;
}

/** Creates an account for a program that opens pages as a role. Accounts that a crash left behind are deleted first. */
export async function createSyntheticAccount(
  app: FastifyInstance,
  role: "user" | "admin",
): Promise<SyntheticAccount> {
  const { db, config } = app.ctx;
  const { row, session } = await db.transaction(async (tx) => {
    await deleteOldSyntheticAccounts(tx);
    const row = await insertUser(tx, {
      name: "Smoke test",
      email: `${role}-${randomUUID()}@${SYNTHETIC_DOMAIN}`,
      passwordHash: null,
      emailVerifiedAt: new Date(),
      role,
      // Only a sign-in asks for the factor, which is impossible without a password.
      secondFactors: role === "admin" ? ["totp"] : [],
    });
    if (!row) throw new Error("The synthetic account was not returned.");
    const session = await insertSession(tx, {
      userId: row.id,
      fingerprint: null,
      ip: null,
      userAgent: "Smoke test",
      expiresAt: new Date(Date.now() + SESSION_MS),
    });
    return { row, session };
  });
  return {
    user: presentUser(config, row),
    signToken: () =>
      signAccessToken(app, { userId: row.id, sessionId: session.id, epoch: session.tokenEpoch }),
    remove: () => deleteUser(db, row),
  };
}
