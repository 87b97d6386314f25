import type { AdminUserDetail, EditedUserSchema, NewUserSchema } from "@listwise/contracts/admin";
import type { z } from "@listwise/contracts/zod";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { isUniqueViolation } from "../../infra/db/database-errors";
import { recordDenied } from "../../infra/http/authorize-request";
import { fail, failNotFound } from "../../infra/http/errors";
import {
  assertGoodPassword,
  assertMayAct,
  changeUser,
  completeAddressChange,
  hashPassword,
  insertUser,
  isLastSuperadmin,
  lockUser,
  removeAccount,
  sendPasswordLink,
  type UserRow,
} from "../accounts";
import {
  LAST_SUPERADMIN,
  loadExistingUser,
  readRole,
  recordAction,
  loadUserDetail,
  computeVersion,
  type Actor,
} from "./user.service";

function taken() {
  const message = "Another account has this address. Enter another one.";
  return fail("CONFLICT", message, [{ path: "email", message }]);
}

async function refuse(ctx: AppContext, by: Actor, details: string, message: string): Promise<never> {
  await recordDenied(ctx, by.request, details);
  throw fail("FORBIDDEN", message);
}

/**
 * Validates a new account and returns a function that inserts it. Without a password its owner gets an email with a link to
 * set one.
 *
 * @throws FORBIDDEN (audited) if a non-superadmin assigns a role, VALIDATION_FAILED for a weak password, CONFLICT if the
 * address is taken
 */
export async function createUser(ctx: AppContext, body: z.output<typeof NewUserSchema>, by: Actor) {
  const { name, email, password, emailVerified } = body;
  const role = readRole(body.role);
  if (role !== "user" && by.user.role !== "superadmin") {
    await refuse(ctx, by, `new ${role} ${email}`, "Only a superadmin can assign this role.");
  }
  if (password !== undefined) assertGoodPassword(password, body);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return async (tx: Transaction): Promise<AdminUserDetail> => {
    const emailVerifiedAt = emailVerified ? new Date() : null;
    const added = await insertUser(tx, { name, email, role, passwordHash, emailVerifiedAt });
    if (!added) throw taken();
    await recordAction(ctx, { ...by, subjectId: added.id }, "user.created", `${email}: (none) → ${role}`, tx);
    if (passwordHash === null) await sendPasswordLink(ctx, tx, added);
    return loadUserDetail(ctx, added.id, by, tx);
  };
}

function changed(ctx: AppContext, current: AdminUserDetail) {
  const message = "Someone else changed this account in the meantime. Compare the changes, then save again.";
  return fail("CONFLICT", message, { updatedAt: current.version, current });
}

/**
 * Checks that the caller may change a user's address, because a confirmed address gives access to the account.
 * Administrators change their own address in Settings, with the usual proof; only superadmins change another administrator's.
 *
 * @throws FORBIDDEN (audited)
 */
async function assertMayChangeAddress(
  ctx: AppContext,
  user: UserRow,
  { email, emailVerified }: Pick<z.output<typeof EditedUserSchema>, "email" | "emailVerified">,
  by: Actor,
): Promise<void> {
  if (email === user.email && emailVerified === (user.emailVerifiedAt !== null)) return;
  if (user.id === by.user.id) {
    await refuse(ctx, by, "own address", "Change and confirm your own email address in Settings.");
  }
  if (user.role === "user" || by.user.role === "superadmin") return;
  await refuse(
    ctx,
    by,
    `address of ${user.email}`,
    "Only a superadmin can change or confirm an administrator's address.",
  );
}

/**
 * Changes a user's name, address and confirmation, and audits it.
 *
 * @throws CONFLICT with the current values if `version` is outdated, or if the address is taken; NOT_FOUND, FORBIDDEN
 */
export async function updateUserDetails(
  ctx: AppContext,
  id: number,
  { version, ...facts }: z.output<typeof EditedUserSchema> & { version: string },
  by: Actor,
): Promise<AdminUserDetail> {
  await assertMayChangeAddress(ctx, await assertMayAct(ctx, id, by.request), facts, by);
  const { name, email, emailVerified } = facts;
  try {
    await ctx.db.transaction(async (tx) => {
      const before = await lockUser(tx, id);
      if (!before) throw failNotFound("user");
      if (computeVersion(before) !== version) throw changed(ctx, await loadUserDetail(ctx, id, by));
      const emailVerifiedAt = emailVerified ? (before.emailVerifiedAt ?? new Date()) : null;
      await changeUser(tx, id, { name, email, emailVerifiedAt });
      const differences = [
        ...(before.name === name ? [] : [`name ${before.name} → ${name}`]),
        ...(before.email === email ? [] : [`address ${before.email} → ${email}`]),
        ...((before.emailVerifiedAt !== null) === emailVerified
          ? []
          : [`confirmed ${before.emailVerifiedAt !== null} → ${emailVerified}`]),
      ];
      if (differences.length > 0)
        await recordAction(
          ctx,
          { ...by, subjectId: id },
          "user.changed",
          `${before.email}: ${differences.join(", ")}`,
          tx,
        );
      if (before.email !== email) await completeAddressChange(ctx, tx, before, email);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
  return loadUserDetail(ctx, id, by);
}

/**
 * Deletes another user's account, and notifies its browsers and its owner.
 *
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT for the last superadmin and for the caller's own account
 */
export async function deleteOtherUser(ctx: AppContext, id: number, by: Actor): Promise<void> {
  const found = await assertMayAct(ctx, id, by.request);
  if (found.role !== "user" && by.user.role !== "superadmin") {
    await refuse(ctx, by, `deletion of ${found.email}`, "Only a superadmin can delete an administrator.");
  }
  const tell = await ctx.db.transaction(async (tx) => {
    const isLast = await isLastSuperadmin(tx, id);
    const user = await loadExistingUser(tx, id);
    if (isLast) throw fail("CONFLICT", LAST_SUPERADMIN);
    if (id === by.user.id)
      throw fail("CONFLICT", "You can't delete your own account here. Delete it in Settings.");
    await recordAction(
      ctx,
      { ...by, subjectId: id },
      "user.deleted",
      `${user.email}: ${user.role} → (none)`,
      tx,
    );
    return removeAccount(ctx, tx, user);
  });
  tell();
}
