import type { PlanRequest } from "@listwise/contracts/billing";
import { formatCost, type PlanPrice, type PublicPlan } from "@listwise/contracts/limits";
import { formatDate, Button, Notice, Row, Stack, Text, VisuallyHidden } from "@listwise/shared-ui";
import { useEffect, useRef, useState } from "react";
import { ChangeDialog, type Account } from "./change/change-dialog";
import { usePlanAction, type PlanAction } from "./use-plan-action";

interface PlanButtonsProps {
  /** The plan with the prices that the user can choose. */
  plan: PublicPlan;
  /** The account whose subscription is switched; `null` if the user doesn't pay yet. */
  account: Account | null;
  /** The latest request for the plan. */
  request: PlanRequest | undefined;
  canTry: boolean;
  /** True for the plan that the user came for. */
  isMain: boolean;
  /** True if the plan comes before the current one. */
  isSmaller: boolean;
}

/** Renders everything the user can do about a plan: try it, buy it, or request it. */
export function PlanButtons({ plan, account, request, canTry, isMain, isSmaller }: PlanButtonsProps) {
  const { run: act, busy, problem, failed } = usePlanAction();
  const root = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const run = (action: PlanAction) => {
    hasActed.current = true;
    act(action);
  };
  const isRequested = request?.state === "open";
  useEffect(() => {
    // The pressed button is replaced by the new state, which then is read and from which Tab goes on.
    if (hasActed.current && document.activeElement === document.body) root.current?.focus();
    hasActed.current = false;
  }, [isRequested]);
  const [chosen, setChosen] = useState<PlanPrice | null>(null);
  const { key, name, prices, trialDays } = plan;
  const offersTrial = canTry && trialDays > 0;
  const variant = (isFirst: boolean) => (isMain && isFirst ? "primary" : "secondary");
  return (
    <Stack ref={root} tabIndex={-1} role="group" aria-label={`Actions for ${name}`} $gap={2}>
      {request?.state === "declined" && (
        <Text $size="sm">
          Declined{request.decidedAt && ` on ${formatDate(request.decidedAt)}`}: {request.reason}
        </Text>
      )}
      <Row $gap={2}>
        {offersTrial && (
          <Button
            variant={variant(true)}
            busy={busy === "try"}
            onClick={() => run({ kind: "try", plan: key })}
          >
            Start Free Trial
            <VisuallyHidden> ({name})</VisuallyHidden>
          </Button>
        )}
        {prices.map((price, index) => (
          <Button
            key={price.priceId}
            variant={variant(!offersTrial && index === 0)}
            busy={busy === "buy"}
            onClick={() =>
              account ? setChosen(price) : run({ kind: "buy", plan: key, priceId: price.priceId })
            }
          >
            {isSmaller || account?.current?.key === key ? "Switch" : "Upgrade"} to {name}
            {(account || prices.length > 1) && price.cost && ` for ${formatCost(price.cost)}`}
          </Button>
        ))}
        {prices.length === 0 && !isRequested && (
          <Button
            variant={variant(!offersTrial)}
            busy={busy === "request"}
            onClick={() => run({ kind: "request", plan: key })}
          >
            Request this plan
            <VisuallyHidden> ({name})</VisuallyHidden>
          </Button>
        )}
      </Row>
      {isRequested && (
        <Row $gap={2}>
          <Text as="span" $size="sm">
            Requested on {formatDate(request.createdAt)}. We'll email you when it's decided.
          </Text>
          <Button
            size="sm"
            busy={busy === "withdraw"}
            onClick={() => run({ kind: "withdraw", id: request.id })}
          >
            Withdraw
            <VisuallyHidden> the request for {name}</VisuallyHidden>
          </Button>
        </Row>
      )}
      {problem && (
        <Notice
          tone="danger"
          title="Nothing was changed"
          actions={
            failed === "buy" &&
            !isRequested && (
              <Button size="sm" onClick={() => run({ kind: "request", plan: key })}>
                Request this plan
              </Button>
            )
          }
        >
          {problem}
        </Notice>
      )}
      {account && chosen && (
        <ChangeDialog plan={plan} price={chosen} account={account} onClose={() => setChosen(null)} />
      )}
    </Stack>
  );
}
