import { billingEndpoints } from "@listwise/contracts/billing";
import { call } from "@listwise/shared-auth";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { navigateExternal } from "./navigate-external";

/** Starts a checkout and navigates to the provider's page. Further clicks are ignored. */
export function useCheckout(plan: string) {
  const begun = useRef(false);
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationKey: ["checkout"],
    mutationFn: async () => (await call(billingEndpoints.checkout, { body: { plan } })).url,
    onSuccess: navigateExternal,
    onError: () => {
      begun.current = false;
    },
  });
  useEffect(() => {
    // The back/forward cache restores the page as it was left, so the button is enabled again.
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
