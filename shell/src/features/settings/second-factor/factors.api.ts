import { signInFactorsEndpoints, type SignInFactors } from "@listwise/contracts";
import { call, updateUser } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { NewCodes } from "./factor-card";

export const factorsQuery = queryOptions({
  queryKey: ["account", "second-factor"],
  queryFn: async ({ signal }) => (await call(signInFactorsEndpoints.list, { signal })).data,
});

/** Returns the number of factors that a sign-in can be completed with; recovery codes only replace one for a moment. */
export function countFactors({ passkeys, totp }: SignInFactors): number {
  return passkeys.length + (totp ? 1 : 0);
}

/** Returns true if this is the last factor of an account that must have one. */
export function isLastRequired(factors: SignInFactors): boolean {
  return factors.required && countFactors(factors) === 1;
}

/** Tells what was added, unless it is the first factor: then its recovery codes are shown, with that said beside them. */
export function readAdded(recoveryCodes: readonly string[] | null, done: string): NewCodes | null {
  if (recoveryCodes) return { codes: recoveryCodes, isFirst: true };
  toast.success(done);
  return null;
}

/** Returns a function that shows the factors that a change answered, here and wherever the user is shown. */
export function useShowFactors(): (factors: SignInFactors) => void {
  const client = useQueryClient();
  return (factors) => {
    client.setQueryData(factorsQuery.queryKey, factors);
    updateUser({ secondFactor: countFactors(factors) > 0 });
  };
}
