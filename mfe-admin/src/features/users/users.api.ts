import { adminEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { UserFilters } from "./user-filters";

const PAGE_SIZE = 10;
const EXPORT_PAGE_SIZE = 200;

function queryOf({ search, role, status, sort }: UserFilters) {
  return {
    ...(search ? { search } : {}),
    ...(role ? { role } : {}),
    ...(status ? { isActive: status === "active" ? ("true" as const) : ("false" as const) } : {}),
    sortBy: sort.key,
    sortDir: sort.direction,
  };
}

export function usersQuery(filters: UserFilters) {
  return queryOptions({
    queryKey: ["admin", "users", filters],
    queryFn: ({ signal }) =>
      call(adminEndpoints.users, {
        query: { ...queryOf(filters), page: filters.page, pageSize: PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Every user the filters let through, page after page. */
export async function fetchAllUsers(filters: UserFilters) {
  const fetchPage = (page: number) =>
    call(adminEndpoints.users, { query: { ...queryOf(filters), page, pageSize: EXPORT_PAGE_SIZE } });
  const first = await fetchPage(1);
  const users = [...first.data];
  for (let page = 2; page <= first.pagination.pages; page += 1) users.push(...(await fetchPage(page)).data);
  return users;
}
