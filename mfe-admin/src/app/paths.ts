/** Addresses of the pages that are built. */
export const paths = {
  overview: "/admin",
  users: "/admin/users",
} as const;
