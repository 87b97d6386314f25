import { z } from "../zod";

/** Roles as stored and sent by the server, in rising order of power. */
export const ROLES = ["user", "admin", "superadmin"] as const;

/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** Schema of a stored role. */
export const RoleSchema = z.enum(ROLES);

/**
 * Reads a role from untrusted text: ASCII case is ignored, never the user's locale, and nothing else is forgiven
 * (`super-admin`, `ADMİN` or a trailing space are no roles). Returns `null` for anything else.
 */
export function parseRole(value: unknown): Role | null {
  if (typeof value !== "string" || !/^[A-Za-z]+$/.test(value)) return null;
  const lower = value.replace(/[A-Z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 32));
  return ROLES.find((role) => role === lower) ?? null;
}

/** Whether the role may enter the admin area. */
export function isAdminRole(value: unknown): boolean {
  const role = parseRole(value);
  return role === "admin" || role === "superadmin";
}
