import { z } from "../zod";
import { RemoteDescriptorSchema, RemoteNameSchema } from "./descriptor";
import { PreviewNoticeSchema } from "./preview-notice";
import { RedirectSchema } from "./redirects";
import { IntegritySchema } from "./release";

/**
 * Request header with the browser's canary bucket, 0–99. It is drawn once and stored, so that a browser keeps its
 * assignment. Without it, stable versions are returned.
 */
export const BUCKET_HEADER = "x-listwise-bucket";

/** Cookie with the same bucket for page requests, which can't carry custom headers. */
export const BUCKET_COOKIE = "listwise-bucket";

/**
 * Remote in the registry. `entry` is the absolute path or URL of its entry script and the keys of `integrity` are
 * relative to the entry's folder; both are absent if the requesting role may not load it or it is disabled. `shared`
 * are the required ranges of shared libraries; a shell with other versions doesn't load it. `previous` is the stable
 * version before the given one, which browsers fall back to if this one fails to mount.
 */
export const RegistryRemoteSchema = z.object({
  name: RemoteNameSchema,
  version: z.string(),
  enabled: z.boolean(),
  entry: z.optional(z.string()),
  integrity: z.optional(IntegritySchema),
  shared: z.optional(z.record(z.string(), z.string())),
  previous: z.optional(z.object({ version: z.string(), entry: z.string(), integrity: IntegritySchema })),
  descriptor: RemoteDescriptorSchema,
});

/** Parsed {@link RegistryRemoteSchema}. */
export type RegistryRemote = z.infer<typeof RegistryRemoteSchema>;

/**
 * Response of `GET /remotes.json` for the requesting role. `composition` identifies the exact set of versions. `preview`
 * is present if the request names one: `null` if it has ended or never existed, and the live versions are returned.
 */
export const RegistrySchema = z.object({
  composition: z.string(),
  shell: z.object({ version: z.string() }),
  remotes: z.array(RegistryRemoteSchema),
  preview: z.optional(z.nullable(PreviewNoticeSchema)),
  redirects: z.optional(z.array(RedirectSchema)),
});

/** Parsed {@link RegistrySchema}. */
export type Registry = z.infer<typeof RegistrySchema>;
