import type { User } from "../api/auth";

/** An app as events carry it: enough for any view to update itself without another call. */
export interface AppEventPayload {
  appId: number;
  storeId: string;
  name: string;
}

/** A keyword as events carry it. */
export interface KeywordEventPayload {
  id: number;
  keywordText: string;
}

/**
 * Events between the shell and the remotes, by name (`domain:past-tense`) and payload. Additive changes only: a remote
 * built against an older map must still understand what it gets.
 */
export interface AppEvents {
  "keyword:added": KeywordEventPayload;
  "keyword:updated": KeywordEventPayload;
  "keyword:deleted": KeywordEventPayload;
  "keyword:batch-updated": { ids: number[] };
  "keyword:tracking-changed": { keywordText: string; tracked: boolean };
  "keyword:list-refreshed": Record<string, never>;
  "app:added": AppEventPayload;
  "app:updated": AppEventPayload;
  "app:deleted": AppEventPayload;
  "app:followed": AppEventPayload;
  "app:unfollowed": AppEventPayload;
  "app:minimized": AppEventPayload & { icon: string | null };
  "app:details-requested": { appId: number | string; tab?: string; country?: string };
  "user:logged-in": { user: User };
  "user:logged-out": { reason: "user" | "expired" | "terminated" | "other-tab" };
  "user:updated": { user: User };
  "rank:updated": { appId: number; keyword: string; country: string };
  "job:progressed": { jobId: string; kind: string; percent: number };
  "job:finished": { jobId: string; kind: string; status: string };
  "presence:changed": { userId: number; status: "ONLINE" | "AWAY" | "OFFLINE" };
  "release:changed": { remote: string; version: string };
  /** Another page is shown: whatever lies over the former one closes. */
  "route:changed": { pathname: string };
}

/** Name of an event of {@link AppEvents}. */
export type AppEventName = keyof AppEvents;
