import { z } from "../zod";

const Bytes = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(20_000));
const Transport = z.string().check(z.maxLength(30));
const Credential = z.object({
  id: Bytes,
  type: z.literal("public-key"),
  transports: z.optional(z.array(Transport)),
});

/**
 * Options for `navigator.credentials.create` in WebAuthn's JSON form, for `startRegistration` of
 * @simplewebauthn/browser.
 */
export const PasskeyCreationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  /** In milliseconds. */
  timeout: z.number(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});

/** Parsed {@link PasskeyCreationOptionsSchema}. */
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptionsSchema>;

/**
 * Options for `navigator.credentials.get` in WebAuthn's JSON form, for `startAuthentication` of
 * @simplewebauthn/browser. An empty `allowCredentials` lets the user choose among all passkeys for this site.
 */
export const PasskeyRequestOptionsSchema = z.object({
  challenge: z.string(),
  /** In milliseconds. */
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(Credential),
  userVerification: z.literal("required"),
});

/** Parsed {@link PasskeyRequestOptionsSchema}. */
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptionsSchema>;

const credentialResponse = {
  id: Bytes,
  rawId: Bytes,
  type: z.literal("public-key"),
  authenticatorAttachment: z.optional(z.enum(["platform", "cross-platform"])),
  clientExtensionResults: z._default(z.object({}), {}),
};

/** New passkey as returned by the browser, in WebAuthn's JSON form. */
export const PasskeyCreatedSchema = z.object({
  ...credentialResponse,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(z.array(Transport)),
  }),
});

/** Passkey assertion as returned by the browser, in WebAuthn's JSON form. */
export const PasskeyUsedSchema = z.object({
  ...credentialResponse,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
});

/** Passkey of an account. `lastUsedAt` is `null` until the first sign-in with it. */
export const PasskeySchema = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

/** Parsed {@link PasskeySchema}. */
export type Passkey = z.infer<typeof PasskeySchema>;
