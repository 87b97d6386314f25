import { endpoint } from "../api/endpoint";
import { answer } from "../api/envelope";
import { ReleasePolicySchema } from "./governance";
import { MoveSchema } from "./moves";
import { RedirectSchema } from "../remotes/redirects";
import { RemoteNameSchema } from "../remotes/descriptor";
import { ReleaseSchema, ReleaseVersionSchema } from "../remotes/release";
import { z } from "../zod";
import { ReleaseHealthSchema } from "./release-health";
import { ConfirmationSchema, GateFindingSchema } from "./gate-finding";
import { releaseTokenEndpoints } from "./release-token-endpoints";
import { ReleaseNameSchema } from "./release-token";
import { PageTokenSchema } from "../site/site";

/**
 * Live versions of a release: `stable` for everyone and `canary` for `percent` of the browsers; each browser keeps its
 * assignment. `previous` holds the earlier stable versions, latest first. `null` means no version. `since` is the time
 * at which a version went live in its place; it is absent if that was before times were recorded.
 */
export const ReleasePointerSchema = z.object({
  stable: z.nullable(ReleaseVersionSchema),
  since: z.optional(z.string()),
  canary: z.nullable(
    z.object({ version: ReleaseVersionSchema, percent: z.number(), since: z.optional(z.string()) }),
  ),
  previous: z.array(ReleaseVersionSchema),
  enabled: z.boolean(),
  /** Absent until the release is live for the first time. */
  policy: z.optional(ReleasePolicySchema),
});

/** Parsed {@link ReleasePointerSchema}. */
export type ReleasePointer = z.infer<typeof ReleasePointerSchema>;

/**
 * Change of a live pointer, or a published version. `actor` is an account, a team token's label, or `automatic`.
 * `confirmed` are the dangerous differences that an administrator confirmed for this change, and `approver` is the second
 * person. A `move` changes several pointers, which `move` lists; `name` and `version` are the first of them.
 */
export const ReleaseEventSchema = z.object({
  at: z.string(),
  actor: z.string(),
  action: z.enum(["publish", "promote", "rollback", "disable", "enable", "take-out", "move"]),
  name: ReleaseNameSchema,
  version: z.nullable(ReleaseVersionSchema),
  percent: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  confirmed: z.optional(z.array(z.string())),
  approver: z.optional(z.string()),
  move: z.optional(MoveSchema),
});

/** Parsed {@link ReleaseEventSchema}. */
export type ReleaseEvent = z.infer<typeof ReleaseEventSchema>;

/** Release with its pointer, the versions in the release repository (newest first) and their health in browsers. */
export const ReleaseStatusSchema = z.extend(ReleasePointerSchema, {
  name: ReleaseNameSchema,
  versions: z.array(z.object({ version: ReleaseVersionSchema, publishedAt: z.nullable(z.string()) })),
  health: z.array(ReleaseHealthSchema),
});

/** Parsed {@link ReleaseStatusSchema}. */
export type ReleaseStatus = z.infer<typeof ReleaseStatusSchema>;

const MAX_UPLOAD_BYTES = 40 * 1024 * 1024;
/** Maximum uploads, and maximum pointer changes, per token or administrator; chosen by us. */
const CALLS_PER_MINUTE = 60;
/** With `forMove`, routes and widgets of other remotes don't refuse a version that will replace them in a move. */
const Upload = z.object({
  release: ReleaseSchema,
  files: z.record(z.string(), z.string()),
  forMove: z.optional(z.boolean()),
});
const Because = z.object({ reason: z.optional(z.string().check(z.maxLength(500))) });
const ByName = z.object({ name: ReleaseNameSchema });
const Moved = answer(ReleaseStatusSchema, { message: z.string() });

/**
 * Endpoints for delivery. `team` endpoints accept an administrator's access token, or a team token (`lwt_…`) for the
 * only release it may publish.
 */
