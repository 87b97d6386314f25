import { billingEndpoints, planRequestsEndpoints, trialsEndpoints } from "@listwise/contracts/billing";
import { call } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { subscriptionKeys } from "../../../shared/limits/limits.api";
import { useEffect } from "react";
import { navigateExternal } from "./navigate-external";

const KEY = "plan-action";

/** Something that a user can do about a plan. */
export type PlanAction =
  | { kind: "buy"; plan: string; priceId: string }
  | { kind: "try"; plan: string }
  | { kind: "request"; plan: string }
  | { kind: "withdraw"; id: number };

async function perform(action: PlanAction): Promise<void> {
  if (action.kind === "buy") {
    const { plan, priceId } = action;
    navigateExternal((await call(billingEndpoints.checkout, { body: { plan, priceId } })).url);
  } else if (action.kind === "try") {
    await call(trialsEndpoints.start, { body: { plan: action.plan } });
    toast.success("Your free trial has started");
  } else if (action.kind === "request") {
    await call(planRequestsEndpoints.create, { body: { plan: action.plan } });
    toast.success("Plan requested. We'll email you when it's decided.");
  } else {
    await call(planRequestsEndpoints.withdraw, { params: { id: action.id } });
    toast.success("Request withdrawn");
  }
}

/** Buys, tries or requests a plan, or withdraws a request, then reloads everything about the user's plan. */
export function usePlanAction() {
  const client = useQueryClient();
  const { mutate, reset, isPending, isSuccess, variables, error } = useMutation({
    mutationKey: [KEY],
    mutationFn: perform,
    // After a conflict the state is another one than shown.
    onSettled: () => client.invalidateQueries({ queryKey: subscriptionKeys }),
  });
  useEffect(() => {
    // The back/forward cache restores the page as it was left, so the button is enabled again.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [reset]);
  // The payment page replaces this one, so its button stays busy.
  const isBusy = isPending || (isSuccess && variables?.kind === "buy");
  return {
    run: (action: PlanAction) => {
      if (client.isMutating({ mutationKey: [KEY] }) === 0 && !isBusy) mutate(action);
    },
    busy: isBusy ? variables?.kind : undefined,
    problem: error?.message,
    /** Kind of the action that failed. */
    failed: error ? variables?.kind : undefined,
  };
}
