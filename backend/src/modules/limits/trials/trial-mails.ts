import { formatCount } from "@listwise/aso-core/text";
import { getPlanPath } from "@listwise/contracts/limits";
import { defineTemplate, type Letter } from "../../../infra/mail/mail-templates";
import { toPlainValue } from "../../../infra/mail/mail-values";
import { createLinkVariable } from "../../../infra/mail/template-parts";

const planName = { name: "plan", sample: "Pro", required: true };
const plansLink = createLinkVariable("plansLink", "/subscription");
const reason = "You get this email because you started a free trial with your {{product}} account.";

const fillReminder = defineTemplate({
  key: "trial-ending",
  name: "Free trial: ends soon",
  description: "To a user whose free trial ends in a few days.",
  subject: "Your free trial of {{plan}} ends on {{date}}",
  text: [
    "# Your free trial ends on {{date}}",
    "You're trying the {{plan}} plan. On {{date}}, your account goes back to the {{next}} plan. You won't be charged.",
    "Everything you saved stays. You can read what exceeds the limits of {{next}}, but you can't add to it.",
    "[Keep your plan]({{plansLink}})",
  ].join("\n\n"),
  variables: [
    planName,
    { name: "date", sample: "December 7, 2026" },
    { name: "next", sample: "Free" },
    plansLink,
  ],
  reason,
});

const fillEnd = defineTemplate({
  key: "trial-ended",
  name: "Free trial: ended",
  description: "To a user whose free trial has ended.",
  subject: "Your free trial of {{plan}} has ended",
  text: [
    "# Your free trial has ended",
    "Your {{days}} on the {{plan}} plan are over, and your account is back on the {{next}} plan. You weren't charged.",
    "Everything you saved is still there. You can read what exceeds the limits of {{next}}, but you can't add to it.",
    "[Get {{plan}} back]({{plansLink}})",
  ].join("\n\n"),
  variables: [planName, { name: "days", sample: "14 days" }, { name: "next", sample: "Free" }, plansLink],
  reason,
});

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const DAY_MS = 86_400_000;

/** Names of the tried plan and of the one that follows, with the trial's times. */
export interface TrialMail {
  plan: { key: string; name: string };
  next: string;
  startedAt: Date;
  endsAt: Date;
}

/** Returns the email before the end of a trial. */
export const createReminderMail = ({ plan, next, endsAt }: TrialMail, publicUrl: string): Letter =>
  fillReminder({
    plan: toPlainValue(plan.name),
    next: toPlainValue(next),
    date: day.format(endsAt),
    plansLink: publicUrl + getPlanPath(plan.key),
  });

/** Returns the email at the end of a trial. */
export const createEndMail = ({ plan, next, startedAt, endsAt }: TrialMail, publicUrl: string): Letter =>
  fillEnd({
    plan: toPlainValue(plan.name),
    next: toPlainValue(next),
    days: formatCount(Math.round((endsAt.getTime() - startedAt.getTime()) / DAY_MS), "day"),
    plansLink: publicUrl + getPlanPath(plan.key),
  });
