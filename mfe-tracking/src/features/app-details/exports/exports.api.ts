import { exportsEndpoints, type ExportBodySchema, type ExportJob } from "@listwise/contracts/exports";
import type { z } from "@listwise/contracts/zod";
import { ApiError, call, fetchFile } from "@listwise/shared-auth";
import { saveFile } from "@listwise/shared-ui";
import { queryOptions } from "@tanstack/react-query";

const POLL_MS = 1_500;

export type ExportChoice = z.input<typeof ExportBodySchema>;

export const exportsKey = ["exports"] as const;

export function isUnderWay({ status }: Pick<ExportJob, "status">): boolean {
  return status === "queued" || status === "running";
}

/** Loads the user's exports. The server stores them, so they survive a reload. */
export function exportsQuery() {
  return queryOptions({
    queryKey: exportsKey,
    queryFn: async ({ signal }): Promise<ExportJob[]> => (await call(exportsEndpoints.list, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_MS : false),
  });
}

export async function startExport(appId: number, body: ExportChoice): Promise<ExportJob> {
  return (await call(exportsEndpoints.start, { params: { id: String(appId) }, body })).data;
}

/** Cancels a running export, or deletes a finished one and its file. */
export function cancelExport(jobId: string) {
  return call(exportsEndpoints.cancel, { params: { jobId } });
}

/**
 * Saves an export's file, or nothing if the download fails. Requests a new URL each time: one is valid for one
 * download.
 *
 * @throws ApiError `GONE` if the file has expired.
 */
export async function downloadExport(jobId: string): Promise<void> {
  const { url, fileName, message } = (await call(exportsEndpoints.get, { params: { jobId } })).data;
  if (!url) throw new ApiError({ status: 410, code: "GONE", message: message || "This file has expired." });
  saveFile(fileName, await fetchFile(url));
}

/** Returns the message for a failed export: the prescribed text with the status, else the error's own message. */
export function getExportFailureText(problem: unknown): string {
  if (problem instanceof ApiError && problem.status > 0)
    return `Export failed with status: ${problem.status}`;
  return problem instanceof Error ? problem.message : "The export was interrupted.";
}
