import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { RoleInputSchema } from "../api/roles";
import { z } from "../zod";
import { AccountSessionSchema, SessionIdSchema } from "../account/account";
import { AdminDashboardSchema, AdminUserSchema } from "./admin";
import { PasswordSchema, RegisterBodySchema } from "../auth/auth";

const UserIdSchema = z.object({ id: PathIdSchema });

/** User with active sessions. */
export const AdminUserDetailSchema = z.extend(AdminUserSchema, {
  google: z.nullable(z.string()),
  /** Version of the name, email address and its verification; an update names the version it edited. */
  version: z.string(),
  sessions: z.array(AccountSessionSchema),
});

/** Parsed {@link AdminUserDetailSchema}. */
export type AdminUserDetail = z.infer<typeof AdminUserDetailSchema>;

/** Input for a new account. Without a password, the owner gets an email with a link to choose one. */
export const NewUserSchema = z.object({
  name: RegisterBodySchema.shape.name,
  email: RegisterBodySchema.shape.email,
  password: z.optional(PasswordSchema),
  /** Only superadmins can assign a role other than `user`. */
  role: z._default(RoleInputSchema, "user"),
  emailVerified: z._default(z.boolean(), false),
});

/** Editable fields of an account. Role, status, plan and limits have their own endpoints. */
export const EditedUserSchema = z.object({
  name: RegisterBodySchema.shape.name,
  email: RegisterBodySchema.shape.email,
  emailVerified: z.boolean(),
});

const ended = z.object({ success: z.literal(true), ended: z.number() });

/** Admin endpoints for single users. */
export const adminUserEndpoints = {
  user: endpoint({
    method: "GET",
    path: "/admin/users/{id}",
    access: "admin",
    tag: "admin",
    summary: "Get a user with active sessions",
    params: UserIdSchema,
    response: answer(AdminUserDetailSchema),
    errors: ["NOT_FOUND"],
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/users",
    access: "admin",
    tag: "admin",
    summary: "Create an account; CONFLICT if the email address is taken",
    body: NewUserSchema,
    response: answer(AdminUserDetailSchema),
    status: 201,
    errors: ["CONFLICT"],
    idempotent: true,
    recentSignIn: true,
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/users/{id}",
    access: "admin",
    tag: "admin",
    summary: "Update the name and email address of a user; `version` is the version you edited",
    params: UserIdSchema,
    body: z.extend(EditedUserSchema, { version: z.string().check(z.maxLength(100)) }),
    response: answer(AdminUserDetailSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
    recentSignIn: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/users/{id}",
    access: "admin",
    tag: "admin",
    summary: "Delete an account and all its data; deleting an administrator requires a superadmin",
    params: UserIdSchema,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND", "CONFLICT"],
    recentSignIn: true,
  }),
  stats: endpoint({
    method: "GET",
    path: "/admin/users/stats",
    access: "admin",
    tag: "admin",
    summary: "Count accounts: total, active and new",
    response: answer(AdminDashboardSchema.shape.userStats),
  }),
  setRole: endpoint({
    method: "PUT",
    path: "/admin/users/{id}/role",
    access: "superadmin",
    tag: "admin",
    summary: "Change the role of a user; CONFLICT for the last superadmin",
    params: UserIdSchema,
    body: z.object({ role: RoleInputSchema }),
    response: answer(AdminUserSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
    recentSignIn: true,
  }),
  setStatus: endpoint({
    method: "PUT",
    path: "/admin/users/{id}/status",
    access: "admin",
    tag: "admin",
    summary: "Activate or deactivate an account; deactivating ends its sessions",
    params: UserIdSchema,
    body: z.object({ isActive: z.boolean() }),
    response: answer(AdminUserSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
    recentSignIn: true,
  }),
  terminateSession: endpoint({
    method: "POST",
    path: "/admin/users/{id}/sessions/{sessionId}/terminate",
    access: "admin",
    tag: "admin",
    summary: "End a user's session and notify its browser immediately",
    params: z.extend(UserIdSchema, {
      sessionId: SessionIdSchema,
    }),
    response: ended,
    errors: ["NOT_FOUND"],
  }),
  terminateAllSessions: endpoint({
    method: "POST",
    path: "/admin/users/{id}/sessions/terminate-all",
    access: "admin",
    tag: "admin",
    summary: "End all sessions of a user",
    params: UserIdSchema,
    response: ended,
    errors: ["NOT_FOUND"],
  }),
};
