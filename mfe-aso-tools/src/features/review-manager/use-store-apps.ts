import type { AppSummary } from "@listwise/contracts/apps";
import type { ManagedReview, ReviewStore } from "@listwise/contracts/reviews";
import { useQuery } from "@tanstack/react-query";
import { trackedAppsQuery } from "../../shared/tracked-apps.api";

/** The apps whose reviews are listed. */
export interface StoreApps {
  app: AppSummary;
  /** App in the other store; `null` without one. */
  linked: AppSummary | null;
  /** The app whose store is listed alone; the current app if both are. */
  subject: AppSummary;
  /** Returns the app of a listed review. */
  getApp: (review: ManagedReview) => AppSummary;
}

/** Returns the current app and the one that it is linked to in the other store. */
export function useStoreApps(app: AppSummary, store: ReviewStore | null): StoreApps {
  const { data } = useQuery(trackedAppsQuery());
  const linkedTo = data?.find((one) => one.app.id === app.id)?.linkedTo;
  const linked = data?.find((one) => one.app.id === linkedTo)?.app ?? null;
  const subject = linked?.platform === store ? linked : app;
  const getApp = ({ appId = subject.id }: ManagedReview) => (appId === linked?.id ? linked : app);
  return { app, linked, subject, getApp };
}
