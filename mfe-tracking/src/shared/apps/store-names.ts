import type { AppSummary } from "@listwise/contracts/apps";

export type Platform = AppSummary["platform"];

export const storeNames: Record<Platform, string> = { ios: "App Store", android: "Google Play" };
