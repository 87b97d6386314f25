import { UserSchema } from "../auth/auth";
import { SocketEventSchemas } from "./socket-events";
import { RelationSchema } from "../apps/listing";
import { WorkspaceSchema } from "../workspace";
import { z } from "../zod";

const AppPayload = z.object({ appId: z.number(), storeId: z.string(), name: z.string() });
const KeywordPayload = z.object({
  id: z.number(),
  keywordText: z.string(),
  /** App whose list it belongs to; `null` if unassigned. */
  appId: z.optional(z.nullable(z.number())),
});

/**
 * Events between the shell and the remotes, by name (`domain:past-tense`) and payload. Only additive changes are
 * allowed: a remote built against an older map must understand the payloads, and the release gate rejects releases that
 * break this.
 */
export const AppEventSchemas = {
  "keyword:added": KeywordPayload,
  "keyword:updated": KeywordPayload,
  "keyword:deleted": KeywordPayload,
  "keyword:batch-updated": z.object({ ids: z.array(z.number()) }),
  "keyword:tracking-changed": z.object({ keywordText: z.string(), tracked: z.boolean() }),
  "keyword:list-refreshed": z.record(z.string(), z.never()),
  "app:added": AppPayload,
  "app:updated": AppPayload,
  "app:deleted": AppPayload,
  "app:followed": AppPayload,
  "app:unfollowed": AppPayload,
  "app:relation-changed": z.extend(AppPayload, { relation: RelationSchema }),
  /** The user linked two apps of the same product, or unlinked them. */
  "app:links-changed": z.object({ appIds: z.array(z.number()) }),
  /** The user added, changed or deleted a note about the app. */
  "app:notes-changed": z.object({ appId: z.number() }),
  "app:minimized": z.extend(AppPayload, {
    icon: z.nullable(z.string()),
    /** Country and tab of the details; older releases don't name them. */
    country: z.optional(z.string()),
    tab: z.optional(z.string()),
  }),
  "app:details-requested": z.object({
    appId: z.union([z.number(), z.string()]),
    tab: z.optional(z.string()),
    country: z.optional(z.string()),
  }),
  "user:logged-in": z.object({ user: UserSchema }),
  "user:logged-out": z.object({ reason: z.enum(["user", "expired", "terminated", "other-tab"]) }),
  "user:updated": z.object({ user: UserSchema }),
  "rank:updated": z.object({ appId: z.number(), keyword: z.string(), country: z.string() }),
  "job:progressed": z.object({ jobId: z.string(), kind: z.string(), percent: z.number() }),
  "job:finished": z.object({ jobId: z.string(), kind: z.string(), status: z.string() }),
  "alert:raised": SocketEventSchemas["alert:raised"],
  "notification:sent": SocketEventSchemas["notification:sent"],
  "notification:unread": SocketEventSchemas["notification:unread"],
  "menu:counted": SocketEventSchemas["menu:counted"],
  "presence:changed": z.object({ userId: z.number(), status: z.enum(["ONLINE", "AWAY", "OFFLINE"]) }),
  "release:changed": z.object({ remote: z.string(), version: z.string() }),
  /** The user navigated to another page; overlays close. */
  "route:changed": z.object({ pathname: z.string() }),
  "theme:changed": z.object({ theme: z.enum(["dark", "light"]), accent: z.string() }),
  /** The current app or country of this tab has changed; `appId` is `null` for all apps. */
  "workspace:changed": WorkspaceSchema,
} as const;

/** Payload types of {@link AppEventSchemas}. */
export type AppEvents = { [K in keyof typeof AppEventSchemas]: z.infer<(typeof AppEventSchemas)[K]> };

/** App in event payloads: enough for any view to update without another request. */
export type AppEventPayload = AppEvents["app:added"];

/** Keyword in event payloads. */
export type KeywordEventPayload = AppEvents["keyword:added"];

/** Name of an event of {@link AppEvents}. */
export type AppEventName = keyof AppEvents;

const raisedVersions = new Map<string, number>();

/**
 * Returns the version of an event's payload. It increases when older listeners would misread a changed payload, and is
 * sent with the event to other tabs, which may run another release.
 */
export function getAppEventVersion(name: string): number {
  return raisedVersions.get(name) ?? 1;
}

/** Events that announce a state, mapped to that state; late subscribers receive the last one. */
export const STATE_EVENTS = {
  "user:logged-in": "session",
  "user:logged-out": "session",
  "user:updated": "profile",
  "route:changed": "route",
  "theme:changed": "theme",
  "workspace:changed": "workspace",
} as const satisfies Partial<Record<AppEventName, string>>;

/** Name of an event of {@link STATE_EVENTS}. */
export type StateEventName = keyof typeof STATE_EVENTS;
