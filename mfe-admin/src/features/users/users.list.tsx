import {
  adminEndpoints,
  adminUserEndpoints,
  describeSegment,
  parseSegment,
  type AdminUser,
} from "@listwise/contracts/admin";
import { ROLES } from "@listwise/contracts/api";
import { call } from "@listwise/shared-auth";
import { UsersIcon } from "@listwise/shared-ui";
import { roleNames } from "../../shared/role-badge";
import type { BulkAction, ListDefinition } from "../../shared/table/list";
import { userColumns } from "./user-columns";

function statusAction(isActive: boolean): BulkAction<AdminUser> {
  return {
    action: isActive ? "Activate" : "Deactivate",
    description: isActive
      ? "They can sign in again."
      : "All their sessions end immediately, and they can't sign in anymore. Their data is kept.",
    danger: !isActive,
    run: ({ id }) => call(adminUserEndpoints.setStatus, { params: { id }, body: { isActive } }),
  };
}

function describeSegmentText(text: string): string {
  const segment = parseSegment(text);
  return segment ? describeSegment(segment) : text;
}

export const usersList: ListDefinition<AdminUser, typeof adminEndpoints.users.query> = {
  name: "users",
  query: adminEndpoints.users.query,
  key: ["admin", "users"],
  fetch: (query, signal) => call(adminEndpoints.users, { query, ...(signal ? { signal } : {}) }),
  columns: userColumns,
  rowKey: ({ id }) => id,
  rowName: ({ email }) => email,
  sort: { key: "createdAt", direction: "desc" },
  searchIn: "Name or email",
  filters: [
    {
      name: "role",
      label: "Role",
      all: "All roles",
      options: ROLES.map((value) => ({ value, label: roleNames[value] })),
    },
    {
      name: "isActive",
      label: "Status",
      all: "All statuses",
      options: [
        { value: "true", label: "Active" },
        { value: "false", label: "Inactive" },
      ],
    },
    { name: "segment", label: "Group", type: "fixed", describe: describeSegmentText },
  ],
  bulk: [
    statusAction(true),
    statusAction(false),
    {
      action: "Delete",
      description:
        "This permanently deletes the accounts and all their data. The owners are notified by email.",
      danger: true,
      run: ({ id }) => call(adminUserEndpoints.remove, { params: { id } }),
    },
  ],
  savedViews: "admin-users",
  icon: <UsersIcon size={20} />,
};
