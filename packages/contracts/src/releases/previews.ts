import { endpoint } from "../api/endpoint";
import { answer } from "../api/envelope";
import { createNameSchema } from "../api/texts";
import { ReleaseNameSchema } from "./release-token";
import { z } from "../zod";
import { PreviewIdSchema, PreviewNoticeSchema } from "../remotes/preview-notice";
import { ReleaseVersionSchema } from "../remotes/release";

/** Default and longest lifetime of a preview, in days; chosen by us. */
const DEFAULT_DAYS = 14;
const MAX_DAYS = 90;
/** Maximum changes per token or administrator and minute, as for pointers. */
const CALLS_PER_MINUTE = 60;

/** Preview as its team and administrators see it. `url` opens it; `createdBy` is an account or a team token's label. */
const ReleasePreviewSchema = z.extend(PreviewNoticeSchema, {
  id: PreviewIdSchema,
  url: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
});

/** Parsed {@link ReleasePreviewSchema}. */
export type ReleasePreview = z.infer<typeof ReleasePreviewSchema>;

/** Endpoints for previews: published versions at their own address, without making them live. */
export const previewsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/release-previews",
    access: "team",
    tag: "releases",
    summary: "List previews, newest first; a team token lists those of its release",
    response: answer(z.array(ReleasePreviewSchema)),
  }),
  create: endpoint({
    method: "POST",
    path: "/release-previews",
    access: "team",
    tag: "releases",
    summary:
      "Create a preview of published versions; with the label of an own preview, add them to it and keep its address",
    body: z.object({
      label: createNameSchema("Enter a label.", 60),
      versions: z.record(ReleaseNameSchema, ReleaseVersionSchema),
      days: z._default(z.number().check(z.int(), z.gte(1), z.lte(MAX_DAYS)), DEFAULT_DAYS),
    }),
    response: answer(ReleasePreviewSchema, { message: z.string() }),
    status: 201,
    errors: ["NOT_FOUND", "CONFLICT"],
    perMinute: CALLS_PER_MINUTE,
    recentSignIn: true,
  }),
  end: endpoint({
    method: "DELETE",
    path: "/release-previews/{id}",
    access: "team",
    tag: "releases",
    summary: "End a preview; its address shows the live site",
    params: z.object({ id: PreviewIdSchema }),
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: ["NOT_FOUND"],
    perMinute: CALLS_PER_MINUTE,
  }),
};
