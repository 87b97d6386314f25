import { formatCount, formatFileName } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import { describeError, log } from "@listwise/shared-auth";
import { saveFile, toast } from "@listwise/shared-ui";
import { useEffect, useRef, useState } from "react";
import type { ExportShot } from "./list-shots";

export interface ExportProgress {
  done: number;
  total: number;
  next: ExportShot | null;
}

/** Renders and saves screenshots. The code for it loads with the first export, which can be canceled. */
export function useExport(app: AppSummary, load: (id: string) => Promise<Blob | null>) {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(shots: readonly ExportShot[], isZip: boolean) {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    const total = shots.length;
    setProgress({ done: 0, total, next: null });
    const options = {
      load,
      signal: control.signal,
      onProgress: (done: number, next: ExportShot) => setProgress({ done, total, next }),
    };
    try {
      const { renderShots, renderZip } = await import("./render-zip");
      if (isZip) {
        saveFile(`${formatFileName("screenshots", app.name)}.zip`, await renderZip(shots, options));
        toast.success("Screenshots exported", { description: `${formatCount(total, "image")}.` });
      } else {
        for await (const { shot, png } of renderShots(shots, options)) {
          saveFile(`${shot.locale}-${shot.path.split("/").at(-1) ?? "screenshot.png"}`, png);
        }
      }
    } catch (problem) {
      if (control.signal.aborted) return;
      log.warn("screenshots were not exported", problem);
      toast.error("Failed to export screenshots", { description: describeError(problem).message });
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    progress,
    exportZip: (shots: readonly ExportShot[]) => void run(shots, true),
    exportPng: (shot: ExportShot) => void run([shot], false),
    cancel: () => running.current?.abort(),
  };
}
