/** Paths of the implemented pages. */
export const paths = {
  overview: "/admin",
  users: "/admin/users",
  user: "/admin/users/:id",
  settings: "/admin/settings",
  system: "/admin/system",
} as const;
