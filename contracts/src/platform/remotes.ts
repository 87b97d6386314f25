import { z } from "../zod";

/** The four remotes; each is built and deployed by its own team. */
export const REMOTE_NAMES = ["mfe-content", "mfe-tracking", "mfe-aso-tools", "mfe-admin"] as const;

/** One of {@link REMOTE_NAMES}. */
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Who may enter a route. The shell checks before any byte of the remote is asked for; the server checks each call. */
export const GuardSchema = z.enum(["public", "user", "admin"]);

/** Parsed {@link GuardSchema}. */
export type Guard = z.infer<typeof GuardSchema>;

/**
 * A route a remote owns. `path` is a React Router pattern from the site's root; `titleKey` is the configuration key of
 * its title (`seo.title.{page}`), `title` the text used when none is configured. `planned` pages are shown as such by
 * the remote that owns them.
 */
export const RemoteRouteSchema = z.object({
  path: z.string().check(z.startsWith("/")),
  guard: GuardSchema,
  titleKey: z.string().check(z.startsWith("seo.title.")),
  title: z.string(),
  planned: z.optional(z.boolean()),
});

/** Parsed {@link RemoteRouteSchema}. */
export type RemoteRoute = z.infer<typeof RemoteRouteSchema>;

/**
 * A navigation entry. `area` says in which menu it stands; entries of all remotes are sorted by `order`. `soon` entries
 * are disabled and carry the tooltip "Coming Soon". `parent` is the path of the entry it is nested under.
 */
export const NavEntrySchema = z.object({
  area: z.enum(["sidebar", "top", "public", "footer", "admin"]),
  label: z.string(),
  path: z.string(),
  icon: z.optional(z.string()),
  order: z.number(),
  group: z.optional(z.string()),
  parent: z.optional(z.string()),
  guard: GuardSchema,
  soon: z.optional(z.boolean()),
});

/** Parsed {@link NavEntrySchema}. */
export type NavEntry = z.infer<typeof NavEntrySchema>;

/** A piece of a remote shown outside its pages: mounted by the shell in a named outlet while `query` is in the URL. */
export const WidgetSchema = z.object({
  id: z.string(),
  module: z.string().check(z.startsWith("./")),
  outlet: z.enum(["overlay", "banner"]),
  query: z.string(),
  guard: GuardSchema,
});

/** Parsed {@link WidgetSchema}. */
export type Widget = z.infer<typeof WidgetSchema>;

/** `remote.json`: all the shell may know of a remote before any of its code is loaded. */
export const RemoteDescriptorSchema = z.object({
  name: z.enum(REMOTE_NAMES),
  owner: z.string(),
  contract: z.number(),
  routes: z.array(RemoteRouteSchema),
  navigation: z.array(NavEntrySchema),
  permissions: z.array(z.string()),
  widgets: z.array(WidgetSchema),
});

/** Parsed {@link RemoteDescriptorSchema}. */
export type RemoteDescriptor = z.infer<typeof RemoteDescriptorSchema>;

/** Version of the agreement between the shell and its remotes: lifecycles, props and shared modules. */
export const SHELL_CONTRACT = 1;

/** Subresource integrity by file name inside the release, e.g. `sha384-…`. A missing hash is a refusal. */
export const IntegritySchema = z.record(z.string(), z.string());

/** `release.json`, written by the build into each release folder. File names are relative to it. */
export const ReleaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  entry: z.string(),
  integrity: IntegritySchema,
  /** Files worth preloading when a route of this release is asked for, the entry first. */
  preload: z.array(z.string()),
  descriptor: z.optional(RemoteDescriptorSchema),
});

/** Parsed {@link ReleaseSchema}. */
export type Release = z.infer<typeof ReleaseSchema>;

/**
 * One remote in the registry. `entry` is the absolute path or address of its entry script and the keys of `integrity`
 * are relative to the entry's folder; both are absent when the role that asks may not load it.
 */
export const RegistryRemoteSchema = z.object({
  name: z.enum(REMOTE_NAMES),
  version: z.string(),
  enabled: z.boolean(),
  entry: z.optional(z.string()),
  integrity: z.optional(IntegritySchema),
  descriptor: RemoteDescriptorSchema,
});

/** Parsed {@link RegistryRemoteSchema}. */
export type RegistryRemote = z.infer<typeof RegistryRemoteSchema>;

/** Answer of `GET /remotes.json`, for the role that asks. `composition` names the exact set of versions. */
export const RegistrySchema = z.object({
  composition: z.string(),
  shell: z.object({ version: z.string() }),
  remotes: z.array(RegistryRemoteSchema),
});

/** Parsed {@link RegistrySchema}. */
export type Registry = z.infer<typeof RegistrySchema>;
