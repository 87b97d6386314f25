import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { StepsPending } from "../../shared/steps-pending";
import { firstRankQuery } from "../../shared/keywords/keywords.api";

const Onboarding = lazy(() => import("./onboarding").then((module) => ({ default: module.Onboarding })));

/**
 * Renders the first steps of an account without a rank. Others load neither their code nor the list of all keywords,
 * from which the steps find out what is done. If it is unknown whether there is a rank, the steps find that out, too.
 */
export function FirstSteps() {
  const { data, isError, isPending } = useQuery(firstRankQuery());
  const isNeeded = data ? !data.isKnown : isError;
  // The steps close themselves when the first rank arrives.
  const [isOpen, setOpen] = useState(false);
  if (isNeeded && !isOpen) setOpen(true);
  if (isPending) return <StepsPending />;
  return (
    isOpen && (
      <Suspense fallback={<StepsPending />}>
        <Onboarding />
      </Suspense>
    )
  );
}
