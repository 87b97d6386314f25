import { z } from "../zod";
import { RemoteDescriptorSchema } from "./descriptor";
import { DeprecationsSchema, SurfaceSchema } from "./surface";

/** Version of the contract between the shell and its remotes: lifecycles, props and shared modules. */
export const SHELL_CONTRACT = 1;

/** Oldest contract version that the shell still supports, so that remotes can upgrade after the shell. */
export const OLDEST_SHELL_CONTRACT = 1;

/** Subresource integrity hashes by file name within the release, e.g. `sha384-…`. Files without a hash are rejected. */
export const IntegritySchema = z.record(z.string(), z.string());

/** JSON Schema as compared by the release gate. */
export const JsonSchemaSchema = z.record(z.string(), z.unknown());

/** Parsed {@link JsonSchemaSchema}. */
export type JsonSchema = z.infer<typeof JsonSchemaSchema>;

/** Endpoint as known to a build. */
export const EndpointSnapshotSchema = z.object({
  params: JsonSchemaSchema,
  query: JsonSchemaSchema,
  body: JsonSchemaSchema,
  response: JsonSchemaSchema,
});

/** Parsed {@link EndpointSnapshotSchema}. */
export type EndpointSnapshot = z.infer<typeof EndpointSnapshotSchema>;

/** Event as known to a build, and whether the build emits or hears it. */
export const EventSnapshotSchema = z.object({
  emits: z.boolean(),
  hears: z.boolean(),
  payload: JsonSchemaSchema,
});

/** Parsed {@link EventSnapshotSchema}. */
export type EventSnapshot = z.infer<typeof EventSnapshotSchema>;

/** Endpoints (`METHOD /path`) and events (name) that a build uses. */
export const UsesSchema = z.object({
  endpoints: z.record(z.string(), EndpointSnapshotSchema),
  events: z.record(z.string(), EventSnapshotSchema),
});

/** Parsed {@link UsesSchema}. */
export type Uses = z.infer<typeof UsesSchema>;

/** Version of a release: the package version and eight digits of its content hash. */
export const ReleaseVersionSchema = z
  .string()
  .check(z.regex(/^\w[\w.-]{0,99}$/, "Use a version such as 1.2.0."));

/** `release.json`, written by the build to each release folder. File names are relative to it. */
export const ReleaseSchema = z.object({
  name: z.string(),
  version: ReleaseVersionSchema,
  entry: z.string(),
  integrity: IntegritySchema,
  /** Files to preload for any route of this release, the entry first. */
  preload: z.array(z.string()),
  descriptor: z.optional(RemoteDescriptorSchema),
  /** By route pattern: the files of the page, and its meta description. */
  pages: z.optional(
    z.record(
      z.string(),
      z.object({
        preload: z.array(z.string()),
        description: z.optional(z.string()),
      }),
    ),
  ),
  /** Name of the file with the pages' templates; its content is `DocumentsSchema`. */
  documents: z.optional(z.string()),
  /** Remotes only: compatible versions of the shared libraries as ranges. */
  shared: z.optional(z.record(z.string(), z.string())),
  /** Shell only: versions of the shared libraries it provides. */
  provides: z.optional(z.record(z.string(), z.string())),
  /** Shell only: exports of the shared modules it provides. */
  exports: z.optional(SurfaceSchema),
  /** Shell only: exports that may be removed. */
  deprecations: z.optional(DeprecationsSchema),
  /** Remotes only: exports of shared modules that it uses, as they were when it was built. */
  imports: z.optional(SurfaceSchema),
  /** Shell only: supported contract versions. */
  contract: z.optional(z.object({ oldest: z.number(), latest: z.number() })),
  uses: z.optional(UsesSchema),
});

/** Parsed {@link ReleaseSchema}. */
export type Release = z.infer<typeof ReleaseSchema>;
