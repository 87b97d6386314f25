import {
  clientReportsEndpoints as endpoints,
  type ClientReport,
  type ReportInput,
  type ReportRun,
  type ScheduleInput,
} from "@listwise/contracts/client-reports";
import { call, fetchFile } from "@listwise/shared-auth";
import { saveFile } from "@listwise/shared-ui";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

export const reportKeys = {
  all: ["client-reports"] as const,
  list: ["client-reports", "list"] as const,
  one: ["client-reports", "one"] as const,
  run: ["client-reports", "run"] as const,
  preview: ["client-reports", "preview"] as const,
};

const POLL_MS = 2_000;

/** Returns true while a run has neither succeeded nor failed. */
export const isUnderWay = (run: Pick<ReportRun, "status"> | null) =>
  run !== null && (run.status === "queued" || run.status === "running");

export function reportsQuery() {
  return queryOptions({
    queryKey: reportKeys.list,
    queryFn: async ({ signal }) => (await call(endpoints.list, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.some(({ lastRun }) => isUnderWay(lastRun)) ? POLL_MS : false,
  });
}

/** Loads a report with its history, again while a run is under way. */
export function reportQuery(id: number) {
  return queryOptions({
    queryKey: [...reportKeys.one, id],
    queryFn: ({ signal }) => call(endpoints.get, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.runs.some(isUnderWay) ? POLL_MS : false),
  });
}

/** Loads the document of a run. */
export function runQuery(id: string) {
  return queryOptions({
    queryKey: [...reportKeys.run, id],
    queryFn: ({ signal }) => call(endpoints.getRun, { params: { id }, signal }),
  });
}

/** Loads the document of a report that isn't saved. While another one loads, the previous one stays. */
export function previewQuery(body: ReportInput) {
  return queryOptions({
    queryKey: [...reportKeys.preview, body],
    queryFn: async ({ signal }) => (await call(endpoints.preview, { body, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** Loads a public report once: it never changes. */
export function sharedReportQuery(token: string) {
  return queryOptions({
    queryKey: ["shared-report", token],
    queryFn: ({ signal }) => call(endpoints.read, { params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function subscriptionQuery(token: string) {
  return queryOptions({
    queryKey: ["report-emails", token],
    queryFn: async ({ signal }) => (await call(endpoints.subscription, { params: { token }, signal })).data,
  });
}

export async function setSubscription(token: string, status: "confirmed" | "unsubscribed") {
  return (await call(endpoints.setSubscription, { params: { token }, body: { status } })).data;
}

/** Saves a new report, or changes the one with the id. */
export async function saveReport(id: number | null, body: ReportInput): Promise<ClientReport> {
  const answer =
    id === null
      ? await call(endpoints.create, { body })
      : await call(endpoints.update, { params: { id }, body });
  return answer.data;
}

export const removeReport = (id: number) => call(endpoints.remove, { params: { id } });

export async function setSchedule(id: number, body: ScheduleInput): Promise<ClientReport> {
  return (await call(endpoints.setSchedule, { params: { id }, body })).data;
}

export const removeSchedule = (id: number) => call(endpoints.removeSchedule, { params: { id } });

export async function runReport(id: number, recipients: string[]): Promise<ReportRun> {
  return (await call(endpoints.run, { params: { id }, body: { recipients } })).data;
}

export const retryRun = (id: string) => call(endpoints.retry, { params: { id } });

export async function shareRun(id: string): Promise<ReportRun> {
  return (await call(endpoints.share, { params: { id }, body: {} })).data;
}

export const revokeLink = (id: string) => call(endpoints.revoke, { params: { id } });

/** Saves the PDF of a run. */
export async function downloadRun({ id, fileName }: Pick<ReportRun, "id" | "fileName">): Promise<void> {
  saveFile(fileName, await fetchFile(`/api/app-reports/runs/${id}/pdf`));
}
