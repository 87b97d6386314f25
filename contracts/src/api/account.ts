import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";
import { PasswordSchema, RegisterBodySchema, SessionAnswerSchema, UserSchema } from "./auth";

/** Id of a session, a UUID. */
export const SessionIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, "This is not the id of a session."));

/** One login in one browser. `browser` and `system` are read from its user agent; `null` when that says nothing. */
export const AccountSessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
});

/** Parsed {@link AccountSessionSchema}. */
export type AccountSession = z.infer<typeof AccountSessionSchema>;

/** Body of `PATCH /users/me`. */
export const ProfileBodySchema = z.object({ name: RegisterBodySchema.shape.name });

/** Body of `POST /users/me/email`. `password` is asked of accounts that have one. */
export const ChangeEmailBodySchema = z.object({
  email: RegisterBodySchema.shape.email,
  password: z.optional(z.string().check(z.maxLength(200))),
});

/**
 * Body of `PUT /users/me/password`. `currentPassword` is asked of accounts that have one; `endOtherSessions` also revokes
 * the account's API keys.
 */
export const ChangePasswordBodySchema = z.object({
  currentPassword: z.optional(z.string().check(z.maxLength(200))),
  newPassword: PasswordSchema,
  endOtherSessions: z.boolean(),
});

/** Body of `POST /users/me/deletion`: the account's own address, typed, and its password when it has one. */
export const DeleteAccountBodySchema = z.object({
  email: z.string().check(z.maxLength(254)),
  password: z.optional(z.string().check(z.maxLength(200))),
});

/** What a person chose for the whole account. */
export const AccountSettingsSchema = z.object({
  /** Storefronts new keywords are tracked in, two letters each, in the person's order. */
  countries: z.array(CountrySchema).check(z.minLength(1, "Choose at least one country."), z.maxLength(50)),
  notifications: z.object({
    /** A mail when the account is entered from a browser it was never entered from. */
    newSignIn: z.boolean(),
    /** How often a mail tells of ranks that moved as the account's alerts say. */
    rankAlerts: z._default(z.enum(["off", "daily", "weekly"]), "daily"),
  }),
});

/** Parsed {@link AccountSettingsSchema}. */
export type AccountSettings = z.infer<typeof AccountSettingsSchema>;

/** How the account is entered. `google` is the linked Google address. */
export const SignInMethodsSchema = z.object({
  password: z.boolean(),
  google: z.nullable(z.object({ email: z.string() })),
  googleAvailable: z.boolean(),
});

/** Everything an account holds, for its owner: one list of plain records for each part of the product. */
export const AccountExportSchema = z.object({
  success: z.literal(true),
  exportedAt: z.string(),
  account: UserSchema,
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

const done = z.object({ success: z.literal(true) });

/** One's own account. */
export const accountEndpoints = {
  updateMe: endpoint({
    method: "PATCH",
    path: "/users/me",
    access: "session",
    tag: "users",
    summary: "Change one's name",
    body: ProfileBodySchema,
    response: answer(UserSchema, { user: UserSchema }),
  }),
  changeEmail: endpoint({
    method: "POST",
    path: "/users/me/email",
    access: "session",
    tag: "users",
    summary: "Ask for another address: it takes effect once the mail sent there is confirmed",
    body: ChangeEmailBodySchema,
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: ["INVALID_CREDENTIALS"],
    perMinute: 5,
    recentSignIn: true,
  }),
  changePassword: endpoint({
    method: "PUT",
    path: "/users/me/password",
    access: "session",
    tag: "users",
    summary: "Set a new password; answers fresh tokens, all older ones of this session are dead",
    body: ChangePasswordBodySchema,
    response: z.extend(SessionAnswerSchema, { endedSessions: z.number(), revokedKeys: z.number() }),
    errors: ["INVALID_CREDENTIALS"],
    perMinute: 10,
    recentSignIn: true,
  }),
  signInMethods: endpoint({
    method: "GET",
    path: "/users/me/sign-in-methods",
    access: "session",
    tag: "users",
    summary: "How the account is entered",
    response: answer(SignInMethodsSchema),
  }),
  sessions: endpoint({
    method: "GET",
    path: "/users/me/sessions",
    access: "session",
    tag: "users",
    summary: "Where one is signed in, this browser first, then the latest seen",
    response: answer(z.array(AccountSessionSchema)),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/users/me/sessions/{id}",
    access: "session",
    tag: "users",
    summary: "End one of one's sessions",
    params: z.object({ id: SessionIdSchema }),
    response: done,
    errors: ["NOT_FOUND"],
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/users/me/sessions",
    access: "session",
    tag: "users",
    summary: "End all of one's sessions but this one, and revoke one's API keys",
    response: z.object({ success: z.literal(true), ended: z.number(), revokedKeys: z.number() }),
  }),
  settings: endpoint({
    method: "GET",
    path: "/users/me/settings",
    access: "session",
    tag: "users",
    summary: "What one chose for the account",
    response: answer(AccountSettingsSchema),
  }),
  saveSettings: endpoint({
    method: "PUT",
    path: "/users/me/settings",
    access: "session",
    tag: "users",
    summary: "Choose for the account; a recent sign-in is needed to switch off the mail about new sign-ins",
    body: AccountSettingsSchema,
    response: answer(AccountSettingsSchema),
    errors: ["RECENT_SIGN_IN_REQUIRED"],
  }),
  exportMe: endpoint({
    method: "GET",
    path: "/users/me/export",
    access: "session",
    tag: "users",
    summary: "Everything the account holds",
    response: AccountExportSchema,
    perMinute: 5,
  }),
  deleteMe: endpoint({
    method: "POST",
    path: "/users/me/deletion",
    access: "session",
    tag: "users",
    summary: "Delete the account and all it holds, at once and for good",
    body: DeleteAccountBodySchema,
    response: done,
    errors: ["INVALID_CREDENTIALS", "CONFLICT"],
    perMinute: 5,
    recentSignIn: true,
  }),
};
