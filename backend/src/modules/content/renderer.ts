import { z } from "zod";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { oncePer } from "../../platform/once-per";
import { createWorkerPool, TaskFailure, type WorkerPool } from "../../platform/worker-pool";
import { renderPlain, type RenderedContent } from "./render-content";

/** Chosen by us: long articles take a third of it, and a save that exceeds it is still answered within 500 ms. */
const SAVE_TIMEOUT_MS = 350;
/** Nobody waits at an editor for what is stored already. */
const STORED_TIMEOUT_MS = 2_000;
const WORKERS = 2;
const MAX_WAITING = 6;

const RenderedSchema = z.object({
  content: z.string(),
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string(), depth: z.number() })),
  highlights: z.array(z.object({ title: z.string(), description: z.string() })),
  wordCount: z.number(),
});

// In the bundle the worker is a file beside it; in the sources, beside this one.
const entry = new URL(`./render-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);

/** Returns the workers that render the texts of authors, the same for each context. */
export const getRenderer = oncePer<AppContext, WorkerPool<RenderedContent>>(() => {
  const parse = (value: unknown) => z.parse(RenderedSchema, value);
  return createWorkerPool({ entry, parse, size: WORKERS, maxWaiting: MAX_WAITING });
});

/** True if the text made the task fail, so that it would fail again. */
const isOfText = ({ reason }: TaskFailure) => reason === "timeout" || reason === "crash";

/**
 * Sanitizes and renders what an author saves.
 * @throws VALIDATION_FAILED for a text that takes too long, UNAVAILABLE while too many are being rendered.
 */
export async function renderInput(ctx: AppContext, body: string): Promise<RenderedContent> {
  try {
    return await getRenderer(ctx).run(body, SAVE_TIMEOUT_MS);
  } catch (error) {
    if (!(error instanceof TaskFailure)) throw error;
    if (!isOfText(error)) {
      if (error.reason === "unstarted") ctx.log.error({ err: error }, "the renderer did not start");
      throw fail("UNAVAILABLE", "Too many texts are being saved. Try again in a moment.", undefined, 2);
    }
    ctx.log.warn({ err: error, characters: body.length }, "a text could not be rendered in time");
    const message =
      "This text takes too long to render. Shorten it, or remove repeated or deeply nested marks, then save again.";
    throw fail("VALIDATION_FAILED", message, [{ path: "content", message }]);
  }
}

/** Renders what is stored; a text that takes too long becomes plain text. `null` if none can be rendered now. */
export async function renderStored(ctx: AppContext, content: string): Promise<RenderedContent | null> {
  try {
    return await getRenderer(ctx).run(content, STORED_TIMEOUT_MS);
  } catch (error) {
    if (!(error instanceof TaskFailure)) throw error;
    if (!isOfText(error)) return null;
    ctx.log.warn({ err: error, characters: content.length }, "a stored text is shown as plain text");
    return renderPlain(content);
  }
}
