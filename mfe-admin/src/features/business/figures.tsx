import type { Business, BusinessCount, PeriodSegment } from "@listwise/contracts/admin";
import { Stat } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { formatShare } from "./format-share";
import { formatMoney } from "./format-money";
import { SegmentLink } from "./segment-link";

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--lw-space-3);
`;

type Share = Business["conversion"];

/** Renders the figures of the period, each with that of the period before and links to the accounts. */
export function Figures({ business }: { business: Business }) {
  const { days, accounts, registered, active, paying, conversion, churn, mrr, activitySince } = business;
  const link = (label: string, name: PeriodSegment, count: BusinessCount, when: keyof BusinessCount) => (
    <SegmentLink
      label={when === "value" ? label : `${label} before`}
      count={count[when]}
      segment={{ kind: "period", name, days, isPrevious: when === "previous" }}
    />
  );
  const counted = (label: string, name: PeriodSegment, count: BusinessCount, note?: string) => (
    <Stat
      label={label}
      value={link(label, name, count, "value")}
      hint={
        count.previous === null ? (
          (note ?? "Not recorded before")
        ) : (
          <>Before: {link(label, name, count, "previous")}</>
        )
      }
    />
  );
  const share = (label: string, { part, whole }: Share, names: [PeriodSegment, PeriodSegment]) => {
    const of = (when: keyof BusinessCount): ReactNode => (
      <>
        {link(label, names[0], part, when)} of {link(`${label}, all`, names[1], whole, when)}
      </>
    );
    return (
      <Stat
        label={label}
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
    <Row>
      {counted("Accounts", "accounts", accounts)}
      {counted("New accounts", "new", registered)}
      {counted(
        "Active accounts",
        "active",
        active,
        activitySince ? `Days of use are recorded since ${activitySince}` : undefined,
      )}
      <Stat
        label="MRR"
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
      {share("Conversion", conversion, ["converted", "new"])}
      {share("Churn", churn, ["churned", "upgraded"])}
    </Row>
  );
}
