import type { Business, BusinessCount, PeriodSegment } from "@listwise/contracts/admin";
import { Stack, Stat } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { getDefinition } from "./definitions";
import { formatShare } from "./format-share";
import { formatMoney } from "./format-money";
import { SegmentLink } from "./segment-link";

/** A figure that is alone in a line takes its whole width. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-3);
  & > * {
    flex: 1 1 9rem;
  }
`;

type Share = Business["conversion"];

/** Renders the figures of the period, each with that of the period before and links to the accounts. */
export function Figures({ business }: { business: Business }) {
  const { days, accounts, registered, active, paying, trying, conversion, churn, mrr, activitySince } =
    business;
  const link = (label: string, name: PeriodSegment, count: BusinessCount, when: keyof BusinessCount) => (
    <SegmentLink
      label={when === "value" ? label : `${label} before`}
      count={count[when]}
      segment={{ kind: "period", name, days, isPrevious: when === "previous" }}
    />
  );
  const counted = (
    figure: ReturnType<typeof getDefinition>,
    name: PeriodSegment,
    count: BusinessCount,
    note?: string,
  ) => (
    <Stat
      {...figure}
      value={link(figure.label, name, count, "value")}
      hint={
        count.previous === null ? (
          (note ?? "Not recorded before")
        ) : (
          <>Before: {link(figure.label, name, count, "previous")}</>
        )
      }
    />
  );
  const share = (
    figure: ReturnType<typeof getDefinition>,
    { part, whole }: Share,
    names: [PeriodSegment, PeriodSegment],
  ) => {
    const { label } = figure;
    const of = (when: keyof BusinessCount): ReactNode => (
      <>
        {link(label, names[0], part, when)} of {link(`${label}, all`, names[1], whole, when)}
      </>
    );
    return (
      <Stat
        {...figure}
        value={formatShare(part.value, whole.value)}
        hint={
          <>
            {of("value")}. Before: {formatShare(part.previous, whole.previous)}, {of("previous")}
          </>
        }
      />
    );
  };
  return (
    <Stack $gap={3}>
      <Row>
        {counted(getDefinition("accounts"), "accounts", accounts)}
        {counted(getDefinition("newAccounts"), "new", registered)}
        {counted(
          getDefinition("activeAccounts"),
          "active",
          active,
          activitySince ? `Days of use are recorded since ${activitySince}` : undefined,
        )}
        {counted(getDefinition("trials"), "trying", trying)}
      </Row>
      <Row>
        <Stat
          {...getDefinition("mrr")}
          value={formatMoney(mrr.value)}
          hint={
            mrr.value.reason ?? (
              <>
                {link("Paying accounts", "paying", paying, "value")} paying. Before:{" "}
                {mrr.previous.reason ?? formatMoney(mrr.previous)},{" "}
                {link("Paying accounts", "paying", paying, "previous")} paying
              </>
            )
          }
        />
        {share(getDefinition("conversion"), conversion, ["converted", "new"])}
        {share(getDefinition("churn"), churn, ["churned", "upgraded"])}
      </Row>
    </Stack>
  );
}
