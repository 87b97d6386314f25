import { useSearchParams } from "@listwise/shared-ui";
import { readFilters, writeFilters, type UserFilters } from "./user-filters";

/** Filters, order and page of the list; they live in the address. */
export function useUserFilters() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  return {
    filters,
    hrefOf: (part: Partial<UserFilters>) => `/admin/users?${writeFilters(filters, part).toString()}`,
    change: (part: Partial<UserFilters>, options?: { replace: boolean }) =>
      setParams(writeFilters(filters, part), { preventScrollReset: true, ...options }),
  };
}
