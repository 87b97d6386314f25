import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { PathIdSchema } from "../platform/ids";
import { RoleSchema } from "../platform/roles";
import { z } from "../zod";
import { AccountSessionSchema, SessionIdSchema } from "./account";
import { AdminDashboardSchema, AdminUserSchema } from "./admin";
import { PasswordSchema, RegisterBodySchema } from "./auth";

const UserIdSchema = z.object({ id: PathIdSchema });

/** A user with the sessions that stand. */
export const AdminUserDetailSchema = z.extend(AdminUserSchema, {
  google: z.nullable(z.string()),
  /** Of name, address and its confirmation: what a change says that it was made from. */
  version: z.string(),
  sessions: z.array(AccountSessionSchema),
});

/** Parsed {@link AdminUserDetailSchema}. */
export type AdminUserDetail = z.infer<typeof AdminUserDetailSchema>;

/** What an administrator enters of a new account. Without a password a mail leads its owner to choose one. */
export const NewUserSchema = z.object({
  name: RegisterBodySchema.shape.name,
  email: RegisterBodySchema.shape.email,
  password: z.optional(PasswordSchema),
  /** A superadmin's to give, unless it is `user`. */
  role: z._default(RoleSchema, "user"),
  emailVerified: z._default(z.boolean(), false),
});

/** What an administrator changes of an account. Role, status, plan and limits have calls of their own. */
export const EditedUserSchema = z.object({
  name: RegisterBodySchema.shape.name,
  email: RegisterBodySchema.shape.email,
  emailVerified: z.boolean(),
});

const ended = z.object({ success: z.literal(true), ended: z.number() });

/** One user, for administrators. */
export const adminUserEndpoints = {
  user: endpoint({
    method: "GET",
    path: "/admin/users/{id}",
    access: "admin",
    tag: "admin",
    summary: "One user with the sessions that stand",
    params: UserIdSchema,
    response: answer(AdminUserDetailSchema),
    errors: ["NOT_FOUND"],
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/users",
    access: "admin",
    tag: "admin",
    summary: "Add an account; CONFLICT when its address is taken",
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
    summary: "Change name and address; `version` is that of the account the change was made from",
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
    summary: "Delete an account and all that it holds; administrators' are a superadmin's to delete",
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
    summary: "How many accounts there are, act, and are new",
    response: answer(AdminDashboardSchema.shape.userStats),
  }),
  setRole: endpoint({
    method: "PUT",
    path: "/admin/users/{id}/role",
    access: "superadmin",
    tag: "admin",
    summary: "Give a role; the last superadmin keeps theirs (CONFLICT)",
    params: UserIdSchema,
    body: z.object({ role: RoleSchema }),
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
    summary: "End one session of a user; its browser is told at once",
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
    summary: "End every session of a user",
    params: UserIdSchema,
    response: ended,
    errors: ["NOT_FOUND"],
  }),
};
