import { randomUUID } from "node:crypto";
import type { AlertConfig } from "@listwise/contracts/admin";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { defineTemplate } from "../../infra/mail/mail-templates";
import { createLinkVariable } from "../../infra/mail/template-parts";

const PATH = "/admin/system";
const WEBHOOK_JOB = "system-alerts.webhook";
const WEBHOOK_TIMEOUT_MS = 10_000;

/** An alert that was raised or resolved. */
export interface AlertChange extends Pick<AlertConfig, "id" | "name" | "description" | "threshold"> {
  state: "raised" | "resolved";
  /** Value that raised the alert; `null` when it is resolved. */
  value: number | null;
}

const fillAlert = defineTemplate({
  key: "system-alert",
  name: "Alerts about the server",
  description: "To the addresses in ALERT_EMAILS when an alert about the server is raised or resolved.",
  subject: "Alert {{state}}: {{alert}}",
  text: ["# {{alert}}", "{{details}}", "{{meaning}}", "[Open the alerts]({{alertsLink}})"].join("\n\n"),
  variables: [
    { name: "alert", sample: "Queue lag" },
    { name: "state", sample: "raised" },
    { name: "details", sample: "The alert was raised: the value is 420, the threshold 300." },
    { name: "meaning", sample: "Seconds that the oldest due background job has been waiting." },
    createLinkVariable("alertsLink", PATH),
  ],
  reason:
    "You get this email because the operator of this site set your address to get alerts about the server.",
});

const describeChange = ({ state, value, threshold }: AlertChange) =>
  value === null
    ? `The alert was resolved: the value is below the threshold ${threshold} again.`
    : `The alert was ${state}: the value is ${value}, the threshold ${threshold}.`;

/** Defines the job that posts alerts to the operator's webhook. */
export function defineAlertWebhook(ctx: AppContext): void {
  ctx.queue.define<{ event: object }>(WEBHOOK_JOB, ({ event }) => postAlert(ctx, event), { retries: 5 });
}

/** Queues emails and a webhook call about an alert, in the transaction that raised or resolved it. */
export async function notifyOperators(ctx: AppContext, tx: Transaction, change: AlertChange): Promise<void> {
  const { alerting, publicUrl } = ctx.config;
  const { name, state, description } = change;
  const link = publicUrl + PATH;
  const details = describeChange(change);
  for (const to of alerting.emails) {
    const values = { alert: name, state, details, meaning: description, alertsLink: link };
    await ctx.mailer.send({ ...fillAlert(values), to }, tx);
  }
  if (alerting.webhookUrl === null) return;
  const { id: alert, value, threshold } = change;
  const event = {
    ...{ id: randomUUID(), type: "system-alert", at: new Date().toISOString() },
    ...{ alert, name, state, value, threshold, link, text: `${name}: ${details} ${link}` },
  };
  await ctx.queue.send(WEBHOOK_JOB, { event }, { within: tx });
}

/** Posts to the address that the operator chose, which may be inside the operator's network. */
async function postAlert({ config }: AppContext, event: object): Promise<void> {
  const { webhookUrl } = config.alerting;
  if (webhookUrl === null) return;
  const { ok, status } = await fetch(webhookUrl, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "Listwise-Alerts" },
    body: JSON.stringify(event),
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  });
  if (!ok) throw new Error(`ALERT_WEBHOOK_URL responded with ${status}.`);
}
