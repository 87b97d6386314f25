import { billingEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { leaveFor } from "./leave-for";

/** Begins to pay for a plan, once however often it is clicked, and leaves for the provider's page. */
export function useCheckout(plan: string) {
  const begun = useRef(false);
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationKey: ["checkout"],
    mutationFn: async () => (await call(billingEndpoints.checkout, { body: { plan } })).url,
    onSuccess: leaveFor,
    onError: () => {
      begun.current = false;
    },
  });
  useEffect(() => {
    // Who comes back from the other page finds this one as it was left.
    function onReturn(event: PageTransitionEvent) {
      if (!event.persisted) return;
      begun.current = false;
      reset();
    }
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [reset]);
  function start() {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }
  return { start, leaving: isPending || isSuccess, problem: error?.message };
}
