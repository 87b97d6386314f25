import type { AdminUser, Role } from "@listwise/contracts";
import {
  Badge,
  formatDate,
  formatDateTime,
  formatRelative,
  Text,
  type Column,
  type Tone,
} from "@listwise/shared-ui";
import { UserName } from "./user-name";

const roleTones: Record<Role, Tone> = { user: "neutral", admin: "info", superadmin: "accent" };
const roleNames: Record<Role, string> = { user: "User", admin: "Admin", superadmin: "Superadmin" };

export const userColumns: readonly Column<AdminUser>[] = [
  { key: "name", header: "Name", sortable: true, render: (user) => <UserName name={user.name} /> },
  {
    key: "email",
    header: "E-mail",
    sortable: true,
    render: (user) => (
      <Text as="span" $tone="muted" style={{ overflowWrap: "anywhere" }}>
        {user.email}
      </Text>
    ),
  },
  {
    key: "role",
    header: "Role",
    sortable: true,
    render: ({ role }) => <Badge tone={roleTones[role]}>{roleNames[role]}</Badge>,
  },
  {
    key: "status",
    header: "Status",
    render: ({ isActive }) => (
      <Badge tone={isActive ? "success" : "danger"}>{isActive ? "Active" : "Inactive"}</Badge>
    ),
  },
  { key: "plan", header: "Plan", render: ({ plan }) => plan || "–" },
  {
    key: "createdAt",
    header: "Registered",
    sortable: true,
    nowrap: true,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: "lastSeenAt",
    header: "Last seen",
    sortable: true,
    nowrap: true,
    render: ({ lastSeenAt }) =>
      lastSeenAt ? (
        <time dateTime={lastSeenAt} title={formatDateTime(lastSeenAt)}>
          {formatRelative(lastSeenAt)}
        </time>
      ) : (
        "Never"
      ),
  },
];
