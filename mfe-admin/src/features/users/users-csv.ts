import type { AdminUser } from "@listwise/contracts";
import { toCsv } from "@listwise/shared-ui";

const header = [
  "ID",
  "Name",
  "E-mail",
  "Role",
  "Status",
  "E-mail verified",
  "Plan",
  "Registered",
  "Last seen",
];

export function usersCsv(users: readonly AdminUser[]): string {
  const rows = users.map((user) => [
    user.id,
    user.name,
    user.email,
    user.role,
    user.isActive ? "active" : "inactive",
    user.emailVerified ? "yes" : "no",
    user.plan,
    user.createdAt,
    user.lastSeenAt,
  ]);
  return toCsv(header, rows);
}
