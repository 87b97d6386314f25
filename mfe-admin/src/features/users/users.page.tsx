import { Card, Container, formatNumber, Navigate, PageHeader } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useUserFilters } from "./use-user-filters";
import { usersQuery } from "./users.api";
import { UsersTable } from "./users-table";
import { UsersToolbar } from "./users-toolbar";

export function UsersPage() {
  const { filters, change, hrefOf } = useUserFilters();
  const users = useQuery(usersQuery(filters));
  const pagination = users.data?.pagination;
  if (pagination && !users.isPlaceholderData && pagination.pages > 0 && filters.page > pagination.pages) {
    return <Navigate replace to={hrefOf({ page: pagination.pages })} />;
  }
  const total = pagination?.total ?? 0;
  return (
    <Container>
      <PageHeader
        title="Users"
        description={
          pagination
            ? `${formatNumber(total)} ${total === 1 ? "account" : "accounts"}`
            : "Everybody with an account."
        }
      />
      <Card flush>
        <UsersToolbar filters={filters} onChange={change} total={total} />
        <UsersTable users={users} filters={filters} onChange={change} />
      </Card>
    </Container>
  );
}
