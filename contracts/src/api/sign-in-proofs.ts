import { z } from "../zod";
import { PasskeyUsedSchema } from "./passkeys";

/** Ways to complete a sign-in with a second factor. */
export const SECOND_FACTOR_METHODS = ["passkey", "totp", "recovery-code"] as const;

/** One of {@link SECOND_FACTOR_METHODS}. */
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

/** A code of six digits from an authenticator app or a mail; blanks in between are ignored. */
export const CodeSchema = z.string().check(
  z.overwrite((text) => text.replace(/\s/g, "")),
  z.regex(/^\d{6}$/, "Enter the 6 digits of the code."),
);

const passkey = z.object({ method: z.literal("passkey"), response: PasskeyUsedSchema });
const totp = z.object({ method: z.literal("totp"), code: CodeSchema });
const recoveryCode = z.object({
  method: z.literal("recovery-code"),
  code: z.string().check(z.trim(), z.minLength(1, "Enter a recovery code."), z.maxLength(40)),
});

/** Proof of a second factor. */
export const SecondFactorProofSchema = z.discriminatedUnion("method", [passkey, totp, recoveryCode]);

/** Parsed {@link SecondFactorProofSchema}. */
export type SecondFactorProof = z.infer<typeof SecondFactorProofSchema>;

/**
 * Proof that the signed-in person is the owner of the account. Accounts with a second factor prove it with
 * that, others with their password, and accounts without a password with a code from a mail.
 */
export const ConfirmationProofSchema = z.discriminatedUnion("method", [
  passkey,
  totp,
  recoveryCode,
  z.object({
    method: z.literal("password"),
    password: z.string().check(z.minLength(1, "Enter your password."), z.maxLength(200)),
  }),
  z.object({ method: z.literal("mail-code"), code: CodeSchema }),
]);

/** Parsed {@link ConfirmationProofSchema}. */
export type ConfirmationProof = z.infer<typeof ConfirmationProofSchema>;

/** Ways to confirm a sign-in again. */
export const ConfirmationMethodSchema = z.enum([...SECOND_FACTOR_METHODS, "password", "mail-code"]);

/** Parsed {@link ConfirmationMethodSchema}. */
export type ConfirmationMethod = z.infer<typeof ConfirmationMethodSchema>;
