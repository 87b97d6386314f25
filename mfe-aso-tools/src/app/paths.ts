/** Addresses of the pages that are built. */
export const paths = {
  asoTools: "/aso-tools",
  reviewManager: "/aso-tools/review-manager",
  localizationHelper: "/aso-tools/localization-helper",
  subscription: "/subscription",
  limitsDemo: "/subscription-limits-demo",
  subscriptionSuccess: "/subscription/success",
} as const;
