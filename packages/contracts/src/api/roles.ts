import { z } from "../zod";

/** Roles as stored and sent by the server, in ascending order of privileges. */
export const ROLES = ["user", "admin", "superadmin"] as const;

/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** Schema of a stored role. */
export const RoleSchema = z.enum(ROLES);

/** Schema of a role in a request, in any letter case of ASCII; the server reads it with {@link parseRole}. */
export const RoleInputSchema = z
  .string()
  .check(z.regex(/^(user|admin|superadmin)$/i, "Choose one of the roles user, admin and superadmin."));

/**
 * Parses a role from untrusted text, ignoring ASCII case independent of the user's locale. Returns `null` for anything
 * else (`super-admin`, `ADMİN`, trailing spaces).
 */
export function parseRole(value: unknown): Role | null {
  if (typeof value !== "string") return null;
  const lower = value.replace(/[A-Z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 32));
  return ROLES.find((role) => role === lower) ?? null;
}

/** Returns true if the role may enter the admin area. */
export function isAdminRole(value: unknown): boolean {
  const role = parseRole(value);
  return role === "admin" || role === "superadmin";
}
