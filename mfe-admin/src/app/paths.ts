/** Addresses of the pages that are built. */
export const paths = {
  overview: "/admin",
  users: "/admin/users",
  user: "/admin/users/:id",
  system: "/admin/system",
} as const;
