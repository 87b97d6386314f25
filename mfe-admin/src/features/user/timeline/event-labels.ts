import type { TimelineEntry, TimelineKind } from "@listwise/contracts/admin";
import { getActivityLabel } from "../../../shared/activity-labels";

export const kindLabels: Readonly<Record<TimelineKind, string>> = {
  "sign-up": "Sign-up",
  "sign-in": "Sign-ins",
  account: "Account",
  plan: "Plan and limits",
  payment: "Payments",
  limit: "Limits reached",
  mail: "Emails",
  support: "Support",
};

export const sourceLabels: Readonly<Record<TimelineEntry["source"], string>> = {
  account: "Account",
  "audit-log": "Activity log",
  limits: "Limits",
  mailer: "Outgoing mail",
  paddle: "Paddle",
  "contact-form": "Contact form",
};

const sentences: Readonly<Record<string, string>> = {
  "account.created": "Account created",
  "limit.reached": "Reached a limit",
  "mail.sent": "Email sent",
  "mail.queued": "Email waiting to be sent",
  "support.received": "Sent a message",
};

/** Describes an entry of the timeline. */
export function getEventLabel({ event, result }: Pick<TimelineEntry, "event" | "result">): string {
  const change = /^subscription\.(\w+)$/.exec(event)?.[1];
  if (change !== undefined) return `Subscription ${change.replaceAll("_", " ")}`;
  return sentences[event] ?? getActivityLabel({ action: event, result });
}
