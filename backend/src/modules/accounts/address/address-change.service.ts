import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import * as mails from "../mails/address-mails";
import { deleteGoogleRemovals } from "../sign-in/google-removals.repository";
import { voidMailedFactorSecrets } from "../sign-in/factor-operations";
import { deleteUserResets } from "../password/password-resets.repository";
import type { UserRow } from "../accounts.reads";
import { deleteUserVerifications } from "./verification.repository";

/**
 * Completes an address change in the given transaction: voids all links and codes sent to the former address, which must
 * no longer give access to the account, and notifies that address of the new one.
 */
export async function completeAddressChange(
  ctx: AppContext,
  tx: Transaction,
  before: Pick<UserRow, "id" | "email">,
  newEmail: string,
): Promise<void> {
  await deleteUserResets(tx, before.id);
  await deleteGoogleRemovals(tx, before.id);
  await deleteUserVerifications(tx, before.id);
  await voidMailedFactorSecrets(tx, before.id);
  await ctx.mailer.send({ to: before.email, ...mails.createAddressChangedMail(newEmail) }, tx);
}
