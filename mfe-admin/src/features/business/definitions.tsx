import { Card } from "@listwise/shared-ui";
import styled from "styled-components";

const List = styled.dl`
  display: grid;
  gap: var(--lw-space-3);
  margin: 0;
  font-size: var(--lw-font-sm);
  dt {
    font-weight: var(--lw-weight-semibold);
  }
  dd {
    margin: 0;
    color: var(--lw-text-muted);
    max-width: 80ch;
  }
`;

const definitions: readonly (readonly [term: string, meaning: string])[] = [
  [
    "Accounts",
    "Users who had registered by the end of the period. Deleted accounts aren't counted anywhere.",
  ],
  [
    "Active accounts",
    "Accounts that were signed in and used the site on at least one day of the period (UTC).",
  ],
  [
    "MRR",
    "Monthly recurring revenue: the current prices of all active or past due subscriptions, converted to one month, before taxes and fees. Unknown if any subscription has an unknown price.",
  ],
  [
    "Conversion",
    "Share of the accounts that registered in the period and had an upgraded plan at its end. An upgraded plan is any plan except the default one, paid or assigned; free trials don't count.",
  ],
  [
    "Churn",
    "Share of the accounts with an upgraded plan at the start of the period that had none at its end.",
  ],
  [
    "Came back in week 2",
    "Used the site on one of the days 8 to 14, counting the day of the registration as day 1.",
  ],
];

/** Explains what the figures mean. */
export function Definitions() {
  return (
    <Card title="Definitions">
      <List>
        {definitions.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </List>
    </Card>
  );
}