export const releasesEndpoints = {
  status: endpoint({
    method: "GET",
    path: "/releases",
    access: "team",
    tag: "releases",
    summary: "List releases with their live and stored versions and health",
    /** `publishes` is the only release that the caller's token may publish; `null` for administrators. */
    response: answer(z.array(ReleaseStatusSchema), {
      composition: z.string(),
      publishes: z.nullable(z.string()),
      /** End of the caller's team token. */
      tokenExpiresAt: z._default(z.nullable(z.string()), null),
      redirects: z._default(z.array(RedirectSchema), []),
      /** See `ReleaseRulesSchema`. */
      soloPercent: z._default(z.number(), 100),
    }),
  }),
  history: endpoint({
    method: "GET",
    path: "/releases/history",
    access: "team",
    tag: "releases",
    summary: "List changes of all live pointers, newest first",
    query: z.object({ name: z.optional(ReleaseNameSchema) }),
    response: answer(z.array(ReleaseEventSchema)),
  }),
  publish: endpoint({
    method: "POST",
    path: "/releases/{name}",
    access: "team",
    tag: "releases",
    summary: "Upload a version: release.json and its files in base64; the gate rejects incompatible versions",
    params: ByName,
    body: Upload,
    bodyLimit: MAX_UPLOAD_BYTES,
    response: answer(ReleaseStatusSchema, { findings: z.array(GateFindingSchema), message: z.string() }),
    status: 201,
    errors: ["CONFLICT", "RELEASE_REFUSED", "PAYLOAD_TOO_LARGE"],
    perMinute: CALLS_PER_MINUTE,
    recentSignIn: true,
  }),
  check: endpoint({
    method: "POST",
    path: "/releases/{name}/check",
    access: "team",
    tag: "releases",
    summary: "Run the gate on a candidate without publishing it",
    params: ByName,
    body: Upload,
    bodyLimit: MAX_UPLOAD_BYTES,
    response: answer(z.array(GateFindingSchema)),
    perMinute: CALLS_PER_MINUTE,
  }),
  promote: endpoint({
    method: "POST",
    path: "/releases/{name}/promote",
    access: "team",
    tag: "releases",
    summary:
      "Make a version live for a share of the browsers, or for all (100); administrators confirm dangerous differences",
    params: ByName,
    body: z.object({
      version: ReleaseVersionSchema,
      percent: z._default(z.number().check(z.int(), z.gte(1), z.lte(100)), 100),
      confirm: z.optional(ConfirmationSchema),
    }),
    /** `request` is the id of the request that an administrator has to approve; absent if the version is live. */
    response: answer(ReleaseStatusSchema, { message: z.string(), request: z.optional(z.number()) }),
    errors: ["NOT_FOUND", "RELEASE_REFUSED"],
    perMinute: CALLS_PER_MINUTE,
    recentSignIn: true,
  }),
  rollback: endpoint({
    method: "POST",
    path: "/releases/{name}/rollback",
    access: "team",
    tag: "releases",
    summary: "Roll back: end the canary, or return to the previous stable version",
    params: ByName,
    body: Because,
    response: Moved,
    errors: ["CONFLICT"],
    perMinute: CALLS_PER_MINUTE,
    recentSignIn: true,
  }),
  disable: endpoint({
    method: "POST",
    path: "/releases/{name}/disable",
    access: "team",
    tag: "releases",
    summary: "Disable a remote; its pages show a notice instead",
    params: ByName,
    body: Because,
    response: Moved,
    errors: ["CONFLICT"],
    perMinute: CALLS_PER_MINUTE,
    recentSignIn: true,
  }),
  enable: endpoint({
    method: "POST",
    path: "/releases/{name}/enable",
    access: "team",
    tag: "releases",
    summary: "Enable a remote",
    params: ByName,
    body: Because,
    response: Moved,
    perMinute: CALLS_PER_MINUTE,
    recentSignIn: true,
  }),
  ...releaseTokenEndpoints,
  mounted: endpoint({
    method: "POST",
    path: "/remote-mounts",
    access: "public",
    tag: "releases",
    summary: "Report that a version mounted in a browser; failures are sent as client reports",
    body: z.object({ remote: RemoteNameSchema, version: ReleaseVersionSchema, page: PageTokenSchema }),
    response: z.object({ success: z.literal(true) }),
    status: 202,
    perMinute: 120,
  }),
};
