import type { Role } from "@listwise/contracts/api";
import { Badge, type Tone } from "@listwise/shared-ui";

const tones: Record<Role, Tone> = { user: "neutral", admin: "info", superadmin: "accent" };

export const roleNames: Record<Role, string> = { user: "User", admin: "Admin", superadmin: "Superadmin" };

export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={tones[role]}>{roleNames[role]}</Badge>;
}
