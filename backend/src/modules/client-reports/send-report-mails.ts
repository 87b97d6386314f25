import { REPORT_LINK_DAYS, type ReportDocument } from "@listwise/contracts/client-reports";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { findUserById } from "../accounts";
import type { RecipientRow } from "./recipients.repository";
import { createReportMail } from "./report-mails";
import { findDocument, findWaitingRuns, updateRun, type RunRow } from "./runs.repository";
import { buildPageUrl, createRunToken, createSubscriptionLinks } from "./links";

const MAX_HIGHLIGHTS = 5;
const DAY_MS = 86_400_000;
/** A report that waited longer for a confirmation is not sent anymore; chosen by us. */
const MAX_WAIT_DAYS = 30;

/** Queues the emails with the links to a completed run. */
export async function sendReportMails(
  ctx: AppContext,
  tx: Transaction,
  run: RunRow,
  document: ReportDocument,
  recipients: readonly Pick<RecipientRow, "id" | "email">[],
): Promise<void> {
  const from = await findUserById(tx, run.userId);
  if (!from || !run.linkExpiresAt) return;
  const token = await createRunToken(ctx, run);
  for (const recipient of recipients) {
    const letter = createReportMail({
      from,
      title: run.title,
      appName: document.app.name,
      period: document.period,
      highlights: document.summary?.highlights.slice(0, MAX_HIGHLIGHTS).map(({ text }) => text) ?? [],
      reportLink: buildPageUrl(ctx, token),
      pdfLink: `${ctx.config.publicUrl}/api/public/reports/${token}/pdf`,
      ...(await createSubscriptionLinks(ctx, recipient)),
      expiresAt: run.linkExpiresAt,
    });
    await ctx.mailer.send({ to: recipient.email, ...letter }, tx);
  }
}

/** Sends a recipient who has just confirmed the last run of each report that waited for it. */
export async function sendWaitingReports(
  ctx: AppContext,
  tx: Transaction,
  { id, email, userId }: Pick<RecipientRow, "id" | "email" | "userId">,
): Promise<void> {
  for (const run of await findWaitingRuns(tx, userId, email, MAX_WAIT_DAYS)) {
    const document = await findDocument(tx, run.id);
    if (!document) continue;
    const deliveries = run.deliveries.map((delivery) =>
      delivery.email === email ? { email, status: "sent" as const } : delivery,
    );
    const isLinked = run.linkExpiresAt !== null && run.linkExpiresAt.getTime() > Date.now();
    // A link that has expired must not work again, so the new one has another address.
    const link = isLinked
      ? {}
      : {
          linkExpiresAt: new Date(Date.now() + REPORT_LINK_DAYS.max * DAY_MS),
          linkNonce: crypto.randomUUID(),
        };
    const sent = await updateRun(tx, run.id, ["completed"], { deliveries, ...link });
    if (sent) await sendReportMails(ctx, tx, sent, document, [{ id, email }]);
  }
}
