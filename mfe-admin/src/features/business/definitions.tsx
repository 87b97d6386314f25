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

/** Definition of a figure of the business. */
interface Definition {
  term: string;
  meaning: string;
}

const definitions = {
  accounts: {
    term: "Accounts",
    meaning: "Users who had registered by the end of the period. Deleted accounts aren't counted anywhere.",
  },
  newAccounts: { term: "New accounts", meaning: "Accounts that registered in the period." },
  activeAccounts: {
    term: "Active accounts",
    meaning: "Accounts that were signed in and used the site on at least one day of the period (UTC).",
  },
  mrr: {
    term: "MRR",
    meaning:
      "Monthly recurring revenue: the current prices of all active or past due subscriptions, converted to one month, before taxes and fees. Unknown if any subscription has an unknown price.",
  },
  trials: {
    term: "Free trials",
    meaning:
      "Accounts that were trying a plan at the end of the period. Subscription Limits sets which plans have a trial.",
  },
  conversion: {
    term: "Conversion",
    meaning:
      "Share of the accounts that registered in the period and had an upgraded plan at its end. An upgraded plan is any plan except the default one, paid or assigned; free trials don't count.",
  },
  churn: {
    term: "Churn",
    meaning:
      "Share of the accounts with an upgraded plan at the start of the period that had none at its end.",
  },
  week2: {
    term: "Came back in week 2",
    meaning: "Used the site on one of the days 8 to 14, counting the day of the registration as day 1.",
  },
} satisfies Record<string, Definition>;

type BusinessFigure = keyof typeof definitions;

/** Returns the label of a figure and the id of its definition on the page. */
export function getDefinition(figure: BusinessFigure): { label: string; definitionId: string } {
  return { label: definitions[figure].term, definitionId: `definition-${figure}` };
}

const FIGURES = Object.entries<Definition>(definitions);

/** Explains what the figures mean. */
export function Definitions() {
  return (
    <Card title="Definitions">
      <List>
        {FIGURES.map(([figure, { term, meaning }]) => (
          <div key={figure} id={`definition-${figure}`}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </List>
    </Card>
  );
}
