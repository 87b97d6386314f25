import type { Schema } from "@listwise/contracts/api";
import { SocketEventSchemas, type SocketEvents } from "@listwise/contracts/events";
import { z } from "@listwise/contracts/zod";
import { bus } from "../events/bus";
import { endSession } from "../http/end-session";
import { log } from "../platform/log";
import { getFingerprint } from "../session/fingerprint";
import { getSession } from "../session/session.store";
import { getSessionEpoch } from "../session/session-epoch";
import { isJobProgress } from "./job-progress";

function forward<S extends Schema>(name: string, schema: S, handle: (event: z.output<S>) => void) {
  return (payload: unknown): void => {
    const event = z.safeParse(schema, payload);
    if (event.success) handle(event.data);
    else log.warn(`the server sent an invalid ${name}`, event.error.issues);
  };
}

function onTerminated(event: SocketEvents["session_terminated"]): void {
  if (getSession().user?.id !== event.userId) return;
  if (event.fingerprint && event.fingerprint !== getFingerprint()) return;
  endSession({ code: "SESSION_TERMINATED", message: event.message, epoch: getSessionEpoch() });
}

const schemas = SocketEventSchemas;

/** Handlers of server events by name. Payloads that do not match the contract are dropped and logged. */
export const forwarders: Record<keyof SocketEvents, (payload: unknown) => void> = {
  session_terminated: forward("session_terminated", schemas.session_terminated, onTerminated),
  "job:progress": forward("job:progress", schemas["job:progress"], ({ jobId, kind, percent }) => {
    if (isJobProgress(jobId, percent)) bus.emit("job:progressed", { jobId, kind, percent });
  }),
  "job:done": forward("job:done", schemas["job:done"], ({ jobId, kind, status }) => {
    if (isJobProgress(jobId, Number.POSITIVE_INFINITY)) bus.emit("job:finished", { jobId, kind, status });
  }),
  "rank:updated": forward("rank:updated", schemas["rank:updated"], (event) => {
    bus.emit("rank:updated", event);
  }),
  "alert:raised": forward("alert:raised", schemas["alert:raised"], (event) => {
    bus.emit("alert:raised", event);
  }),
  "notification:sent": forward("notification:sent", schemas["notification:sent"], (event) => {
    bus.emit("notification:sent", event);
  }),
  "notification:unread": forward("notification:unread", schemas["notification:unread"], (event) => {
    bus.emit("notification:unread", event);
  }),
  "menu:counted": forward("menu:counted", schemas["menu:counted"], (event) => {
    bus.emit("menu:counted", event);
  }),
  "presence:changed": forward("presence:changed", schemas["presence:changed"], (event) => {
    bus.emit("presence:changed", event);
  }),
  "release:changed": forward("release:changed", schemas["release:changed"], (event) => {
    bus.emit("release:changed", event);
  }),
};
