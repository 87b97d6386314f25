import { formatCount } from "@listwise/aso-core/text";
import type { Report, ReportInput } from "@listwise/contracts/reports";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { failNotFound } from "../../infra/http/errors";
import { formatCell, getKind, MAX_ROWS } from "./report-kinds";
import * as stored from "./reports.repository";

/** Reports contain personal data, so they are deleted after this time. */
const RETENTION_DAYS = 90;
const createNotFound = () => failNotFound("report");

type Head = Awaited<ReturnType<typeof stored.findReports>>["reports"][number];

function present(report: Head, userId: number): Report {
  const { id, name, kind, days, rowCount, truncated, isShared, createdBy, createdAt, author } = report;
  return {
    id,
    name,
    kind,
    days,
    rows: rowCount,
    truncated,
    isShared,
    mine: createdBy === userId,
    createdBy: author,
    createdAt: createdAt.toISOString(),
  };
}

export async function listReports(
  db: Executor,
  userId: number,
  shared: boolean | undefined,
  page: { pageSize: number; offset: number },
): Promise<{ data: Report[]; total: number }> {
  const { reports, total } = await stored.findReports(db, { userId, shared }, page);
  return { data: reports.map((report) => present(report, userId)), total };
}

/** @throws NOT_FOUND */
export async function readReport(db: Executor, id: number, userId: number) {
  const report = await stored.findReport(db, id, userId);
  if (!report) throw createNotFound();
  return { ...present(report, userId), columns: report.columns, table: report.rows };
}

function note(ctx: AppContext, request: FastifyRequest, verb: string, details: string, tx: Executor) {
  return ctx.audit.record(
    { action: `report.${verb}`, result: "ok", ...getRequestOrigin(request), details },
    tx,
  );
}

export async function createReport(
  ctx: AppContext,
  tx: Executor,
  { name, kind, days, isShared }: ReportInput,
  userId: number,
  request: FastifyRequest,
): Promise<Report> {
  const { columns, overDays, read } = getKind(kind);
  const found = await read(tx, days);
  const rows = found.slice(0, MAX_ROWS).map((row) => row.map(formatCell));
  const facts = { columns, rows, rowCount: rows.length, truncated: found.length > MAX_ROWS };
  const report = { name, kind, days: overDays ? days : null, isShared, createdBy: userId, ...facts };
  const id = await stored.insertReport(tx, report);
  await note(ctx, request, "created", `${id}: ${kind}, ${formatCount(rows.length, "row")}`, tx);
  return readReport(tx, id, userId);
}

export function shareReport(
  ctx: AppContext,
  id: number,
  isShared: boolean,
  userId: number,
  request: FastifyRequest,
): Promise<Report> {
  return ctx.db.transaction(async (tx) => {
    if (!(await stored.shareReport(tx, id, userId, isShared))) throw createNotFound();
    await note(ctx, request, isShared ? "shared" : "unshared", String(id), tx);
    return readReport(tx, id, userId);
  });
}

export function removeReport(
  ctx: AppContext,
  id: number,
  userId: number,
  request: FastifyRequest,
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const name = await stored.deleteReport(tx, id, userId);
    if (name === null) throw createNotFound();
    await note(ctx, request, "deleted", `${id}: ${name}`, tx);
  });
}

export function defineReportSweep(ctx: AppContext): void {
  ctx.queue.define("reports.sweep", () => stored.deleteOldReports(ctx.db, RETENTION_DAYS), {
    cron: "41 3 * * *",
  });
}
