import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { ById } from "../api/texts";
import { UserSchema } from "../auth/auth";
import { z } from "../zod";

/** Read-only view of an account by an administrator: the account, and the access token of the view. */
export const AccountViewSchema = z.object({
  token: z.string(),
  expiresAt: z.string(),
  user: UserSchema,
  emailVerificationRequired: z.boolean(),
});

/** Parsed {@link AccountViewSchema}. */
export type AccountView = z.infer<typeof AccountViewSchema>;

/**
 * Endpoints for viewing the site as a user. The token of a view allows reading what the pages show, without secrets, and
 * nothing else (`VIEW_ONLY`).
 */
export const viewAsEndpoints = {
  start: endpoint({
    method: "POST",
    path: "/admin/users/{id}/view-as",
    access: "admin",
    tag: "admin",
    summary: "View the site as a user, read-only, for 15 minutes; administrators' accounts can't be viewed",
    params: ById,
    response: answer(AccountViewSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
    perMinute: 10,
    recentSignIn: true,
  }),
  stop: endpoint({
    method: "POST",
    path: "/view-as/stop",
    access: "session",
    tag: "admin",
    summary: "End the view that the access token belongs to; other tokens are left as they are",
    response: z.object({ success: z.literal(true) }),
    viewable: true,
  }),
};
