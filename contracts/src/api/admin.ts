import { answer, PageQuery, PaginationSchema } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { RoleSchema } from "../platform/roles";
import { z } from "../zod";
import { UserSchema } from "./auth";
import { LicenseStatusSchema } from "./site";

/** A user as administrators see it. */
export const AdminUserSchema = z.extend(UserSchema, {
  isActive: z.boolean(),
  plan: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
});

/** Parsed {@link AdminUserSchema}. */
export type AdminUser = z.infer<typeof AdminUserSchema>;

/** Columns the users list can be sorted by. */
export const ADMIN_USER_SORTS = ["createdAt", "name", "email", "role", "lastSeenAt"] as const;

/** Figures of the admin dashboard; counts of rows. */
export const AdminDashboardSchema = z.object({
  userStats: z.object({
    total: z.number(),
    active: z.number(),
    admins: z.number(),
    newThisWeek: z.number(),
    online: z.number(),
  }),
  appStats: z.object({
    known: z.number(),
    followed: z.number(),
    keywords: z.number(),
    ranksStored: z.number(),
  }),
  recentActivity: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      actor: z.nullable(z.string()),
      action: z.string(),
      result: z.optional(z.enum(["ok", "failed", "denied"])),
      details: z.string(),
    }),
  ),
});

/** Administration. */
export const adminEndpoints = {
  dashboard: endpoint({
    method: "GET",
    path: "/admin/dashboard",
    access: "admin",
    tag: "admin",
    summary: "Counts of users and apps, and the latest audit entries",
    response: answer(AdminDashboardSchema),
  }),
  users: endpoint({
    method: "GET",
    path: "/admin/users",
    access: "admin",
    tag: "admin",
    summary: "Users, paged, 10 a page unless told",
    query: z.object({
      ...PageQuery,
      search: z.optional(z.string().check(z.maxLength(200))),
      role: z.optional(RoleSchema),
      isActive: z.optional(z.enum(["true", "false"])),
      sortBy: z.optional(z.enum(ADMIN_USER_SORTS)),
      sortDir: z.optional(z.enum(["asc", "desc"])),
    }),
    response: answer(z.array(AdminUserSchema), { pagination: PaginationSchema }),
  }),
  setLicense: endpoint({
    method: "PUT",
    path: "/admin/license",
    access: "superadmin",
    tag: "admin",
    summary: "Switch the site off or on; CONFLICT when the operator's settings switch it off",
    body: z.object({ killSwitch: z.boolean() }),
    response: answer(LicenseStatusSchema),
    errors: ["CONFLICT"],
    recentSignIn: true,
  }),
};
