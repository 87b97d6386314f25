/** Paths of the pages that `routes.tsx` renders itself; all others, also new ones, are in `pages.ts`. */
export const paths = {
  overview: "/admin",
  users: "/admin/users",
  user: "/admin/users/:id",
  settings: "/admin/settings",
  system: "/admin/system",
} as const;
