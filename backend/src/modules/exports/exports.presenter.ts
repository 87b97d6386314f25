import type { ExportJob } from "@listwise/contracts/exports";
import type { JobRow } from "./exports.repository";

export function presentJob(job: JobRow, url: string | null): ExportJob {
  const { id, status, appId, request, fileName, percent, records, truncated, message, createdAt, expiresAt } =
    job;
  return {
    jobId: id,
    status,
    appId,
    format: request.format,
    fileName,
    percent,
    records,
    truncated,
    message,
    url,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
