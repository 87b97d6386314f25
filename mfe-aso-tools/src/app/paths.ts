/** Addresses of the pages that are built. */
export const paths = {
  asoTools: "/aso-tools",
  subscription: "/subscription",
  subscriptionSuccess: "/subscription/success",
} as const;
