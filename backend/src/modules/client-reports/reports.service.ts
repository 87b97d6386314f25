import { formatCount } from "@listwise/aso-core/text";
import {
  MAX_SAVED_REPORTS,
  type ClientReport,
  type ReportDocument,
  type ReportInputSchema,
  type ReportRun,
  type ScheduleInputSchema,
} from "@listwise/contracts/client-reports";
import type { z } from "@listwise/contracts/zod";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import { lockOwner } from "../accounts";
import { resolveApp } from "../apps";
import { assertFeature } from "../limits";
import { assertStorefront } from "../store";
import { buildReportDocument } from "./document/build-document";
import { normalizeLogo } from "./logo";
import { computeNextRun } from "./next-run";
import { presentReports, presentRun } from "./presenter";
import { addRecipients } from "./recipients.service";
import { resolvePeriod } from "./report-period";
import {
  countReports,
  deleteReport,
  deleteSchedule,
  findReport,
  findReports,
  insertReport,
  saveSchedule,
  updateReport,
  type ReportRow,
} from "./reports.repository";
import { findRuns } from "./runs.repository";

type Input = z.output<typeof ReportInputSchema>;

function throwUnknownReport(): never {
  throw failNotFound("report");
}

/** Checks the plan and the app, and normalizes the logo. */
async function checkInput(ctx: AppContext, userId: number, input: Input): Promise<Input> {
  await assertFeature(ctx.db, userId, "custom_reports");
  assertStorefront(input.country);
  await resolveApp(ctx, userId, String(input.appId));
  return { ...input, logo: await normalizeLogo(input.logo) };
}

async function presentReport(ctx: AppContext, row: ReportRow): Promise<ClientReport> {
  const [report] = await presentReports(ctx, [row]);
  return report ?? throwUnknownReport();
}

/** Returns a saved report of the user. @throws NOT_FOUND */
export async function findOwnReport(ctx: AppContext, userId: number, id: number): Promise<ReportRow> {
  return (await findReport(ctx.db, userId, id)) ?? throwUnknownReport();
}

export async function listReports(ctx: AppContext, userId: number): Promise<ClientReport[]> {
  return presentReports(ctx, await findReports(ctx.db, userId));
}

/**
 * Loads a saved report with its latest runs.
 *
 * @throws NOT_FOUND if it isn't the user's
 */
export async function loadReport(
  ctx: AppContext,
  userId: number,
  id: number,
): Promise<{ data: ClientReport; runs: ReportRun[] }> {
  const row = await findOwnReport(ctx, userId, id);
  const runs = await findRuns(ctx.db, id);
  return {
    data: await presentReport(ctx, row),
    runs: await Promise.all(runs.map((run) => presentRun(ctx, run))),
  };
}

/** Builds the document of a report that isn't saved. */
export async function previewReport(ctx: AppContext, userId: number, input: Input): Promise<ReportDocument> {
  const checked = await checkInput(ctx, userId, input);
  return buildReportDocument(ctx, userId, { ...checked, days: resolvePeriod(checked.period, new Date()) });
}

/**
 * Saves a report.
 * @throws CONFLICT if the account has the maximum number of reports, FEATURE_LIMIT_EXCEEDED if the plan lacks reports
 */
export async function createReport(
  ctx: AppContext,
  userId: number,
  input: Input,
): Promise<(tx: Transaction) => Promise<ReportRow>> {
  const checked = await checkInput(ctx, userId, input);
  return async (tx) => {
    await lockOwner(tx, userId);
    if ((await countReports(tx, userId)) >= MAX_SAVED_REPORTS) {
      throw fail("CONFLICT", `You already have ${MAX_SAVED_REPORTS} reports. Delete one first.`);
    }
    return insertReport(tx, { ...checked, userId });
  };
}

/**
 * Replaces the settings of a saved report.
 *
 * @throws NOT_FOUND if the report isn't the user's or its app is unknown
 * @throws FEATURE_LIMIT_EXCEEDED if the plan lacks reports
 * @throws UNKNOWN_COUNTRY
 */
export async function changeReport(
  ctx: AppContext,
  userId: number,
  id: number,
  input: Input,
): Promise<ClientReport> {
  await findOwnReport(ctx, userId, id);
  const checked = await checkInput(ctx, userId, input);
  return presentReport(ctx, (await updateReport(ctx.db, userId, id, checked)) ?? throwUnknownReport());
}

/** @throws NOT_FOUND if it isn't the user's */
export async function removeReport(ctx: AppContext, userId: number, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = (await deleteReport(tx, userId, id)) ?? throwUnknownReport();
    const details = `report ${id} of app ${row.appId}`;
    await ctx.audit.record({ action: "report.deleted", result: "ok", actorId: userId, details }, tx);
  });
}

/** Stores when a report is sent, and asks new recipients to confirm. */
export async function setSchedule(
  ctx: AppContext,
  userId: number,
  id: number,
  schedule: z.output<typeof ScheduleInputSchema>,
): Promise<ClientReport> {
  const report = await findOwnReport(ctx, userId, id);
  await assertFeature(ctx.db, userId, "custom_reports");
  await ctx.db.transaction(async (tx) => {
    await addRecipients(ctx, tx, userId, schedule.recipients);
    await saveSchedule(tx, { ...schedule, reportId: id, nextRunAt: computeNextRun(schedule, new Date()) });
    const details = `report ${id} ${schedule.frequency} to ${formatCount(schedule.recipients.length, "address", "addresses")}`;
    await ctx.audit.record({ action: "report.scheduled", result: "ok", actorId: userId, details }, tx);
  });
  return presentReport(ctx, report);
}

export async function removeSchedule(ctx: AppContext, userId: number, id: number): Promise<ClientReport> {
  const report = await findOwnReport(ctx, userId, id);
  await deleteSchedule(ctx.db, id);
  return presentReport(ctx, report);
}
