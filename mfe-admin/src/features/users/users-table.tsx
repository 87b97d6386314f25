import type { adminEndpoints, z } from "@listwise/contracts";
import { Button, DataTable, EmptyState, ErrorState, Pagination, UsersIcon } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import styled from "styled-components";
import { userColumns } from "./user-columns";
import { isSortKey, type UserFilters } from "./user-filters";

interface UsersTableProps {
  users: UseQueryResult<z.output<typeof adminEndpoints.users.response>>;
  filters: UserFilters;
  onChange: (change: Partial<UserFilters>) => void;
}

const PAGE_SIZE = 10;

const Pages = styled.div`
  padding: var(--lw-space-3) var(--lw-space-4);
  border-top: 1px solid var(--lw-border);
  &:empty {
    display: none;
  }
`;

const Rows = styled.div<{ $dim: boolean }>`
  opacity: ${({ $dim }) => ($dim ? 0.6 : 1)};
  transition: opacity var(--lw-motion-fast) var(--lw-ease);
`;

export function UsersTable({ users, filters, onChange }: UsersTableProps) {
  if (users.isError) {
    return (
      <ErrorState
        title="Failed to load users"
        message={users.error.message}
        onRetry={() => void users.refetch()}
        retrying={users.isFetching}
      />
    );
  }
  const clear = () => onChange({ search: "", role: null, status: null });
  return (
    <Rows $dim={users.isPlaceholderData}>
      <DataTable
        caption="Users"
        columns={userColumns}
        rows={users.data?.data ?? []}
        rowKey={({ id }) => id}
        sort={filters.sort}
        onSortChange={({ key, direction }) => isSortKey(key) && onChange({ sort: { key, direction } })}
        loading={users.isPending}
        loadingRows={PAGE_SIZE}
        empty={
          <EmptyState
            icon={<UsersIcon size={20} />}
            title="No users found"
            message="Nobody matches these filters."
            action={<Button onClick={clear}>Clear filters</Button>}
          />
        }
      />
      <Pages>
        <Pagination
          page={filters.page}
          pages={users.data?.pagination.pages ?? 0}
          onChange={(page) => onChange({ page })}
          label="Users pages"
        />
      </Pages>
    </Rows>
  );
}
