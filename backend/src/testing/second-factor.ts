import { signInFactorsEndpoints } from "@listwise/contracts/auth";
import { Secret, TOTP } from "otpauth";
import { createAuthenticator } from "./authenticator";
import type { Caller } from "./call";
import type { TestApp } from "./test-app";

const { beginTotp, confirmTotp, passkeyOptions, addPasskey } = signInFactorsEndpoints;

/** Returns the code that an authenticator app shows for this secret. */
export function totpCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

/** Adds an authenticator app to a user. */
export async function addTotp(site: TestApp, user: Caller & { id: number }) {
  const { secret } = (await user.call(beginTotp)).data;
  const { recoveryCodes } = await user.call(confirmTotp, { body: { code: totpCode(secret) } });
  return {
    secret,
    recoveryCodes: recoveryCodes ?? [],
    /** Returns a code that is accepted, no matter how often it is called. */
    async freshCode(): Promise<string> {
      await site.ctx.pool.query("update totp_secrets set last_step = null where user_id = $1", [user.id]);
      return totpCode(secret);
    },
  };
}

/** Adds a passkey to a user and returns its authenticator. */
export async function addPasskeyTo(site: TestApp, user: Caller, name = "Laptop") {
  const authenticator = createAuthenticator(site.ctx.config.publicUrl);
  const { data } = await user.call(passkeyOptions);
  const answer = await user.call(addPasskey, { body: { name, response: authenticator.create(data) } });
  const { passkeys } = answer.data;
  return { authenticator, id: passkeys[0]?.id ?? 0, recoveryCodes: answer.recoveryCodes ?? [] };
}
