import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { RoleSchema } from "../api/roles";
import { z } from "../zod";

/** Minimum interval between two reports of a browser. */
export const PRESENCE_REPORT_INTERVAL_MS = 5000;

/** Delay of the first report after the page has loaded. */
export const PRESENCE_START_DELAY_MS = 1000;

/** ONLINE within 60 s of the last report, AWAY within 5 min or with a hidden tab, OFFLINE afterwards or on sign-out. */
export const PresenceStatusSchema = z.enum(["ONLINE", "AWAY", "OFFLINE"]);

const text = (length: number) => z.string().check(z.maxLength(length));

/**
 * Body of `POST /users/activity-report`: the user's current location in the site. `currentPage` is a path without its
 * query.
 */
export const ActivityReportSchema = z.object({
  currentPage: text(500),
  browser: text(100),
  os: text(100),
  fingerprint: text(100),
  hidden: z.optional(z.boolean()),
});

/** User who was active in the last five minutes. */
export const OnlineUserSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: RoleSchema,
  status: PresenceStatusSchema,
  currentPage: z.string(),
  browser: z.string(),
  os: z.string(),
  lastSeenAt: z.string(),
});

/** Parsed {@link OnlineUserSchema}. */
export type OnlineUser = z.infer<typeof OnlineUserSchema>;

/** Endpoints for user presence. */
export const presenceEndpoints = {
  report: endpoint({
    method: "POST",
    path: "/users/activity-report",
    access: "session",
    tag: "users",
    summary: "Report your current page; kept in memory for five minutes",
    body: ActivityReportSchema,
    response: z.object({ success: z.literal(true) }),
  }),
  onlineUsers: endpoint({
    method: "GET",
    path: "/admin/online-users",
    access: "admin",
    tag: "admin",
    summary: "List the users who are online or away, online first",
    response: answer(z.array(OnlineUserSchema)),
  }),
};
