export const paths = {
  asoTools: "/aso-tools",
  keywordGenerator: "/aso-tools/keyword-generator",
  titleOptimizer: "/aso-tools/title-optimizer",
  descriptionOptimizer: "/aso-tools/description-optimizer",
  screenshotGenerator: "/aso-tools/screenshot-generator",
  reviewManager: "/aso-tools/review-manager",
  competitorAnalyzer: "/aso-tools/competitor-analyzer",
  iconAnalyzer: "/aso-tools/icon-analyzer",
  localizationHelper: "/aso-tools/localization-helper",
  subscription: "/subscription",
  limitsDemo: "/subscription-limits-demo",
  subscriptionSuccess: "/subscription/success",
} as const;
