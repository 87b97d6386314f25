import { z } from "zod";
import type { AppContext } from "../../../infra/context";
import { fail } from "../../../infra/http/errors";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import { createWorkerPool, TaskFailure, type WorkerPool } from "../../../infra/queue/worker-pool";
import { renderPlain, type RenderedContent } from "./render-content";

/** Chosen by us: long articles need a tenth of it, so a busy machine saves them too. Hard texts would take seconds. */
const SAVE_TIMEOUT_MS = 1_000;
/** Chosen by us: longer than for saves, because no author is waiting. */
const STORED_TIMEOUT_MS = 2_000;
const WORKERS = 2;
const MAX_QUEUED_TASKS = 6;

const RenderedSchema = z.object({
  content: z.string(),
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string(), depth: z.number() })),
  highlights: z.array(z.object({ title: z.string(), description: z.string() })),
  wordCount: z.number(),
});

// The worker is a file next to the bundle, or next to this file in the sources.
const entry = new URL(`./render-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);

/** Returns the pool of workers that render author content, one per context. */
export const getRenderer = createWeakMemo<AppContext, WorkerPool<RenderedContent>>(() => {
  const parse = (value: unknown) => z.parse(RenderedSchema, value);
  return createWorkerPool({ entry, parse, size: WORKERS, maxWaiting: MAX_QUEUED_TASKS });
});

/** Returns true if the text caused the failure, so that a retry would fail again. */
const isCausedByText = ({ reason }: TaskFailure) => reason === "timeout" || reason === "crash";

/**
 * Sanitizes and renders a body that an author saves.
 * @throws VALIDATION_FAILED if the text takes too long, UNAVAILABLE while too many are being rendered.
 */
export async function renderInput(ctx: AppContext, body: string): Promise<RenderedContent> {
  try {
    return await getRenderer(ctx).run(body, SAVE_TIMEOUT_MS);
  } catch (error) {
    if (!(error instanceof TaskFailure)) throw error;
    if (!isCausedByText(error)) {
      if (error.reason === "unstarted") ctx.log.error({ err: error }, "the renderer did not start");
      throw fail(
        "UNAVAILABLE",
        "Too many texts are being saved right now. Try again in a moment.",
        undefined,
        2,
      );
    }
    ctx.log.warn({ err: error, characters: body.length }, "a text could not be rendered in time");
    const message =
      "This text takes too long to render. Shorten it, or remove repeated or deeply nested formatting, then save again.";
    throw fail("VALIDATION_FAILED", message, [{ path: "content", message }]);
  }
}

/** Renders a stored body, as plain text if it takes too long; `null` if the workers are busy or unavailable. */
export async function renderStored(ctx: AppContext, content: string): Promise<RenderedContent | null> {
  try {
    return await getRenderer(ctx).run(content, STORED_TIMEOUT_MS);
  } catch (error) {
    if (!(error instanceof TaskFailure)) throw error;
    if (!isCausedByText(error)) return null;
    ctx.log.warn({ err: error, characters: content.length }, "a stored text is shown as plain text");
    return renderPlain(content);
  }
}
