import { randomBytes } from "node:crypto";
import type { Role } from "@listwise/contracts/api";
import type { FastifyInstance } from "fastify";
import { hashPassword, insertUser, openSession } from "../modules/accounts";
import type { AppContext } from "../infra/context";

/** Options of a test user. */
export interface UserOptions {
  name?: string;
  email?: string;
  /** Hashing takes time; without this option the password is `correct horse`. */
  password?: string;
  role?: Role;
  plan?: string;
  verified?: boolean;
}

/** A test user with a session. */
export interface TestUser {
  id: number;
  email: string;
  token: string;
  refreshToken: string;
}

const commonHash = hashPassword("correct horse");

/** Adds a user and opens a session for them. */
export async function addUser(
  ctx: AppContext,
  app: FastifyInstance,
  options: UserOptions = {},
): Promise<TestUser> {
  const { name = "Ada Example", role = "user", plan = "free", verified = true, password } = options;
  const email = options.email ?? `user-${randomBytes(5).toString("hex")}@listwise.example`;
  const passwordHash = await (password === undefined ? commonHash : hashPassword(password));
  const emailVerifiedAt = verified ? new Date() : null;
  const user = await insertUser(ctx.db, { name, email, passwordHash, role, plan, emailVerifiedAt });
  if (!user) throw new Error(`User ${email} already exists.`);
  const { token, refreshToken } = await openSession(app, user, {});
  return { id: user.id, email, token, refreshToken };
}
