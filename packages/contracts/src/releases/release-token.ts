import { RemoteNameSchema } from "../remotes/descriptor";
import { z } from "../zod";

/** Name of a release: a remote or the shell. */
export const ReleaseNameSchema = z.union([z.literal("shell"), RemoteNameSchema]);

/** Parsed {@link ReleaseNameSchema}. */
export type ReleaseName = z.infer<typeof ReleaseNameSchema>;

/** Lifetime of a team token in days, unless its creator chooses another one. */
export const DEFAULT_TOKEN_DAYS = 90;

/** Remaining days from which a token's end is announced. */
export const TOKEN_WARNING_DAYS = 14;

/** Team token without its secret, and the only release it may publish. Its promotions may need an approval. */
export const ReleaseTokenSchema = z.object({
  id: z.number(),
  name: ReleaseNameSchema,
  label: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  needsApproval: z.boolean(),
  lastUsedAt: z.nullable(z.string()),
});
