import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { clientReportsRoutes } from "./client-reports.routes";
import { reportFileRoutes } from "./files.routes";
import { getPdfRenderer } from "./pdf/render-pdf";
import { findOwnRecipients } from "./recipients.repository";
import { findReports } from "./reports.repository";
import { executeRun } from "./run-job";
import { deleteOldRuns, findOwnRuns } from "./runs.repository";
import { RUN_JOB } from "./runs.service";
import { startDueReports } from "./schedules.service";

export { buildReportDocument } from "./document/build-document";
export { renderReportPdf } from "./pdf/render-pdf";

/** Days after which the run of a report is deleted; chosen by us. */
const RUN_RETENTION_DAYS = 365;

/** Registers the reports that users make about their apps. */
export function registerClientReports(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("client-reports", async (db, userId) =>
    (await findReports(db, userId)).map((report) => ({ ...report })),
  );
  registerPersonalData("client-report-runs", findOwnRuns);
  registerPersonalData("client-report-recipients", findOwnRecipients);
  ctx.queue.define<{ id: string }>(RUN_JOB, ({ id }) => executeRun(ctx, id), { expireSeconds: 300 });
  ctx.queue.define("client-reports.schedule", () => startDueReports(ctx), { cron: "*/5 * * * *" });
  ctx.queue.define("client-reports.sweep", () => deleteOldRuns(ctx.db, RUN_RETENTION_DAYS), {
    cron: "17 3 * * *",
  });
  app.addHook("onClose", () => getPdfRenderer(ctx).close());
  clientReportsRoutes(app, ctx);
  reportFileRoutes(app, ctx);
}
