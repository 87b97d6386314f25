import type { AdminUser } from "@listwise/contracts/admin";
import { formatDate, Text } from "@listwise/shared-ui";
import { ActiveBadge } from "../../shared/active-badge";
import { Moment } from "../../shared/moment";
import { RoleBadge } from "../../shared/role-badge";
import type { ListColumn } from "../../shared/table/list";
import { UserName } from "./user-name";

export const userColumns: readonly ListColumn<AdminUser>[] = [
  {
    key: "name",
    header: "Name",
    sortable: true,
    render: (user) => <UserName id={user.id} name={user.name} />,
    csv: ({ name }) => name,
  },
  {
    key: "email",
    header: "Email",
    sortable: true,
    render: (user) => (
      <Text as="span" $tone="muted" style={{ overflowWrap: "anywhere" }}>
        {user.email}
      </Text>
    ),
    csv: ({ email }) => email,
  },
  {
    key: "role",
    header: "Role",
    sortable: true,
    render: ({ role }) => <RoleBadge role={role} />,
    csv: ({ role }) => role,
  },
  {
    key: "status",
    header: "Status",
    render: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    csv: ({ isActive }) => (isActive ? "active" : "inactive"),
  },
  {
    key: "emailVerified",
    header: "Email verified",
    fileOnly: true,
    render: () => null,
    csv: ({ emailVerified }) => (emailVerified ? "yes" : "no"),
  },
  { key: "plan", header: "Plan", render: ({ plan }) => plan || "–", csv: ({ plan }) => plan },
  {
    key: "createdAt",
    header: "Registered",
    sortable: true,
    nowrap: true,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    csv: ({ createdAt }) => createdAt,
  },
  {
    key: "lastSeenAt",
    header: "Last seen",
    sortable: true,
    nowrap: true,
    render: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
    csv: ({ lastSeenAt }) => lastSeenAt,
  },
  { key: "id", header: "ID", fileOnly: true, render: ({ id }) => id, csv: ({ id }) => id },
];
