import type { ConfirmationMethod, ConfirmationProof, SecondFactorProof } from "@listwise/contracts/auth";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import type { UserRow } from "../../accounts";
import { verifyPasskey } from "../passkeys/passkeys";
import { consumeCode } from "../codes/recovery-codes";
import { countCodes } from "../codes/recovery-codes.repository";
import { createFactorChangedMail } from "../second-factor-mails";
import { consumeTotp } from "../codes/totp";

/** Returns true if the second factor was proved. A proof works once; even a wrong one uses up its passkey challenge. */
export async function consumeProof(
  ctx: AppContext,
  tx: Transaction,
  user: UserRow,
  proof: SecondFactorProof,
  purpose: "second-factor" | "confirm",
): Promise<boolean> {
  switch (proof.method) {
    case "totp":
      return consumeTotp(tx, ctx.config, user.id, proof.code);
    case "passkey":
      return (await verifyPasskey(ctx, tx, proof.response, purpose, user.id)) !== null;
    case "recovery-code":
      return consumeRecoveryCode(ctx, tx, user, proof.code);
  }
}

async function consumeRecoveryCode(
  ctx: AppContext,
  tx: Transaction,
  user: UserRow,
  code: string,
): Promise<boolean> {
  if (!(await consumeCode(tx, user.id, code))) return false;
  const change = `A recovery code was used. Codes left: ${await countCodes(tx, user.id)}.`;
  await ctx.mailer.send({ to: user.email, ...createFactorChangedMail(ctx.config.publicUrl, change) }, tx);
  return true;
}

const REFUSALS: Record<ConfirmationMethod, string> = {
  password: "The password is wrong.",
  "mail-code": "The code is wrong or has expired. Check the email, or request a new code.",
  totp: "The code is wrong or was already used. Enter the next code from your app.",
  passkey: "This passkey was not accepted. Try again, or choose another method.",
  "recovery-code": "The recovery code is wrong or was already used. Try another one.",
};

/** Returns the error for a wrong proof. */
export function createProofError({ method }: Pick<ConfirmationProof, "method">) {
  return fail("INVALID_CREDENTIALS", REFUSALS[method]);
}
