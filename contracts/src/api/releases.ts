import { endpoint } from "../platform/endpoint";
import { answer } from "../platform/envelope";
import { PathIdSchema } from "../platform/ids";
import { ReleaseSchema, ReleaseVersionSchema, RemoteNameSchema } from "../platform/remotes";
import { z } from "../zod";
import { ReleaseHealthSchema } from "./release-health";
import { ReleaseNameSchema, ReleaseTokenSchema } from "./release-token";
import { PageTokenSchema } from "./site";
import { createNameSchema } from "./texts";

/**
 * Which versions of a release are live: `stable` for everyone, and `canary` for `percent` of the browsers, each of
 * which stays on its side. `previous` are the stable versions before, latest first. `null` means none.
 */
export const ReleasePointerSchema = z.object({
  stable: z.nullable(ReleaseVersionSchema),
  canary: z.nullable(z.object({ version: ReleaseVersionSchema, percent: z.number() })),
  previous: z.array(ReleaseVersionSchema),
  enabled: z.boolean(),
});

/** Parsed {@link ReleasePointerSchema}. */
export type ReleasePointer = z.infer<typeof ReleasePointerSchema>;

/** A move of a pointer, or a version's arrival. `actor` is an account, a team token's label, or `automatic`. */
export const ReleaseEventSchema = z.object({
  at: z.string(),
  actor: z.string(),
  action: z.enum(["publish", "promote", "rollback", "disable", "enable", "take-out"]),
  name: ReleaseNameSchema,
  version: z.nullable(ReleaseVersionSchema),
  percent: z.nullable(z.number()),
  reason: z.nullable(z.string()),
});

/** Parsed {@link ReleaseEventSchema}. */
export type ReleaseEvent = z.infer<typeof ReleaseEventSchema>;

/** One finding of the gate, in words. A release with an `error` is refused; a `warning` is told. */
export const GateFindingSchema = z.object({
  level: z.enum(["error", "warning"]),
  rule: z.string(),
  message: z.string(),
});

/** Parsed {@link GateFindingSchema}. */
export type GateFinding = z.infer<typeof GateFindingSchema>;

/** One release with its pointer, the versions kept in the store (newest first) and how they fare in browsers. */
export const ReleaseStatusSchema = z.extend(ReleasePointerSchema, {
  name: ReleaseNameSchema,
  versions: z.array(z.object({ version: ReleaseVersionSchema, publishedAt: z.nullable(z.string()) })),
  health: z.array(ReleaseHealthSchema),
});

/** Parsed {@link ReleaseStatusSchema}. */
export type ReleaseStatus = z.infer<typeof ReleaseStatusSchema>;

const UPLOAD_LIMIT = 40 * 1024 * 1024;
/** Uploads, and as many moves of pointers, of one token or administrator; chosen by us. */
const CALLS_PER_MINUTE = 60;
const Upload = z.object({ release: ReleaseSchema, files: z.record(z.string(), z.string()) });
const Because = z.object({ reason: z.optional(z.string().check(z.maxLength(500))) });
const ByName = z.object({ name: ReleaseNameSchema });
const Moved = answer(ReleaseStatusSchema, { message: z.string() });

/**
 * Delivery. `team` calls take an administrator's access token, or a team's token (`lwt_…`) for the one release it may
 * publish.
 */
export const releasesEndpoints = {
  status: endpoint({
    method: "GET",
    path: "/releases",
    access: "team",
    tag: "releases",
    summary: "What is live, what is kept, and how it fares",
    response: answer(z.array(ReleaseStatusSchema), { composition: z.string() }),
  }),
  history: endpoint({
    method: "GET",
    path: "/releases/history",
    access: "team",
    tag: "releases",
    summary: "Moves of all pointers, newest first",
    query: z.object({ name: z.optional(ReleaseNameSchema) }),
    response: answer(z.array(ReleaseEventSchema)),
  }),
  publish: endpoint({
    method: "POST",
    path: "/releases/{name}",
    access: "team",
    tag: "releases",
    summary: "Upload a version: release.json and its files in base64. The gate refuses what does not fit",
    params: ByName,
    body: Upload,
    bodyLimit: UPLOAD_LIMIT,
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
    summary: "The gate alone: what of a candidate would not fit",
    params: ByName,
    body: Upload,
    bodyLimit: UPLOAD_LIMIT,
    response: answer(z.array(GateFindingSchema)),
    perMinute: CALLS_PER_MINUTE,
  }),
  promote: endpoint({
    method: "POST",
    path: "/releases/{name}/promote",
    access: "team",
    tag: "releases",
    summary: "Make a version live for a share of the browsers, or for all (100)",
    params: ByName,
    body: z.object({
      version: ReleaseVersionSchema,
      percent: z._default(z.number().check(z.int(), z.gte(1), z.lte(100)), 100),
    }),
    response: Moved,
    errors: ["NOT_FOUND", "RELEASE_REFUSED"],
    perMinute: CALLS_PER_MINUTE,
    recentSignIn: true,
  }),
  rollback: endpoint({
    method: "POST",
    path: "/releases/{name}/rollback",
    access: "team",
    tag: "releases",
    summary: "End the canary if there is one, else return to the stable version before",
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
    summary: "Switch a remote off; its places say so",
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
    summary: "Switch a remote on again",
    params: ByName,
    body: Because,
    response: Moved,
    perMinute: CALLS_PER_MINUTE,
    recentSignIn: true,
  }),
  createToken: endpoint({
    method: "POST",
    path: "/admin/release-tokens",
    access: "superadmin",
    tag: "releases",
    summary: "Make a team's token for one release; it is shown once",
    body: z.object({
      name: ReleaseNameSchema,
      label: createNameSchema("Name the token.", 60),
    }),
    response: answer(
      z.object({ id: z.number(), name: ReleaseNameSchema, label: z.string(), token: z.string() }),
    ),
    status: 201,
    recentSignIn: true,
  }),
  tokens: endpoint({
    method: "GET",
    path: "/admin/release-tokens",
    access: "admin",
    tag: "releases",
    summary: "The teams' tokens, without their secrets",
    response: answer(z.array(ReleaseTokenSchema)),
  }),
  revokeToken: endpoint({
    method: "DELETE",
    path: "/admin/release-tokens/{id}",
    access: "superadmin",
    tag: "releases",
    summary: "End a team's token",
    params: z.object({ id: PathIdSchema }),
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
    recentSignIn: true,
  }),
  mounted: endpoint({
    method: "POST",
    path: "/remote-mounts",
    access: "public",
    tag: "releases",
    summary: "A browser tells that a version mounted; failures come as client reports",
    body: z.object({ remote: RemoteNameSchema, version: ReleaseVersionSchema, page: PageTokenSchema }),
    response: z.object({ success: z.literal(true) }),
    status: 202,
    perMinute: 120,
  }),
};
