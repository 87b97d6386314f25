import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { RoleInputSchema } from "../api/roles";
import { z } from "../zod";
import { UserSchema } from "../auth/auth";
import { LicenseStatusSchema } from "../site/site";
import { SegmentSchema } from "./segments";

/** User as administrators see it. */
export const AdminUserSchema = z.extend(UserSchema, {
  isActive: z.boolean(),
  plan: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
});

/** Parsed {@link AdminUserSchema}. */
export type AdminUser = z.infer<typeof AdminUserSchema>;

/** Sortable columns of the user list. */
export const ADMIN_USER_SORTS = ["createdAt", "name", "email", "role", "lastSeenAt"] as const;

/** Row counts for the admin dashboard. */
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
  /** Requests for plans that wait for a decision. */
  openPlanRequests: z.number(),
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

/** Admin endpoints for the dashboard, users and the kill switch. */
export const adminEndpoints = {
  dashboard: endpoint({
    method: "GET",
    path: "/admin/dashboard",
    access: "admin",
    tag: "admin",
    summary: "Get user and app counts and the latest audit log entries",
    response: answer(AdminDashboardSchema),
  }),
  users: endpoint({
    method: "GET",
    path: "/admin/users",
    access: "admin",
    tag: "admin",
    summary: "List users; 10 per page by default",
    query: z.object({
      ...PageQuery,
      search: z.optional(z.string().check(z.maxLength(200))),
      role: z.optional(RoleInputSchema),
      isActive: z.optional(z.enum(["true", "false"])),
      /** A group of accounts of the business page. */
      segment: z.optional(SegmentSchema),
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
    summary: "Turn the site on or off; CONFLICT if the operator's configuration turned it off",
    body: z.object({ killSwitch: z.boolean() }),
    response: answer(LicenseStatusSchema),
    errors: ["CONFLICT"],
    recentSignIn: true,
  }),
};
