import { ReleaseVersionSchema } from "../remotes/release";
import { z } from "../zod";

/** Mounts of one version reported by browsers in the last hour. `failureShare` is 0–1, `null` without mounts. */
export const ReleaseHealthSchema = z.object({
  version: ReleaseVersionSchema,
  mounts: z.number(),
  failures: z.number(),
  failureShare: z.nullable(z.number()),
  lastFailure: z.nullable(
    z.object({ at: z.string(), phase: z.string(), code: z.string(), message: z.string() }),
  ),
});

/** Parsed {@link ReleaseHealthSchema}. */
export type ReleaseHealth = z.infer<typeof ReleaseHealthSchema>;
