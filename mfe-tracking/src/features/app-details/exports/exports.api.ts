import { exportsEndpoints, type ExportBodySchema, type ExportJob, type z } from "@listwise/contracts";
import { ApiError, call, fetchFile } from "@listwise/shared-auth";
import { saveFile } from "@listwise/shared-ui";
import { queryOptions } from "@tanstack/react-query";

const POLL_MS = 1_500;

export type ExportChoice = z.input<typeof ExportBodySchema>;

export const exportsKey = ["exports"] as const;

export function isUnderWay({ status }: Pick<ExportJob, "status">): boolean {
  return status === "queued" || status === "running";
}

/** One's exports. They are the server's, so that they are still there after a reload. */
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

/** Stops an export, or deletes the file of one that is done. */
export function cancelExport(jobId: string) {
  return call(exportsEndpoints.cancel, { params: { jobId } });
}

/** Saves an export's file, whole or not at all. The address is asked for anew: it is good for one download. */
export async function downloadExport(jobId: string): Promise<void> {
  const { url, fileName, message } = (await call(exportsEndpoints.get, { params: { jobId } })).data;
  if (!url) throw new ApiError({ status: 410, code: "GONE", message: message || "The file is gone." });
  saveFile(fileName, await fetchFile(url));
}

/** What the specification says of a failed export; without a status, why there is none. */
export function failureText(problem: unknown): string {
  if (problem instanceof ApiError && problem.status > 0)
    return `Export failed with status: ${problem.status}`;
  return problem instanceof Error ? problem.message : "The export broke off.";
}
