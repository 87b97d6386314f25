import { signInFactorsEndpoints, type SignInFactors } from "@listwise/contracts/auth";
import { call, updateUser } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { NewCodes } from "./factor-card";

export const factorsQuery = queryOptions({
  queryKey: ["account", "second-factor"],
  queryFn: async ({ signal }) => (await call(signInFactorsEndpoints.list, { signal })).data,
});

/** Returns the number of factors for signing in; recovery codes do not count. */
export function countFactors({ passkeys, totp }: SignInFactors): number {
  return passkeys.length + (totp ? 1 : 0);
}

/** Returns true if this is the last factor of an account that must have one. */
export function isLastRequired(factors: SignInFactors): boolean {
  return factors.required && countFactors(factors) === 1;
}

/** Returns the recovery codes of the first factor to show. For later factors, shows a toast and returns `null`. */
export function announceAdded(recoveryCodes: readonly string[] | null, done: string): NewCodes | null {
  if (recoveryCodes) return { codes: recoveryCodes, isFirst: true };
  toast.success(done);
  return null;
}

/** Returns a function that updates the cached factors and the user after a change. */
export function useShowFactors(): (factors: SignInFactors) => void {
  const client = useQueryClient();
  return (factors) => {
    client.setQueryData(factorsQuery.queryKey, factors);
    updateUser({ secondFactor: countFactors(factors) > 0 });
  };
}
