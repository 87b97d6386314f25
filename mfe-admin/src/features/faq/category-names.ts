import type { FaqCategory } from "@listwise/contracts/content";

export const categoryNames: Record<FaqCategory, string> = {
  GENERAL: "General",
  FEATURES: "Features",
  PRICING: "Pricing",
  ACCOUNT: "Account",
  TECHNICAL: "Technical",
  BILLING: "Billing",
};
