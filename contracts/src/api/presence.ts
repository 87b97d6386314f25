import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { RoleSchema } from "../platform/roles";
import { z } from "../zod";

/** A browser sends at most one report in this time. */
export const PRESENCE_REPORT_EVERY_MS = 5000;

/** Reports start this long after the page has loaded. */
export const PRESENCE_STARTS_AFTER_MS = 1000;

/** ONLINE below 60 s since the last report, AWAY below 5 min or with the tab hidden, OFFLINE after or on logout. */
export const PresenceStatusSchema = z.enum(["ONLINE", "AWAY", "OFFLINE"]);

const text = (length: number) => z.string().check(z.maxLength(length));

/** Body of `POST /users/activity-report`: where a person is in the site. `currentPage` is a path without its query. */
export const ActivityReportSchema = z.object({
  currentPage: text(500),
  browser: text(100),
  os: text(100),
  fingerprint: text(100),
  hidden: z.optional(z.boolean()),
});

/** A person who was seen in the last five minutes. */
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

/** Who is in the site, and where. */
export const presenceEndpoints = {
  report: endpoint({
    method: "POST",
    path: "/users/activity-report",
    access: "session",
    tag: "users",
    summary: "Say where one is; kept in memory for five minutes",
    body: ActivityReportSchema,
    response: z.object({ success: z.literal(true) }),
  }),
  onlineUsers: endpoint({
    method: "GET",
    path: "/admin/online-users",
    access: "admin",
    tag: "admin",
    summary: "Who is in the site, online first",
    response: answer(z.array(OnlineUserSchema)),
  }),
};
