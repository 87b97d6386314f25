import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { PasskeyCreatedSchema, PasskeyCreationOptionsSchema, PasskeySchema } from "./passkeys";
import { CodeSchema } from "./sign-in-proofs";
import { createNameSchema } from "../api/texts";

/** Maximum number of passkeys per account. */
export const MAX_PASSKEYS = 20;

/** Number of recovery codes per set; each works once. */
export const RECOVERY_CODE_COUNT = 10;

/**
 * Second factors of an account. `required` means that the last one can't be removed. `passkeysAvailable` is false if
 * the site's address can't have passkeys (an IP address).
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

const Name = createNameSchema("Enter a name for the passkey.", 60);

const Factors = answer(SignInFactorsSchema);

/**
 * Response after adding a factor. `recoveryCodes` are shown once, after the first factor; `null` if the account already
 * has codes.
 */
const Added = answer(SignInFactorsSchema, { recoveryCodes: z.nullable(z.array(z.string())) });

const ById = z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) });

/** Endpoints for your own second factors. Every change except renaming a passkey is reported to the owner by email. */
export const signInFactorsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/users/me/second-factor",
    access: "session",
    tag: "users",
    summary: "List your passkeys, authenticator app and recovery codes",
    viewable: false,
    response: Factors,
  }),
  beginTotp: endpoint({
    method: "POST",
    path: "/users/me/second-factor/totp",
    access: "user",
    tag: "users",
    summary: "Create a secret for an authenticator app; it is inactive until confirmed with a code",
    response: answer(z.object({ secret: z.string(), uri: z.string() })),
    recentSignIn: true,
    perMinute: 10,
  }),
  confirmTotp: endpoint({
    method: "PUT",
    path: "/users/me/second-factor/totp",
    access: "user",
    tag: "users",
    summary:
      "Turn on the authenticator app with its first code; adding the first factor ends all other sessions",
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
    summary: "Turn off the authenticator app; CONFLICT if it is an administrator's last factor",
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
    summary: "Get the options for adding a passkey",
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
    summary: "Add a passkey created in the browser; adding the first factor ends all other sessions",
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
    summary: "Delete a passkey; CONFLICT if it is an administrator's last factor",
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
    summary: "Create new recovery codes, returned only once; existing ones stop working",
    response: answer(z.object({ recoveryCodes: z.array(z.string()) })),
    errors: ["CONFLICT"],
    recentSignIn: true,
    perMinute: 10,
  }),
};

/** Admin endpoints for other users' second factors. */
export const adminSecondFactorEndpoints = {
  reset: endpoint({
    method: "DELETE",
    path: "/admin/users/{id}/second-factor",
    access: "admin",
    tag: "admin",
    summary:
      "Remove all second factors of another user and end their sessions; for administrators, this requires a superadmin",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND", "CONFLICT"],
    recentSignIn: true,
  }),
};
