import { FIGURES_PATH } from "@listwise/aso-core/figures";
import type { ReportDocument } from "@listwise/contracts/client-reports";
import sharp from "sharp";
import { z } from "zod";
import type { AppContext } from "../../../infra/context";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import { createWorkerPool, type WorkerPool } from "../../../infra/queue/worker-pool";
import { loadPicture } from "../../media";
import { getSampleDrawing } from "../../store";
import type { RenderTask } from "./render-report";

/** Chosen by us: a report with 500 keywords takes a few seconds on a busy machine. */
const TIMEOUT_MS = 60_000;
const MAX_WAITING = 20;
const ICON_PIXELS = 320;

// The worker is a file next to the bundle, or next to this file in the sources.
const entry = import.meta.url.endsWith(".ts")
  ? new URL("./render-worker.ts", import.meta.url)
  : new URL("./report-worker.js", import.meta.url);

/** Returns the worker that renders PDFs, one per context. */
export const getPdfRenderer = createWeakMemo<AppContext, WorkerPool<Uint8Array>>(() =>
  createWorkerPool({
    entry,
    parse: (value) => z.instanceof(Uint8Array).parse(value),
    size: 1,
    maxWaiting: MAX_WAITING,
  }),
);

/** Loads the app's icon as PNG; `null` if it can't be loaded, because a report is useful without it. */
async function loadIcon(ctx: AppContext, address: string | null): Promise<Uint8Array | null> {
  if (address === null) return null;
  try {
    const drawing = getSampleDrawing(ctx, address);
    const picture = drawing === null ? await loadPicture(ctx, address, "reports") : Buffer.from(drawing);
    return await sharp(picture).resize(ICON_PIXELS, ICON_PIXELS).png().toBuffer();
  } catch (error) {
    ctx.log.warn({ err: error }, "a report has no icon: it couldn't be loaded");
    return null;
  }
}

/**
 * Renders the PDF of a report.
 * @throws TaskFailure if it takes too long, or if too many are being rendered
 */
export async function renderReportPdf(ctx: AppContext, document: ReportDocument): Promise<Uint8Array> {
  const task: RenderTask = {
    document,
    icon: await loadIcon(ctx, document.app.icon),
    figuresUrl: ctx.config.publicUrl + FIGURES_PATH,
  };
  return getPdfRenderer(ctx).run(task, TIMEOUT_MS);
}
