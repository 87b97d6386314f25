import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { RoleSchema } from "../platform/roles";
import { z } from "../zod";
import { AccountSessionSchema, SessionIdSchema } from "./account";
import { AdminUserSchema } from "./admin";

const UserIdSchema = z.object({ id: z.coerce.number().check(z.int(), z.gte(1)) });

/** A user with the sessions that stand. */
export const AdminUserDetailSchema = z.extend(AdminUserSchema, {
  google: z.nullable(z.string()),
  sessions: z.array(AccountSessionSchema),
});

/** Parsed {@link AdminUserDetailSchema}. */
export type AdminUserDetail = z.infer<typeof AdminUserDetailSchema>;

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
