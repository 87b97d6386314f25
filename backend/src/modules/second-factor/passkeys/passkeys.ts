import { isIP } from "node:net";
import {
  MAX_PASSKEYS,
  PasskeyCreationOptionsSchema,
  PasskeyRequestOptionsSchema,
  type PasskeyCreatedSchema,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  type PasskeyUsedSchema,
} from "@listwise/contracts/auth";
import { PRODUCT_NAME } from "@listwise/contracts/site";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { isoBase64URL, isoUint8Array } from "@simplewebauthn/server/helpers";
import { z } from "zod";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import type { UserRow } from "../../accounts";
import * as repository from "./passkeys.repository";

const TIMEOUT_MS = 5 * 60_000;

/** Returns true if the site's address supports passkeys: browsers tie them to a domain name, never to an IP address. */
export function hasPasskeys({ config }: AppContext): boolean {
  return isIP(getHost(config.publicUrl)) === 0;
}

function getHost(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, "");
}

function assertPasskeys(ctx: AppContext): void {
  if (!hasPasskeys(ctx))
    throw fail(
      "CONFLICT",
      "Passkeys don't work on this site because its address is an IP address. Use an authenticator app instead.",
    );
}

function expected({ config }: AppContext) {
  return { expectedOrigin: new URL(config.publicUrl).origin, expectedRPID: getHost(config.publicUrl) };
}

const toDescriptor = ({ credentialId, transports }: repository.PasskeyRow) => ({
  id: credentialId,
  transports,
});

/**
 * Returns the options that a browser needs to create a passkey for the account.
 * @throws CONFLICT if the account has too many passkeys
 */
export async function createOptions(ctx: AppContext, user: UserRow): Promise<PasskeyCreationOptions> {
  assertPasskeys(ctx);
  const existing = await repository.findPasskeys(ctx.db, user.id);
  if (existing.length >= MAX_PASSKEYS) throw tooManyPasskeys();
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: getHost(ctx.config.publicUrl),
    userName: user.email,
    userDisplayName: user.name,
    userID: isoUint8Array.fromUTF8String(String(user.id)),
    timeout: TIMEOUT_MS,
    excludeCredentials: existing.map(toDescriptor),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  });
  await repository.insertChallenge(ctx.db, options.challenge, "add", user.id);
  return z.parse(PasskeyCreationOptionsSchema, options);
}

/** Returns the error for too many passkeys. */
export function tooManyPasskeys() {
  return fail("CONFLICT", `You already have ${MAX_PASSKEYS} passkeys. Remove one first.`);
}

/** Returns the passkey that a browser created for the account, or `null` if anything about it is invalid. */
export async function readCreated(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  response: z.output<typeof PasskeyCreatedSchema>,
): Promise<Omit<repository.NewPasskey, "name"> | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      ...expected(ctx),
      expectedChallenge: (challenge) => repository.consumeChallenge(tx, challenge, "add", userId),
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports = [] } = response.response;
    return { userId, credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter, transports };
  } catch (error) {
    ctx.log.debug({ err: error }, "a new passkey was refused");
    return null;
  }
}

/** Returns the options that a browser needs to use one of the user's passkeys, or any passkey for `null`. */
export async function requestOptions(
  ctx: AppContext,
  purpose: repository.Purpose,
  userId: number | null,
): Promise<PasskeyRequestOptions> {
  assertPasskeys(ctx);
  const existing = userId === null ? [] : await repository.findPasskeys(ctx.db, userId);
  const options = await generateAuthenticationOptions({
    rpID: getHost(ctx.config.publicUrl),
    timeout: TIMEOUT_MS,
    userVerification: "required",
    allowCredentials: existing.map(toDescriptor),
  });
  await repository.insertChallenge(ctx.db, options.challenge, purpose, userId);
  return z.parse(PasskeyRequestOptionsSchema, { allowCredentials: [], ...options });
}

/**
 * Returns the passkey that was used, or `null` if anything is invalid: signature, origin, site, user verification,
 * counter, a challenge that is used or for another purpose, or a passkey of another account than `userId`.
 */
export async function verifyPasskey(
  ctx: AppContext,
  tx: Transaction,
  response: z.output<typeof PasskeyUsedSchema>,
  purpose: repository.Purpose,
  userId: number | null,
): Promise<repository.PasskeyRow | null> {
  const passkey = await repository.findPasskey(tx, response.id);
  if (!passkey || (userId !== null && passkey.userId !== userId)) return null;
  const { credentialId: id, publicKey, counter, transports } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...expected(ctx),
      expectedChallenge: (challenge) => repository.consumeChallenge(tx, challenge, purpose, userId),
      credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter, transports },
      requireUserVerification: true,
    });
    const isUsed = verified && (await repository.recordUse(tx, passkey.id, authenticationInfo.newCounter));
    return isUsed ? passkey : null;
  } catch (error) {
    ctx.log.debug({ err: error }, "a passkey was refused");
    return null;
  }
}
