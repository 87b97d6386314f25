import { PREVIEW_PARAMETER, PreviewIdSchema, type PreviewNotice } from "@listwise/contracts/remotes";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

declare module "fastify" {
  interface FastifyInstance {
    /** Returns a preview; `null` if it has ended or never existed. Set by the module that stores them. */
    findPreview: (id: string) => Promise<PreviewNotice | null>;
  }
}

/** Returns the preview that an address names: `undefined` if it names none, `null` if it has ended or never existed. */
export async function findRequestedPreview(
  app: FastifyInstance,
  url: string,
): Promise<PreviewNotice | null | undefined> {
  const id = new URLSearchParams(url.split("?")[1] ?? "").get(PREVIEW_PARAMETER);
  if (id === null) return undefined;
  return z.safeParse(PreviewIdSchema, id).success ? app.findPreview(id) : null;
}
