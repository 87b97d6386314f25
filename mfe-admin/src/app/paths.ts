/** Addresses of the pages that are built. */
export const paths = {
  overview: "/admin",
  users: "/admin/users",
  user: "/admin/users/:id",
  settings: "/admin/settings",
  system: "/admin/system",
} as const;
