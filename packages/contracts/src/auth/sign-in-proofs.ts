import { z } from "../zod";
import { PasskeyUsedSchema } from "./passkeys";

/** Methods of the second sign-in step. */
export const SECOND_FACTOR_METHODS = ["passkey", "totp", "recovery-code"] as const;

/** One of {@link SECOND_FACTOR_METHODS}. */
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

/** Six-digit code from an authenticator app or an email; spaces are ignored. */
export const CodeSchema = z.string().check(
  z.overwrite((text) => text.replace(/\s/g, "")),
  z.regex(/^\d{6}$/, "Enter the 6-digit code."),
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
 * Proof that the signed-in user owns the account: the second factor if there is one, otherwise the password, and for
 * accounts without a password a code sent by email.
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

/** Methods for confirming a session. */
export const ConfirmationMethodSchema = z.enum([...SECOND_FACTOR_METHODS, "password", "mail-code"]);

/** Parsed {@link ConfirmationMethodSchema}. */
export type ConfirmationMethod = z.infer<typeof ConfirmationMethodSchema>;
