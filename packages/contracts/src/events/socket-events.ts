import { z } from "../zod";

/** Path of the real-time endpoint. */
export const SOCKET_PATH = "/socket.io";

/** Events that the server can send, by name. The client sends none; the access token is part of the handshake. */
export const SocketEventSchemas = {
  session_terminated: z.object({
    userId: z.number(),
    fingerprint: z.optional(z.string()),
    message: z.string(),
  }),
  "job:progress": z.object({
    jobId: z.string(),
    kind: z.string(),
    total: z.number(),
    processed: z.number(),
    failed: z.number(),
    percent: z.number(),
  }),
  "job:done": z.object({ jobId: z.string(), kind: z.string(), status: z.string(), message: z.string() }),
  "rank:updated": z.object({ appId: z.number(), keyword: z.string(), country: z.string() }),
  /** A rank change triggered one of the user's rules; ranks are as in rankings, 201 = not in the top 200. */
  "alert:raised": z.object({
    id: z.number(),
    appId: z.number(),
    appName: z.string(),
    keyword: z.string(),
    country: z.string(),
    previousRank: z.number(),
    currentRank: z.number(),
  }),
  /** A notification for this user was sent. */
  "notification:sent": z.object({
    id: z.number(),
    title: z.string(),
    message: z.string(),
    level: z.enum(["info", "success", "warning"]),
  }),
  /** Number of the user's unread notifications, sent on connect if there are any. */
  "notification:unread": z.object({ unread: z.number() }),
  /** Number of tasks that wait behind a menu entry, sent on connect and on every change to those who can open it. */
  "menu:counted": z.object({ path: z.string(), count: z.number() }),
  "presence:changed": z.object({ userId: z.number(), status: z.enum(["ONLINE", "AWAY", "OFFLINE"]) }),
  "release:changed": z.object({ remote: z.string(), version: z.string() }),
} as const;

/** Payload types of the server's events. */
export type SocketEvents = {
  [K in keyof typeof SocketEventSchemas]: z.infer<(typeof SocketEventSchemas)[K]>;
};
