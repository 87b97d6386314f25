/** Returns the page on which a signed-in user can buy, request or try the plan. */
export function getPlanPath(plan: string): string {
  return `/subscription?${new URLSearchParams({ plan }).toString()}`;
}

/** Returns the page on which visitors sign up; from there they get to {@link getPlanPath}, unless it is the default plan. */
export function getRegisterPath({ key, isDefault }: { key: string; isDefault: boolean }): string {
  return isDefault ? "/register" : `/register?${new URLSearchParams({ plan: key }).toString()}`;
}

/** Returns the page on which a signed-in user finds the first plan that lifts the limit of a feature; `null` for any limit. */
export function getUpgradePath(feature: string | null): string {
  return feature === null ? "/subscription" : `/subscription?${new URLSearchParams({ feature }).toString()}`;
}
