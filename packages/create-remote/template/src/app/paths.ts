/** Addresses of the existing pages. */
export const paths = {
  home: "/__slug__",
} as const;
