import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { PasswordSchema, RegisterBodySchema, SessionAnswerSchema, UserSchema } from "../auth/auth";

/** Session id, a UUID. */
export const SessionIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, "Send the id of a listed session."));

/** A signed-in browser. `browser` and `system` are parsed from the user agent, `null` if it names none. */
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

/** Body of `POST /users/me/email`. `password` is required if the account has one. */
export const ChangeEmailBodySchema = z.object({
  email: RegisterBodySchema.shape.email,
  password: z.optional(z.string().check(z.maxLength(200))),
});

/**
 * Body of `PUT /users/me/password`. `currentPassword` is required if the account has one; `endOtherSessions` also
 * revokes the account's API keys.
 */
export const ChangePasswordBodySchema = z.object({
  currentPassword: z.optional(z.string().check(z.maxLength(200))),
  newPassword: PasswordSchema,
  endOtherSessions: z.boolean(),
});

/**
 * Body of `POST /users/me/deletion`: the account's own email address as confirmation, and the password if it has one.
 */
export const DeleteAccountBodySchema = z.object({
  email: z.string().check(z.maxLength(254)),
  password: z.optional(z.string().check(z.maxLength(200))),
});

/** Account settings of a user. */
export const AccountSettingsSchema = z.object({
  /** Default storefronts for new keywords as two-letter codes, in the user's order. */
  countries: z.array(CountrySchema).check(z.minLength(1, "Choose at least one country."), z.maxLength(50)),
  notifications: z.object({
    /** Sends an email after a sign-in from a new browser. */
    newSignIn: z.boolean(),
    /** Frequency of the email that summarizes triggered rank alerts. */
    rankAlerts: z._default(z.enum(["off", "daily", "weekly"]), "daily"),
  }),
});

/** Parsed {@link AccountSettingsSchema}. */
export type AccountSettings = z.infer<typeof AccountSettingsSchema>;

/** Sign-in methods of an account. `google` is the linked Google address. */
export const SignInMethodsSchema = z.object({
  password: z.boolean(),
  google: z.nullable(z.object({ email: z.string() })),
  googleAvailable: z.boolean(),
});

/** All data of an account for its owner: one list of plain records per part of the product. */
export const AccountExportSchema = z.object({
  success: z.literal(true),
  exportedAt: z.string(),
  account: UserSchema,
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

const done = z.object({ success: z.literal(true) });

/** Endpoints for your own account. */
export const accountEndpoints = {
  updateMe: endpoint({
    method: "PATCH",
    path: "/users/me",
    access: "session",
    tag: "users",
    summary: "Update your name",
    body: ProfileBodySchema,
    response: answer(UserSchema, { user: UserSchema }),
  }),
  changeEmail: endpoint({
    method: "POST",
    path: "/users/me/email",
    access: "session",
    tag: "users",
    summary:
      "Request a change of your email address; it takes effect after you confirm the link sent to the new address",
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
    summary: "Change your password; returns new tokens and invalidates this session's older ones",
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
    summary: "Get your sign-in methods",
    viewable: false,
    response: answer(SignInMethodsSchema),
  }),
  sessions: endpoint({
    method: "GET",
    path: "/users/me/sessions",
    access: "session",
    tag: "users",
    summary: "List your sessions, the current one first, then by last activity",
    viewable: false,
    response: answer(z.array(AccountSessionSchema)),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/users/me/sessions/{id}",
    access: "session",
    tag: "users",
    summary: "End one of your sessions",
    params: z.object({ id: SessionIdSchema }),
    response: done,
    errors: ["NOT_FOUND"],
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/users/me/sessions",
    access: "session",
    tag: "users",
    summary: "End all your other sessions and revoke your API keys",
    response: z.object({ success: z.literal(true), ended: z.number(), revokedKeys: z.number() }),
  }),
  settings: endpoint({
    method: "GET",
    path: "/users/me/settings",
    access: "session",
    tag: "users",
    summary: "Get your account settings",
    response: answer(AccountSettingsSchema),
  }),
  saveSettings: endpoint({
    method: "PUT",
    path: "/users/me/settings",
    access: "session",
    tag: "users",
    summary: "Update your account settings; turning off the new sign-in email requires a recent sign-in",
    body: AccountSettingsSchema,
    response: answer(AccountSettingsSchema),
    errors: ["RECENT_SIGN_IN_REQUIRED", "UNKNOWN_COUNTRY"],
  }),
  exportMe: endpoint({
    method: "GET",
    path: "/users/me/export",
    access: "session",
    tag: "users",
    summary: "Export all data of your account",
    viewable: false,
    response: AccountExportSchema,
    perMinute: 5,
  }),
  deleteMe: endpoint({
    method: "POST",
    path: "/users/me/deletion",
    access: "session",
    tag: "users",
    summary: "Permanently delete your account and all its data",
    body: DeleteAccountBodySchema,
    response: done,
    errors: ["INVALID_CREDENTIALS", "CONFLICT"],
    perMinute: 5,
    recentSignIn: true,
  }),
};
