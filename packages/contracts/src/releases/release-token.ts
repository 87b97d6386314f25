import { RemoteNameSchema } from "../remotes/remotes";
import { z } from "../zod";

/** Name of a release: a remote or the shell. */
export const ReleaseNameSchema = z.union([z.literal("shell"), RemoteNameSchema]);

/** Parsed {@link ReleaseNameSchema}. */
export type ReleaseName = z.infer<typeof ReleaseNameSchema>;

/** Team token without its secret, and the only release it may publish. */
export const ReleaseTokenSchema = z.object({
  id: z.number(),
  name: ReleaseNameSchema,
  label: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
