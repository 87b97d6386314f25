/** Addresses of the pages that are built. */
export const paths = {
  overview: "/admin",
  users: "/admin/users",
  system: "/admin/system",
} as const;
