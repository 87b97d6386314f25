/** Addresses of the pages that are built. */
export const paths = {
  home: "/__slug__",
} as const;
