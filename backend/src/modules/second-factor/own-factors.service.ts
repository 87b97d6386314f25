import { MAX_PASSKEYS, type PasskeyCreatedSchema } from "@listwise/contracts/auth";
import type { z } from "@listwise/contracts/zod";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import { toPlainValue } from "../../infra/mail/mail-values";
import type { UserRow } from "../accounts";
import { createRemoval } from "./removal/factor-removals.repository";
import type { FactorChange } from "./factors.service";
import { readCreated, tooManyPasskeys } from "./passkeys/passkeys";
import * as repository from "./passkeys/passkeys.repository";
import { replaceCodes } from "./codes/recovery-codes";
import { confirmTotp } from "./codes/totp";
import { deleteTotp } from "./codes/totp.repository";

type Change = (tx: Transaction, user: UserRow) => Promise<FactorChange>;

/** Turns on the authenticator app with its first code. @throws CONFLICT if the setup was replaced or has expired */
export function turnTotpOn(ctx: AppContext, code: string): Change {
  return async (tx, user) => {
    const isOn = await confirmTotp(tx, ctx.config, user.id, code);
    if (isOn === null)
      throw fail("CONFLICT", "Set up the authenticator app again. The previous attempt is no longer valid.");
    if (!isOn)
      throw fail("INVALID_CREDENTIALS", "The code is wrong. Check your device's clock and try again.");
    const isReplaced = user.secondFactors.includes("totp");
    const sentence = isReplaced
      ? "The authenticator app was replaced."
      : "An authenticator app was turned on.";
    const removalToken = await createRemoval(tx, { userId: user.id, passkeyId: null });
    return { action: "second-factor.totp-on", sentence, removalToken };
  };
}

/** Turns off the authenticator app. @throws NOT_FOUND without one */
export function turnTotpOff(): Change {
  return async (tx, user) => {
    if (!(await deleteTotp(tx, user.id)))
      throw fail("NOT_FOUND", "There is no authenticator app to turn off. Reload the page.");
    return { action: "second-factor.totp-off", sentence: "The authenticator app was turned off." };
  };
}

/** Adds the passkey that the browser created. */
export function addPasskey(
  ctx: AppContext,
  { name, response }: { name: string; response: z.output<typeof PasskeyCreatedSchema> },
): Change {
  return async (tx, user) => {
    if ((await repository.findPasskeys(tx, user.id)).length >= MAX_PASSKEYS) throw tooManyPasskeys();
    const created = await readCreated(ctx, tx, user.id, response);
    if (!created) throw fail("INVALID_CREDENTIALS", "The passkey was not accepted. Start adding it again.");
    const passkeyId = await repository.insertPasskey(tx, { ...created, name });
    if (passkeyId === null)
      throw fail("CONFLICT", "This passkey already belongs to an account. Use another one.");
    const removalToken = await createRemoval(tx, { userId: user.id, passkeyId });
    const sentence = `The passkey “${toPlainValue(name)}” was added.`;
    return { action: "second-factor.passkey-added", sentence, removalToken };
  };
}

/**
 * Renames a passkey. The owner gets no email, because signing in doesn't change.
 *
 * @throws NOT_FOUND if it isn't the user's
 */
export function renamePasskey(id: number, name: string): Change {
  return async (tx, user) => {
    if (!(await repository.renamePasskey(tx, user.id, id, name))) throw createPasskeyNotFound();
    const sentence = `A passkey was renamed to “${name}”.`;
    return { action: "second-factor.passkey-renamed", sentence, isMailed: false };
  };
}

/** Removes a passkey. @throws NOT_FOUND if it isn't the user's */
export function removePasskey(id: number): Change {
  return async (tx, user) => {
    const removed = await repository.deletePasskey(tx, user.id, id);
    if (!removed) throw createPasskeyNotFound();
    return {
      action: "second-factor.passkey-removed",
      sentence: `The passkey “${toPlainValue(removed.name)}” was removed.`,
    };
  };
}

/** Creates new recovery codes and passes them to `show`. @throws CONFLICT without another second factor */
export function renewCodes(show: (codes: string[]) => void): Change {
  return async (tx, user) => {
    if (user.secondFactors.length === 0) {
      throw fail("CONFLICT", "Add a passkey or an authenticator app first. It comes with recovery codes.");
    }
    show(await replaceCodes(tx, user.id));
    const sentence = "New recovery codes were created. The previous ones no longer work.";
    return { action: "second-factor.codes-renewed", sentence };
  };
}

function createPasskeyNotFound() {
  return failNotFound("passkey");
}
