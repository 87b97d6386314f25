import type { AdminUser } from "@listwise/contracts";
import { formatDate, Text, type Column } from "@listwise/shared-ui";
import { ActiveBadge } from "../../shared/active-badge";
import { Moment } from "../../shared/moment";
import { RoleBadge } from "../../shared/role-badge";
import { UserName } from "./user-name";

export const userColumns: readonly Column<AdminUser>[] = [
  {
    key: "name",
    header: "Name",
    sortable: true,
    render: (user) => <UserName id={user.id} name={user.name} />,
  },
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
    render: ({ role }) => <RoleBadge role={role} />,
  },
  {
    key: "status",
    header: "Status",
    render: ({ isActive }) => <ActiveBadge isActive={isActive} />,
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
    render: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
  },
];
