import { z } from "../zod";

/** The product's own remotes; each is built and deployed by its own team. The registry may name more. */
export const REMOTE_NAMES = ["mfe-content", "mfe-tracking", "mfe-aso-tools", "mfe-admin"] as const;

/** Name of a remote, which is also that of its package. `shell` is the host's. */
export const RemoteNameSchema = z
  .string()
  .check(
    z.regex(/^(?!shell$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "This is not the name of a remote."),
    z.maxLength(60),
  );

/** Parsed {@link RemoteNameSchema}. */
export type RemoteName = z.infer<typeof RemoteNameSchema>;

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
 * A navigation entry. `area` says in which menu it stands, `command` in none but the command palette; entries of all remotes are sorted by `order`. `soon` entries
 * are disabled and carry the tooltip "Coming Soon". `parent` is the path of the entry it is nested under.
 */
export const NavEntrySchema = z.object({
  area: z.enum(["sidebar", "top", "public", "footer", "admin", "command"]),
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

/**
 * A piece of a remote shown outside its pages, in a named outlet. An `overlay` is mounted while `query` is in the URL. A
 * `banner` stands above every page of who is signed in, but the administration's; it is loaded once the page is idle, and
 * `height` pixels are kept free for it until it has shown itself.
 */
export const WidgetSchema = z.object({
  id: z.string(),
  module: z.string().check(z.startsWith("./")),
  outlet: z.enum(["overlay", "banner"]),
  query: z.string(),
  height: z.optional(z.number()),
  guard: GuardSchema,
});

/** Parsed {@link WidgetSchema}. */
export type Widget = z.infer<typeof WidgetSchema>;

/** Bytes a release may weigh, gzipped: its entry, and all its scripts together. */
export const BudgetSchema = z.object({ entry: z.number(), total: z.number() });

/** Parsed {@link BudgetSchema}. */
export type Budget = z.infer<typeof BudgetSchema>;

/** `remote.json`: all the shell may know of a remote before any of its code is loaded. */
export const RemoteDescriptorSchema = z.object({
  name: RemoteNameSchema,
  owner: z.string(),
  contract: z.number(),
  routes: z.array(RemoteRouteSchema),
  navigation: z.array(NavEntrySchema),
  permissions: z.array(z.string()),
  widgets: z.array(WidgetSchema),
  budget: z.optional(BudgetSchema),
});

/** Parsed {@link RemoteDescriptorSchema}. */
export type RemoteDescriptor = z.infer<typeof RemoteDescriptorSchema>;

/** The area of the site for administrators: the shell guards it, also while it knows nothing of what is there. */
export const ADMIN_AREA = "/admin";

/** Returns whether an address is in the area for administrators. */
export function isInAdminArea(path: string): boolean {
  return /^\/admin(\/|$)/i.test(path);
}

/**
 * Returns what of a remote someone other than an administrator may know; `null` if every route of it is for
 * administrators.
 */
export function withoutAdministration(descriptor: RemoteDescriptor): RemoteDescriptor | null {
  const isForAll = ({ guard }: { guard: Guard }) => guard !== "admin";
  const routes = descriptor.routes.filter(isForAll);
  if (routes.length === 0 && descriptor.routes.length > 0) return null;
  const navigation = descriptor.navigation.filter(isForAll);
  return { ...descriptor, routes, navigation, widgets: descriptor.widgets.filter(isForAll) };
}

/** Version of the agreement between the shell and its remotes: lifecycles, props and shared modules. */
export const SHELL_CONTRACT = 1;

/** Oldest version of that agreement the shell still keeps, so that remotes can move to a new one after the shell. */
export const OLDEST_SHELL_CONTRACT = 1;

/** Subresource integrity by file name inside the release, e.g. `sha384-…`. A missing hash is a refusal. */
export const IntegritySchema = z.record(z.string(), z.string());

/** A JSON Schema, as the gate compares it. */
export const JsonSchemaSchema = z.record(z.string(), z.unknown());

/** Parsed {@link JsonSchemaSchema}. */
export type JsonSchema = z.infer<typeof JsonSchemaSchema>;

/** One call as a build knew it. */
export const EndpointSnapshotSchema = z.object({
  params: JsonSchemaSchema,
  query: JsonSchemaSchema,
  body: JsonSchemaSchema,
  response: JsonSchemaSchema,
});

/** Parsed {@link EndpointSnapshotSchema}. */
export type EndpointSnapshot = z.infer<typeof EndpointSnapshotSchema>;

/** One event as a build knew it, and on which end of it the build stands. */
export const EventSnapshotSchema = z.object({
  emits: z.boolean(),
  hears: z.boolean(),
  payload: JsonSchemaSchema,
});

/** Parsed {@link EventSnapshotSchema}. */
export type EventSnapshot = z.infer<typeof EventSnapshotSchema>;

/** What a build relies on: calls by `METHOD /path`, events by name. */
export const UsesSchema = z.object({
  endpoints: z.record(z.string(), EndpointSnapshotSchema),
  events: z.record(z.string(), EventSnapshotSchema),
});

/** Parsed {@link UsesSchema}. */
export type Uses = z.infer<typeof UsesSchema>;

/** A version of a release, as the build names it: the package's version and eight digits of its content. */
export const ReleaseVersionSchema = z.string().check(z.regex(/^\w[\w.-]{0,99}$/, "This is not a version."));

/**
 * What the server shows of a page before any script has run: its own heading and lead in the place where the page will
 * show them. `look` is the arrangement: a page's header, a cover over the whole width, the card at the site's door.
 */
export const HeroSchema = z.object({
  look: z.enum(["page", "cover", "door"]),
  title: z.string(),
  lead: z.optional(z.string()),
  eyebrow: z.optional(z.string()),
});

/** Parsed {@link HeroSchema}. */
export type Hero = z.infer<typeof HeroSchema>;

/** `release.json`, written by the build into each release folder. File names are relative to it. */
export const ReleaseSchema = z.object({
  name: z.string(),
  version: ReleaseVersionSchema,
  entry: z.string(),
  integrity: IntegritySchema,
  /** Files worth preloading when a route of this release is asked for, the entry first. */
  preload: z.array(z.string()),
  descriptor: z.optional(RemoteDescriptorSchema),
  /** By the pattern of a route: the files of its page, and what stands there until they have run. */
  pages: z.optional(
    z.record(z.string(), z.object({ preload: z.array(z.string()), hero: z.optional(HeroSchema) })),
  ),
  /** Of a remote: which versions of the shared libraries it works with, as ranges. */
  shared: z.optional(z.record(z.string(), z.string())),
  /** Of the shell: the shared libraries it brings, with their versions. */
  provides: z.optional(z.record(z.string(), z.string())),
  /** Of the shell: which versions of its agreement with remotes it keeps. */
  contract: z.optional(z.object({ oldest: z.number(), latest: z.number() })),
  uses: z.optional(UsesSchema),
});

/** Parsed {@link ReleaseSchema}. */
export type Release = z.infer<typeof ReleaseSchema>;

/**
 * Request header with the browser's number for canaries, 0–99. It is drawn once and kept, so that a browser stays on its
 * side. Without it stable versions are given.
 */
export const BUCKET_HEADER = "x-listwise-bucket";

/** The same number as a cookie, for the page itself, whose request carries no headers of ours. */
export const BUCKET_COOKIE = "listwise-bucket";

/**
 * One remote in the registry. `entry` is the absolute path or address of its entry script and the keys of `integrity`
 * are relative to the entry's folder; both are absent when the role that asks may not load it or it is switched off.
 * `shared` are the ranges of shared libraries it works with; a shell that brings others does not load it.
 * `previous` is the stable version before the one given: what a browser falls back to when this one fails to mount.
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

/** Answer of `GET /remotes.json`, for the role that asks. `composition` names the exact set of versions. */
export const RegistrySchema = z.object({
  composition: z.string(),
  shell: z.object({ version: z.string() }),
  remotes: z.array(RegistryRemoteSchema),
});

/** Parsed {@link RegistrySchema}. */
export type Registry = z.infer<typeof RegistrySchema>;
