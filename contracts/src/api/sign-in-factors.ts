import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";
import { PasskeyCreatedSchema, PasskeyCreationOptionsSchema, PasskeySchema } from "./passkeys";
import { CodeSchema } from "./sign-in-proofs";
import { createNameSchema } from "./texts";

/** Passkeys one account may have. */
export const MAX_PASSKEYS = 20;

/** Recovery codes that are made at a time; each works once. */
export const RECOVERY_CODES = 10;

/**
 * The factors of an account. `required` says that the last one cannot be removed. `passkeysAvailable` is false where the
 * site's address cannot have passkeys (an IP address).
 */
export const SignInFactorsSchema = z.object({
  passkeys: z.array(PasskeySchema),
  passkeysAvailable: z.boolean(),
  totp: z.boolean(),
  recoveryCodesLeft: z.number(),
  required: z.boolean(),
});

/** Parsed {@link SignInFactorsSchema}. */
export type SignInFactors = z.infer<typeof SignInFactorsSchema>;

const Name = createNameSchema("Name the passkey.", 60);

const Factors = answer(SignInFactorsSchema);

/** After the first factor was added: codes to write down, shown once. `null` when the account has codes already. */
const Added = answer(SignInFactorsSchema, { recoveryCodes: z.nullable(z.array(z.string())) });

const ById = z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) });

/** The second factors of one's own account. Each change but another name of a passkey is mailed to the owner. */
export const signInFactorsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/users/me/second-factor",
    access: "session",
    tag: "users",
    summary: "The passkeys, authenticator app and recovery codes of the account",
    response: Factors,
  }),
  beginTotp: endpoint({
    method: "POST",
    path: "/users/me/second-factor/totp",
    access: "user",
    tag: "users",
    summary: "Make a secret for an authenticator app; it counts once a code confirms it",
    response: answer(z.object({ secret: z.string(), uri: z.string() })),
    recentSignIn: true,
    perMinute: 10,
  }),
  confirmTotp: endpoint({
    method: "PUT",
    path: "/users/me/second-factor/totp",
    access: "user",
    tag: "users",
    summary: "Turn on the authenticator app with its first code; the first factor ends all other sessions",
    body: z.object({ code: CodeSchema }),
    response: Added,
    errors: ["INVALID_CREDENTIALS", "CONFLICT"],
    recentSignIn: true,
    perMinute: 10,
  }),
  removeTotp: endpoint({
    method: "DELETE",
    path: "/users/me/second-factor/totp",
    access: "session",
    tag: "users",
    summary: "Turn off the authenticator app; CONFLICT when it is the last factor of an administrator",
    response: Factors,
    errors: ["NOT_FOUND", "CONFLICT"],
    recentSignIn: true,
    perMinute: 10,
  }),
  passkeyOptions: endpoint({
    method: "POST",
    path: "/users/me/passkeys/options",
    access: "user",
    tag: "users",
    summary: "Options for adding a passkey",
    response: answer(PasskeyCreationOptionsSchema),
    errors: ["CONFLICT"],
    recentSignIn: true,
    perMinute: 20,
  }),
  addPasskey: endpoint({
    method: "POST",
    path: "/users/me/passkeys",
    access: "user",
    tag: "users",
    summary: "Add the passkey that the browser created; the first factor ends all other sessions",
    body: z.object({ name: Name, response: PasskeyCreatedSchema }),
    response: Added,
    status: 201,
    errors: ["INVALID_CREDENTIALS", "CONFLICT"],
    recentSignIn: true,
    perMinute: 20,
  }),
  renamePasskey: endpoint({
    method: "PATCH",
    path: "/users/me/passkeys/{id}",
    access: "session",
    tag: "users",
    summary: "Rename a passkey",
    params: ById,
    body: z.object({ name: Name }),
    response: Factors,
    errors: ["NOT_FOUND"],
    recentSignIn: true,
    perMinute: 20,
  }),
  removePasskey: endpoint({
    method: "DELETE",
    path: "/users/me/passkeys/{id}",
    access: "session",
    tag: "users",
    summary: "Remove a passkey; CONFLICT when it is the last factor of an administrator",
    params: ById,
    response: Factors,
    errors: ["NOT_FOUND", "CONFLICT"],
    recentSignIn: true,
    perMinute: 20,
  }),
  newRecoveryCodes: endpoint({
    method: "POST",
    path: "/users/me/second-factor/recovery-codes",
    access: "session",
    tag: "users",
    summary: "Make new recovery codes, shown once; the former ones stop working",
    response: answer(z.object({ recoveryCodes: z.array(z.string()) })),
    errors: ["CONFLICT"],
    recentSignIn: true,
    perMinute: 10,
  }),
};

/** Calls of administrators on the second factor of others. */
export const adminSecondFactorEndpoints = {
  reset: endpoint({
    method: "DELETE",
    path: "/admin/users/{id}/second-factor",
    access: "admin",
    tag: "admin",
    summary:
      "Remove every second factor of a user and end their sessions; administrators' are a superadmin's to reset, nobody resets their own",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND", "CONFLICT"],
    recentSignIn: true,
  }),
};
