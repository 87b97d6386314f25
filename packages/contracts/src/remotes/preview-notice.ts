import { z } from "../zod";

/** Query parameter of a page, and of the registry, that names a preview. */
export const PREVIEW_PARAMETER = "preview";

/** Id of a preview: 128 random bits, which is all that opening it takes. */
export const PreviewIdSchema = z
  .string()
  .check(z.regex(/^[\w-]{22}$/, "Copy the id from the preview's link."));

/** Preview as its visitors see it. `versions` replace the live ones, by release name. */
export const PreviewNoticeSchema = z.object({
  label: z.string(),
  versions: z.record(z.string(), z.string()),
  expiresAt: z.string(),
});

/** Parsed {@link PreviewNoticeSchema}. */
export type PreviewNotice = z.infer<typeof PreviewNoticeSchema>;
