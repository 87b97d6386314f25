/** Addresses of the pages that are built. */
export const paths = {
  home: "/",
  pricing: "/pricing",
  testApi: "/test-api",
  blog: "/blog",
  blogPost: "/blog/:slug",
} as const;
