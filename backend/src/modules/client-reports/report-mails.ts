import { formatReportDate, formatPeriod } from "@listwise/contracts/client-reports";
import { defineTemplate, type Letter } from "../../infra/mail/mail-templates";
import { toPlainValue } from "../../infra/mail/mail-values";
import type { MailBlock } from "../../infra/mail/render/mail-message";
import { createLinkVariable } from "../../infra/mail/template-parts";

const sender = { name: "sender", sample: "Ada (ada@listwise.example)", required: true };

const fillRequest = defineTemplate({
  key: "report-confirmation",
  name: "Reports: confirm the address",
  description: "To a new recipient of reports, who gets no report until they confirm.",
  subject: "{{sender}} wants to send you app reports",
  text: [
    "# Do you want these reports?",
    "{{sender}} wants to send you reports about an app from {{product}} by email.",
    "[Get these reports]({{link}})",
    "> If you don't want them, ignore this email. You won't get any reports.",
  ].join("\n\n"),
  variables: [sender, { ...createLinkVariable("link", "/report-emails/1.abc"), required: true }],
  reason: "You get this email because a user of this site entered your address as a recipient of reports.",
});

const buildHighlights = (items: readonly string[]): MailBlock[] =>
  items.length === 0 ? [] : [{ kind: "list", items }];

const fillReport = defineTemplate({
  key: "report",
  name: "Report",
  description: "To the recipients of a report, once it is ready.",
  subject: "{{title}}: {{period}}",
  text: [
    "# {{title}}",
    "{{sender}} sent you a report about {{app}}, {{period}}.",
    "{{highlights}}",
    "[Open the report]({{reportLink}})",
    "[Download the PDF]({{pdfLink}}). The links work until {{expires}}.",
    "[Stop these emails]({{unsubscribeLink}}) at any time, without an account.",
  ].join("\n\n"),
  variables: [
    sender,
    { name: "title", sample: "Skyline Weather in November" },
    { name: "app", sample: "Skyline Weather" },
    { name: "period", sample: "Nov 1 – 30, 2026" },
    { name: "highlights", sample: buildHighlights(["Visibility rose by 4 points to 31%."]) },
    { ...createLinkVariable("reportLink", "/shared-report/1.abc"), required: true },
    createLinkVariable("pdfLink", "/api/public/reports/1.abc/pdf"),
    { name: "expires", sample: "Feb 28, 2027" },
    { ...createLinkVariable("unsubscribeLink", "/report-emails/1.abc"), required: true },
  ],
  reason: "You get this email because your address is a recipient of this report.",
});

/** Person who sends reports. */
export interface Sender {
  name: string;
  email: string;
}

const formatSender = ({ name, email }: Sender) => `${toPlainValue(name)} (${email})`;

/** Returns the email that asks a recipient to confirm. */
export const createRequestMail = (from: Sender, link: string): Letter =>
  fillRequest({ sender: formatSender(from), link });

/** Contents of the email of a report. */
export interface ReportMail {
  from: Sender;
  title: string;
  appName: string;
  period: { from: string; to: string };
  highlights: readonly string[];
  reportLink: string;
  pdfLink: string;
  unsubscribeLink: string;
  /** Address of the one-click endpoint. */
  unsubscribeUrl: string;
  expiresAt: Date;
}

/** Returns the email with the links to a report. */
export const createReportMail = (mail: ReportMail): Letter => ({
  ...fillReport({
    sender: formatSender(mail.from),
    title: toPlainValue(mail.title),
    app: toPlainValue(mail.appName),
    period: formatPeriod(mail.period),
    highlights: buildHighlights(mail.highlights.map(toPlainValue)),
    reportLink: mail.reportLink,
    pdfLink: mail.pdfLink,
    expires: formatReportDate(mail.expiresAt.toISOString()),
    unsubscribeLink: mail.unsubscribeLink,
  }),
  unsubscribeUrl: mail.unsubscribeUrl,
});
