import type { AdminUserDetail, EditedUserSchema, NewUserSchema, z } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { isUniqueViolation } from "../../platform/database-errors";
import { recordDenied } from "../../platform/admit";
import { fail } from "../../platform/errors";
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
import { LAST, mustFind, note, readUser, versionOf, type By } from "./user.service";

function taken() {
  const message = "Another account has this address.";
  return fail("CONFLICT", message, [{ path: "email", message }]);
}

async function refuse(ctx: AppContext, by: By, details: string, message: string): Promise<never> {
  await recordDenied(ctx, by.request, details);
  throw fail("FORBIDDEN", message);
}

/** Checks a new account; what is returned adds it. Without a password its owner gets a mail that leads to choosing one. */
export async function createUser(ctx: AppContext, body: z.output<typeof NewUserSchema>, by: By) {
  const { name, email, role, password, emailVerified } = body;
  if (role !== "user" && by.user.role !== "superadmin") {
    await refuse(ctx, by, `new ${role} ${email}`, "Only a superadmin may give this role.");
  }
  if (password !== undefined) assertGoodPassword(password, body);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return async (tx: Transaction): Promise<AdminUserDetail> => {
    const emailVerifiedAt = emailVerified ? new Date() : null;
    const added = await insertUser(tx, { name, email, role, passwordHash, emailVerifiedAt });
    if (!added) throw taken();
    await note(ctx, by, "user.created", `${email}: (none) → ${role}`, tx);
    if (passwordHash === null) await sendPasswordLink(ctx, tx, added);
    return readUser(ctx, added.id, by, tx);
  };
}

function changed(ctx: AppContext, current: AdminUserDetail) {
  const message = "Somebody changed this account meanwhile. Compare, then save again.";
  return fail("CONFLICT", message, { updatedAt: current.version, current });
}

/**
 * The address opens the account, once it is confirmed. Administrators change and confirm their own in Settings, with the
 * proof that everybody gives; another administrator's is for superadmins.
 */
async function assertMayMove(
  ctx: AppContext,
  user: UserRow,
  { email, emailVerified }: Pick<z.output<typeof EditedUserSchema>, "email" | "emailVerified">,
  by: By,
): Promise<void> {
  if (email === user.email && emailVerified === (user.emailVerifiedAt !== null)) return;
  if (user.id === by.user.id) {
    await refuse(ctx, by, "own address", "Change and confirm your own e-mail address in Settings.");
  }
  if (user.role === "user" || by.user.role === "superadmin") return;
  await refuse(
    ctx,
    by,
    `address of ${user.email}`,
    "Only a superadmin may change an administrator's address or its confirmation.",
  );
}

export async function changeUserFacts(
  ctx: AppContext,
  id: number,
  { version, ...facts }: z.output<typeof EditedUserSchema> & { version: string },
  by: By,
): Promise<AdminUserDetail> {
  await assertMayMove(ctx, await assertMayAct(ctx, id, by.request), facts, by);
  const { name, email, emailVerified } = facts;
  try {
    await ctx.db.transaction(async (tx) => {
      const before = await lockUser(tx, id);
      if (!before) throw fail("NOT_FOUND", "There is no such user.");
      if (versionOf(before) !== version) throw changed(ctx, await readUser(ctx, id, by));
      const emailVerifiedAt = emailVerified ? (before.emailVerifiedAt ?? new Date()) : null;
      await changeUser(tx, id, { name, email, emailVerifiedAt });
      const told = [
        ...(before.name === name ? [] : [`name ${before.name} → ${name}`]),
        ...(before.email === email ? [] : [`address ${before.email} → ${email}`]),
        ...((before.emailVerifiedAt !== null) === emailVerified
          ? []
          : [`confirmed ${before.emailVerifiedAt !== null} → ${emailVerified}`]),
      ];
      if (told.length > 0) await note(ctx, by, "user.changed", `${before.email}: ${told.join(", ")}`, tx);
      if (before.email !== email) await completeAddressChange(ctx, tx, before, email);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
  return readUser(ctx, id, by);
}

/** Deletes somebody else's account. Its browsers are told, and so is its owner. */
export async function deleteOtherUser(ctx: AppContext, id: number, by: By): Promise<void> {
  const found = await assertMayAct(ctx, id, by.request);
  if (found.role !== "user" && by.user.role !== "superadmin") {
    await refuse(ctx, by, `deletion of ${found.email}`, "Only a superadmin may delete an administrator.");
  }
  const tell = await ctx.db.transaction(async (tx) => {
    const isLast = await isLastSuperadmin(tx, id);
    const user = await mustFind(tx, id);
    if (isLast) throw fail("CONFLICT", LAST);
    if (id === by.user.id)
      throw fail("CONFLICT", "You cannot delete your own account here. Use its settings.");
    await note(ctx, by, "user.deleted", `${user.email}: ${user.role} → (none)`, tx);
    return removeAccount(ctx, tx, user);
  });
  tell();
}
