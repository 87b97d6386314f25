import type { adminEndpoints, AdminUser } from "@listwise/contracts/admin";
import { formatDate, Text } from "@listwise/shared-ui";
import { ActiveBadge } from "../../shared/active-badge";
import { Moment } from "../../shared/moment";
import { RoleBadge } from "../../shared/role-badge";
import type { ListColumn } from "../../shared/table/list";
import { UserName } from "./user-name";

export const userColumns: readonly ListColumn<AdminUser, typeof adminEndpoints.users.query>[] = [
  {
    key: "name",
    header: "Name",
    sort: "name",
    value: ({ name }) => name,
    cell: (user) => <UserName id={user.id} name={user.name} />,
  },
  {
    key: "email",
    header: "Email",
    sort: "email",
    value: ({ email }) => email,
    cell: (user) => (
      <Text as="span" $tone="muted" style={{ overflowWrap: "anywhere" }}>
        {user.email}
      </Text>
    ),
  },
  {
    key: "role",
    header: "Role",
    sort: "role",
    value: ({ role }) => role,
    cell: ({ role }) => <RoleBadge role={role} />,
  },
  {
    key: "status",
    header: "Status",
    sort: false,
    value: ({ isActive }) => (isActive ? "active" : "inactive"),
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
  },
  {
    key: "emailVerified",
    header: "Email verified",
    sort: false,
    value: ({ emailVerified }) => (emailVerified ? "yes" : "no"),
    cell: false,
  },
  { key: "plan", header: "Plan", sort: false, value: ({ plan }) => plan, cell: ({ plan }) => plan || "–" },
  {
    key: "createdAt",
    sortDescFirst: true,
    header: "Registered",
    nowrap: true,
    sort: "createdAt",
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: "lastSeenAt",
    sortDescFirst: true,
    header: "Last seen",
    nowrap: true,
    sort: "lastSeenAt",
    value: ({ lastSeenAt }) => lastSeenAt,
    cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
  },
  { key: "id", header: "ID", sort: false, value: ({ id }) => id, cell: false },
];
