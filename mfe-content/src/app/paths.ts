/** Addresses of the pages that are built. */
export const paths = {
  home: "/",
  blog: "/blog",
  blogPost: "/blog/:slug",
} as const;
