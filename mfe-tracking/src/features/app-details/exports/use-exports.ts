import type { ExportJob } from "@listwise/contracts/exports";
import { ApiError, LIMITS_KEY, parsePlanRefusal, useBusEvent } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { getErrorMessage } from "../../../shared/get-error-message";
import { useLimitToast } from "../../../shared/use-limit-toast";
import {
  cancelExport,
  downloadExport,
  exportsKey,
  exportsQuery,
  getExportFailureText,
  isUnderWay,
  startExport,
  type ExportChoice,
} from "./exports.api";

function showFailure(retry?: () => void): void {
  toast.error("Export Failed", {
    id: "export",
    description: "There was a problem exporting your data.",
    ...(retry ? { action: { label: "Retry", onClick: retry } } : {}),
  });
}

/**
 * Starts, monitors, downloads and cancels an app's exports. Exports that were started here download when they are ready.
 */
export function useExports(appId: number) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const { data, error, isFetching, refetch } = useQuery(exportsQuery());
  const [startedHere, setStartedHere] = useState<readonly string[]>([]);
  const [settled] = useState(() => new Set<string>());
  const jobs = data?.filter((job) => job.appId === appId);

  useBusEvent("job:finished", ({ kind }) => {
    if (kind.startsWith("export")) void client.invalidateQueries({ queryKey: exportsKey });
  });
  const start = useMutation({
    mutationFn: (choice: ExportChoice) => startExport(appId, choice),
    onSuccess: (job) => {
      setStartedHere((ids) => [...ids, job.jobId]);
      client.setQueryData<ExportJob[]>(exportsKey, (list = []) => [
        job,
        ...list.filter(({ jobId }) => jobId !== job.jobId),
      ]);
      void client.invalidateQueries({ queryKey: exportsKey });
      void client.invalidateQueries({ queryKey: [LIMITS_KEY] });
    },
    onError: (problem) => {
      if (showLimit(problem)) return;
      if (problem instanceof ApiError && problem.code === "NOT_FOUND") toast.error("App data is missing");
      else showFailure();
    },
  });
  const download = useMutation({
    mutationFn: downloadExport,
    onSuccess: () => toast.success("Export saved", { id: "export" }),
    onError: (_problem, jobId) => showFailure(() => download.mutate(jobId)),
    onSettled: () => client.invalidateQueries({ queryKey: exportsKey }),
  });
  const cancel = useMutation({
    mutationFn: cancelExport,
    onSuccess: (_answer, jobId) => {
      client.setQueryData<ExportJob[]>(exportsKey, (list) => list?.filter((job) => job.jobId !== jobId));
    },
    onError: (problem) =>
      toast.error("Couldn't delete the export", { description: getErrorMessage(problem) }),
  });

  const settle = useEffectEvent((job: ExportJob) => {
    if (isUnderWay(job) || settled.has(job.jobId)) return;
    settled.add(job.jobId);
    if (job.status === "completed") download.mutate(job.jobId);
    else if (job.status === "failed") showFailure();
  });
  useEffect(() => {
    for (const job of data ?? []) if (startedHere.includes(job.jobId)) settle(job);
  }, [data, startedHere]);
  const planRefusal = parsePlanRefusal(start.error);

  return {
    jobs,
    error,
    refetch: () => void refetch(),
    isFetching,
    startedHere,
    start,
    startFailure: start.error && !planRefusal ? getExportFailureText(start.error) : undefined,
    planRefusal: planRefusal && { feature: planRefusal.feature, message: start.error?.message },
    cancel: cancel.mutate,
    download: download.mutate,
    downloading: download.isPending ? download.variables : undefined,
    downloadFailure: download.error
      ? { jobId: download.variables, text: getExportFailureText(download.error) }
      : undefined,
  };
}

export type Exports = ReturnType<typeof useExports>;
