/** Addresses of the pages that are built. */
export const paths = {
  asoTools: "/aso-tools",
  localizationHelper: "/aso-tools/localization-helper",
  subscription: "/subscription",
  limitsDemo: "/subscription-limits-demo",
  subscriptionSuccess: "/subscription/success",
} as const;
