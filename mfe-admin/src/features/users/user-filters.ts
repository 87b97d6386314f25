import { ADMIN_USER_SORTS, parseRole, type Role } from "@listwise/contracts";

export type SortKey = (typeof ADMIN_USER_SORTS)[number];
export type Status = "active" | "inactive";

export interface UserFilters {
  search: string;
  role: Role | null;
  status: Status | null;
  sort: { key: SortKey; direction: "asc" | "desc" };
  page: number;
}

export function isSortKey(text: string | null): text is SortKey {
  return ADMIN_USER_SORTS.some((key) => key === text);
}

function readStatus(text: string | null): Status | null {
  return text === "active" || text === "inactive" ? text : null;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

export function readFilters(params: URLSearchParams): UserFilters {
  const key = params.get("sort");
  const direction = params.get("dir");
  return {
    search: (params.get("search") ?? "").trim().slice(0, 200),
    role: parseRole(params.get("role") ?? ""),
    status: readStatus(params.get("status")),
    sort: {
      key: isSortKey(key) ? key : "createdAt",
      direction: direction === "asc" || direction === "desc" ? direction : key === null ? "desc" : "asc",
    },
    page: readPage(params.get("page")),
  };
}

/** The address's query without what is the default; every change but that of the page starts at page 1. */
export function writeFilters(current: UserFilters, change: Partial<UserFilters>): URLSearchParams {
  const { search, role, status, sort, page } = { ...current, page: 1, ...change };
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (role) params.set("role", role);
  if (status) params.set("status", status);
  if (sort.key !== "createdAt" || sort.direction !== "desc") {
    params.set("sort", sort.key);
    params.set("dir", sort.direction);
  }
  if (page > 1) params.set("page", String(page));
  return params;
}
