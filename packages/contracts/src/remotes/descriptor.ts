import { z } from "../zod";

/** Remotes of the product, each built and deployed by its own team. The registry can contain others. */
export const REMOTE_NAMES = ["mfe-content", "mfe-tracking", "mfe-aso-tools", "mfe-admin"] as const;

/** Name of a remote, which is also its package name. `shell` is reserved for the host. */
export const RemoteNameSchema = z
  .string()
  .check(
    z.regex(/^(?!shell$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "Use the name of a remote, such as mfe-tracking."),
    z.maxLength(60),
  );

/** Parsed {@link RemoteNameSchema}. */
export type RemoteName = z.infer<typeof RemoteNameSchema>;

/**
 * Required role for a route. The shell checks it before loading any code of the remote; the server checks each request.
 */
export const GuardSchema = z.enum(["public", "user", "admin"]);

/** Parsed {@link GuardSchema}. */
export type Guard = z.infer<typeof GuardSchema>;

/**
 * Kind of a page, which decides the shape of its skeleton: `cards` (also a dashboard), `table`, `list` (posts, questions),
 * `article`, `form`, `tool` (a form next to its results) or `landing`. An unknown kind is the default, so that a newer
 * remote does not break an older shell.
 */
export const SkeletonKindSchema = z.catch(
  z.enum(["cards", "table", "list", "article", "form", "tool", "landing"]),
  "cards",
);

/** Parsed {@link SkeletonKindSchema}. */
export type SkeletonKind = z.infer<typeof SkeletonKindSchema>;

/**
 * Route of a remote. `path` is a React Router pattern relative to the site's root; `titleKey` is the configuration key
 * of its title (`seo.title.{page}`), `title` the fallback. The owning remote marks `planned` pages as not yet
 * available. A page with `workspace` works on the current app and country, which its address contains. With
 * `allCountries` it shows all apps in all countries unless its address names a country. While the page loads, its slot
 * shows the `skeleton`, `cards` by default. `smoke` is an address that smoke tests open for a route with parameters.
 */
export const RemoteRouteSchema = z.object({
  path: z.string().check(z.startsWith("/")),
  guard: GuardSchema,
  titleKey: z.string().check(z.startsWith("seo.title.")),
  title: z.string(),
  planned: z.optional(z.boolean()),
  workspace: z.optional(z.boolean()),
  allCountries: z.optional(z.boolean()),
  skeleton: z.optional(SkeletonKindSchema),
  smoke: z.optional(z.string().check(z.startsWith("/"))),
});

/** Parsed {@link RemoteRouteSchema}. */
export type RemoteRoute = z.infer<typeof RemoteRouteSchema>;

/**
 * Navigation entry. `area` is the menu that shows it; `command` entries appear only in the command palette. Entries of
 * all remotes are sorted by `order`. `soon` entries are disabled and have the tooltip "Coming Soon". `parent` is the
 * path of the parent entry.
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
 * Widget of a remote in a named outlet outside its pages. An `overlay` is mounted while `query` is in the URL. A
 * `banner` appears above every page of signed-in users except admin pages; it loads once the page is idle, and `height`
 * pixels are reserved for it until it has rendered.
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

/** Size budget of a release in gzipped bytes: its entry, and all its scripts together. */
export const BudgetSchema = z.object({ entry: z.number(), total: z.number() });

/** Parsed {@link BudgetSchema}. */
export type Budget = z.infer<typeof BudgetSchema>;

/** `remote.json`: everything the shell knows about a remote before loading its code. */
export const RemoteDescriptorSchema = z.object({
  name: RemoteNameSchema,
  owner: z.string(),
  contract: z.number(),
  routes: z.array(RemoteRouteSchema),
  navigation: z.array(NavEntrySchema),
  /** Always empty: nothing reads it, but older shells require it. */
  permissions: z._default(z.array(z.string()), []),
  widgets: z.array(WidgetSchema),
  budget: z.optional(BudgetSchema),
});

/** Parsed {@link RemoteDescriptorSchema}. */
export type RemoteDescriptor = z.infer<typeof RemoteDescriptorSchema>;

/** Path of the admin area. The shell guards it even before it knows the admin routes. */
export const ADMIN_AREA = "/admin";

/** Returns true if a path is in the admin area. */
export function isInAdminArea(path: string): boolean {
  return /^\/admin(\/|$)/i.test(path);
}

/** Returns the descriptor without admin-only parts; `null` if all routes are for administrators. */
export function omitAdminParts(descriptor: RemoteDescriptor): RemoteDescriptor | null {
  const isForAll = ({ guard }: { guard: Guard }) => guard !== "admin";
  const routes = descriptor.routes.filter(isForAll);
  if (routes.length === 0 && descriptor.routes.length > 0) return null;
  const navigation = descriptor.navigation.filter(isForAll);
  return { ...descriptor, routes, navigation, widgets: descriptor.widgets.filter(isForAll) };
}
