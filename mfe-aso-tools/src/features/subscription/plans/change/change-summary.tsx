import type { PlanChangePreview } from "@listwise/contracts/billing";
import { formatCost, formatMoney } from "@listwise/contracts/limits";
import { formatDate, Notice, Stack, Text, memoizeLazy } from "@listwise/shared-ui";
import styled from "styled-components";
import type { Losses } from "./compute-losses";

const Amounts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--lw-space-2) var(--lw-space-4);
  margin: 0;
  dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
    font-weight: var(--lw-weight-medium);
  }
`;

const numbers = memoizeLazy(() => new Intl.NumberFormat("en-US"));

/** Renders what a switch costs and takes away. */
export function ChangeSummary({ preview, losses }: { preview: PlanChangePreview; losses: Losses }) {
  const { plan, difference, billed, cost, nextBilledAt } = preview;
  const isNow = billed === "now";
  return (
    <Stack $gap={4}>
      <Amounts>
        <dt>Due now</dt>
        <dd>{isNow && difference?.action === "charge" ? formatMoney(difference) : "Nothing"}</dd>
        {difference && !(isNow && difference.action === "charge") && (
          <>
            <dt>
              {difference.action === "credit" ? "Credit for unused time" : "Added to your next payment"}
            </dt>
            <dd>{formatMoney(difference)}</dd>
          </>
        )}
        {cost && (
          <>
            <dt>{nextBilledAt ? `From ${formatDate(nextBilledAt)}` : "Then"}</dt>
            <dd>{formatCost(cost)}</dd>
          </>
        )}
      </Amounts>
      <Text $size="sm" $tone="muted">
        {difference?.action === "credit"
          ? "The credit lowers your next payments. "
          : isNow && difference
            ? "The amount due now covers the rest of this billing period. "
            : ""}
        Amounts are from Paddle and include taxes. Your plan changes as soon as Paddle confirms the switch.
      </Text>
      {losses.exceeded.length > 0 && (
        <Notice tone="warning" title={`You use more than ${plan.name} includes`}>
          <ul>
            {losses.exceeded.map(({ name, used, limit }) => (
              <li key={name}>
                {name}: {numbers().format(used)} used, {numbers().format(limit)} included
              </li>
            ))}
          </ul>
          Nothing is deleted, but you can't add more until you're below the limit.
        </Notice>
      )}
      {losses.missing.length > 0 && (
        <Notice tone="warning" title={`Not included in ${plan.name}`}>
          {losses.missing.join("; ")}
        </Notice>
      )}
    </Stack>
  );
}
