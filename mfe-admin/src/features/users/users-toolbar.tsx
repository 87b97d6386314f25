import { parseRole } from "@listwise/contracts";
import { Button, DownloadIcon, SelectField } from "@listwise/shared-ui";
import styled from "styled-components";
import { useExportUsers } from "./use-export-users";
import { UserSearch } from "./user-search";
import type { Status, UserFilters } from "./user-filters";

interface UsersToolbarProps {
  filters: UserFilters;
  onChange: (change: Partial<UserFilters>, options?: { replace: boolean }) => void;
  /** Nothing to export without rows. */
  total: number;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-3);
  padding: var(--lw-space-4);
  border-bottom: 1px solid var(--lw-border);
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(14rem, 1fr) 11rem 11rem auto;
  }
`;

const roles = [
  { value: "", label: "All roles" },
  { value: "user", label: "User" },
  { value: "admin", label: "Admin" },
  { value: "superadmin", label: "Superadmin" },
];

const statuses = [
  { value: "", label: "All statuses" },
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
];

function statusOf(value: string): Status | null {
  return value === "active" || value === "inactive" ? value : null;
}

export function UsersToolbar({ filters, onChange, total }: UsersToolbarProps) {
  const { exportUsers, exporting } = useExportUsers(filters);
  return (
    <Root role="search" aria-label="Users">
      <UserSearch search={filters.search} onSearch={(search) => onChange({ search }, { replace: true })} />
      <SelectField
        label="Role"
        hideLabel
        options={roles}
        value={filters.role ?? ""}
        onChange={(event) => onChange({ role: parseRole(event.target.value) })}
      />
      <SelectField
        label="Status"
        hideLabel
        options={statuses}
        value={filters.status ?? ""}
        onChange={(event) => onChange({ status: statusOf(event.target.value) })}
      />
      <Button
        icon={<DownloadIcon size={14} aria-hidden="true" />}
        busy={exporting}
        disabled={total === 0}
        onClick={exportUsers}
      >
        Export CSV
      </Button>
    </Root>
  );
}
