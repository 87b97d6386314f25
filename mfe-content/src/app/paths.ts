/** Addresses of the pages that are built. */
export const paths = {
  home: "/",
  pricing: "/pricing",
  testApi: "/test-api",
  blog: "/blog",
  blogPost: "/blog/:slug",
  faq: "/faq",
  help: "/help",
  changelog: "/changelog",
  changelogEntry: "/changelog/:slug",
  legal: "/legal",
  legalDocument: "/legal/:documentType",
  about: "/about",
  contact: "/contact",
} as const;
