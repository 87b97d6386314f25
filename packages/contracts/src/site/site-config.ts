import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";

/** Value types of the site configuration. */
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
  boolean: shaped(/^(true|false)$/, "Enter true or false."),
  number: shaped(/^-?\d{1,12}(\.\d{1,6})?$/, "Enter a number."),
  email: shaped(
    /^$|^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/,
    "Enter an email address, or leave it empty.",
  ),
  url: shaped(
    /^$|^https:\/\/[^\s"'<>\\]+$/,
    "Enter an address that starts with https://, or leave it empty.",
  ),
  image: shaped(
    /^$|^https:\/\/[^\s"'<>\\]+$|^\/[^\s"'<>\\/][^\s"'<>\\]*$/,
    "Enter an address that starts with https://, a path on this site, or leave it empty.",
  ),
  handle: shaped(/^$|^@\w{1,15}$/, "Enter a name such as @listwise, or leave it empty."),
  secret: line(500),
} satisfies Record<ConfigType, z.ZodMiniType<string>>;

/** Returns the schema for values of this type, shared by the form and the server. */
export function getConfigValueSchema(type: ConfigType): z.ZodMiniType<string> {
  return VALUES[type];
}

/** Configuration entry as administrators see it. Secrets have no `value`; `isSet` says whether one is stored. */
export const AdminConfigEntrySchema = z.object({
  key: z.string(),
  type: z.enum(CONFIG_TYPES),
  /** Heading under which related entries are grouped. */
  group: z.string(),
  label: z.string(),
  description: z.nullable(z.string()),
  value: z.nullable(z.string()),
  isSet: z.boolean(),
  /** True if visitors can read it too. */
  isPublic: z.boolean(),
  updatedAt: z.nullable(z.string()),
});

/** Parsed {@link AdminConfigEntrySchema}. */
export type AdminConfigEntry = z.infer<typeof AdminConfigEntrySchema>;

const Key = z
  .string()
  .check(
    z.maxLength(100),
    z.regex(/^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$/, "Use a key like seo.title.home: lowercase letters and dots."),
  );

const change = {
  value: z.string().check(z.maxLength(2000, "Use at most 2,000 characters.")),
  /** Required for new keys; existing keys keep their type. */
  type: z.optional(z.enum(CONFIG_TYPES)),
  description: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  /** Previous value that the change is based on; CONFLICT if the stored value differs. */
  was: z.optional(z.string().check(z.maxLength(2000))),
};

/** Changes saved in one transaction. */
export const ConfigBatchSchema = z.object({
  configs: z
    .array(z.extend(z.object({ key: Key }), change))
    .check(z.minLength(1, "Make at least one change before saving."), z.maxLength(300)),
});

/** Parsed {@link ConfigBatchSchema}. */
export type ConfigBatch = z.infer<typeof ConfigBatchSchema>;

const tag = "config";
const params = z.object({ key: Key });

/** Admin endpoints for the site configuration. Secrets can be set by superadmins and read by no one. */
export const siteConfigEndpoints = {
  all: endpoint({
    method: "GET",
    path: "/admin/config",
    access: "admin",
    tag,
    summary: "List all configuration entries; secrets without their values",
    response: answer(z.array(AdminConfigEntrySchema)),
  }),
  one: endpoint({
    method: "GET",
    path: "/admin/config/{key}",
    access: "admin",
    tag,
    summary: "Get a configuration entry",
    params,
    response: answer(AdminConfigEntrySchema),
    errors: ["NOT_FOUND"],
  }),
  set: endpoint({
    method: "PUT",
    path: "/admin/config/{key}",
    access: "admin",
    tag,
    summary: "Update a configuration entry or add a custom one; an empty secret is deleted",
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
    summary: "Update several configuration entries in one transaction",
    body: ConfigBatchSchema,
    response: answer(z.array(AdminConfigEntrySchema)),
    errors: ["CONFLICT"],
    idempotent: true,
  }),
};
