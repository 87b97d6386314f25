import { defineTemplate, type Letter } from "../../../infra/mail/mail-templates";
import { toPlainValue } from "../../../infra/mail/mail-values";
import { createLinkVariable } from "../../../infra/mail/template-parts";

const plan = { name: "plan", sample: "Pro", required: true };
const plansLink = createLinkVariable("plansLink", "/subscription");
const reason = "You get this email because you requested a plan with your {{product}} account.";

const fillApproval = defineTemplate({
  key: "plan-request-approved",
  name: "Plan request: approved",
  description: "To a user whose request for a plan was approved.",
  subject: "Your plan is now {{plan}}",
  text: [
    "# Your plan is now {{plan}}",
    "We approved your request. The new limits apply right away.",
    "[See your limits]({{plansLink}})",
  ].join("\n\n"),
  variables: [plan, plansLink],
  reason,
});

const fillRefusal = defineTemplate({
  key: "plan-request-declined",
  name: "Plan request: declined",
  description: "To a user whose request for a plan was declined.",
  subject: "Your request for the {{plan}} plan was declined",
  text: [
    "# Your request was declined",
    "We can't give you the {{plan}} plan:",
    "> {{answer}}",
    "Your current plan stays as it is. You can request a plan again at any time.",
    "[See your plan]({{plansLink}})",
  ].join("\n\n"),
  variables: [
    plan,
    { name: "answer", sample: "Your team already has an account with this plan.", required: true },
    plansLink,
  ],
  reason,
});

/** Returns the email about an approved request. */
export const createApprovalMail = (planName: string, publicUrl: string): Letter =>
  fillApproval({ plan: toPlainValue(planName), plansLink: `${publicUrl}/subscription` });

/** Returns the email about a declined request with the administrator's answer. */
export const createRefusalMail = (planName: string, answer: string, publicUrl: string): Letter =>
  fillRefusal({
    plan: toPlainValue(planName),
    answer: toPlainValue(answer),
    plansLink: `${publicUrl}/subscription`,
  });
