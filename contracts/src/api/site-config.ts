import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";

/** Kinds of values of the site's configuration. */
export const CONFIG_TYPES = [
  "string",
  "text",
  "boolean",
  "number",
  "email",
  "url",
  "image",
  "handle",
  "secret",
] as const;

/** One of {@link CONFIG_TYPES}. */
export type ConfigType = (typeof CONFIG_TYPES)[number];

const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most, `Use at most ${most} characters.`),
      z.regex(/^[^\r\n]*$/, "Use one line."),
    );
const shaped = (pattern: RegExp, message: string) =>
  z.string().check(z.trim(), z.maxLength(500, "Use at most 500 characters."), z.regex(pattern, message));

const VALUES = {
  string: line(200),
  text: z.string().check(z.trim(), z.maxLength(2000, "Use at most 2,000 characters.")),
  boolean: shaped(/^(true|false)$/, "Say true or false."),
  number: shaped(/^-?\d{1,12}(\.\d{1,6})?$/, "Enter a number."),
  email: shaped(/^$|^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/, "Enter an e-mail address, or nothing."),
  url: shaped(/^$|^https:\/\/[^\s"'<>\\]+$/, "Enter an address that begins with https://, or nothing."),
  image: shaped(
    /^$|^https:\/\/[^\s"'<>\\]+$|^\/[^\s"'<>\\/][^\s"'<>\\]*$/,
    "Enter an address that begins with https:// or a path of this site, or nothing.",
  ),
  handle: shaped(/^$|^@\w{1,15}$/, "Enter a name such as @listwise, or nothing."),
  secret: line(500),
} satisfies Record<ConfigType, z.ZodMiniType<string>>;

/** What a value of this type must look like: the same rules in the form and on the server. */
export function configValueSchema(type: ConfigType): z.ZodMiniType<string> {
  return VALUES[type];
}

/** An entry as administrators see it. A secret has no `value`; `isSet` says whether there is one. */
export const AdminConfigEntrySchema = z.object({
  key: z.string(),
  type: z.enum(CONFIG_TYPES),
  /** Entries that belong together stand under one heading. */
  group: z.string(),
  label: z.string(),
  description: z.nullable(z.string()),
  value: z.nullable(z.string()),
  isSet: z.boolean(),
  /** Whether visitors may read it as well. */
  isPublic: z.boolean(),
  updatedAt: z.nullable(z.string()),
});

/** Parsed {@link AdminConfigEntrySchema}. */
export type AdminConfigEntry = z.infer<typeof AdminConfigEntrySchema>;

const Key = z
  .string()
  .check(
    z.maxLength(100),
    z.regex(/^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$/, "Name the key like seo.title.home: small letters and dots."),
  );

const change = {
  value: z.string().check(z.maxLength(2000, "Use at most 2,000 characters.")),
  /** Needed for a key that is new; a known one keeps its type. */
  type: z.optional(z.enum(CONFIG_TYPES)),
  description: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  /** The value that the change was made from: CONFLICT when another one is stored by now. */
  was: z.optional(z.string().check(z.maxLength(2000))),
};

/** Changes that are made together. */
export const ConfigBatchSchema = z.object({
  configs: z
    .array(z.extend(z.object({ key: Key }), change))
    .check(z.minLength(1, "Change something first."), z.maxLength(300)),
});

/** Parsed {@link ConfigBatchSchema}. */
export type ConfigBatch = z.infer<typeof ConfigBatchSchema>;

const tag = "config";
const params = z.object({ key: Key });

/** The site's configuration, for administrators. Secrets are written by superadmins and read by nobody. */
export const siteConfigEndpoints = {
  all: endpoint({
    method: "GET",
    path: "/admin/config",
    access: "admin",
    tag,
    summary: "Every key of the configuration; secrets without their values",
    response: answer(z.array(AdminConfigEntrySchema)),
  }),
  one: endpoint({
    method: "GET",
    path: "/admin/config/{key}",
    access: "admin",
    tag,
    summary: "One key of the configuration",
    params,
    response: answer(AdminConfigEntrySchema),
    errors: ["NOT_FOUND"],
  }),
  set: endpoint({
    method: "PUT",
    path: "/admin/config/{key}",
    access: "admin",
    tag,
    summary: "Change one key, or add one of your own; an empty secret is removed",
    params,
    body: z.object(change),
    response: answer(AdminConfigEntrySchema),
    errors: ["CONFLICT"],
  }),
  batch: endpoint({
    method: "POST",
    path: "/admin/config/batch",
    access: "admin",
    tag,
    summary: "Change several keys, all or none",
    body: ConfigBatchSchema,
    response: answer(z.array(AdminConfigEntrySchema)),
    errors: ["CONFLICT"],
    idempotent: true,
  }),
};
