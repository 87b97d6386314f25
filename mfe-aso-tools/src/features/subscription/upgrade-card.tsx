import { findPlanThatLifts, getUpgradePath } from "@listwise/contracts/limits";
import { LinkButton, SparklesIcon, memoizeLazy } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { plansQuery } from "../../shared/limits/plans.api";
import type { FeatureUse } from "../../shared/limits/usage-level";

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-4) var(--lw-space-6);
  padding: var(--lw-space-5);
  border: 1px solid var(--lw-accent-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-accent-soft);
  h2 {
    display: flex;
    align-items: center;
    gap: var(--lw-space-2);
    font-size: var(--lw-font-md);
  }
  h2 svg {
    flex: none;
    color: var(--lw-accent-text);
  }
  p {
    margin-top: var(--lw-space-1);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
  div {
    flex: 1 1 18rem;
    min-width: 0;
  }
`;

const list = memoizeLazy(() => new Intl.ListFormat("en-US", { type: "conjunction" }));

/** Says which limits are used up, and links to the plan that lifts one of them or, without one, to the contact form. */
export function UpgradeCard({ exceeded }: { exceeded: readonly FeatureUse[] }) {
  const plans = useQuery(plansQuery()).data?.data;
  const names = list().format(exceeded.map(({ limit }) => limit.featureName));
  const lifted = plans
    ? exceeded.find(({ limit }) => findPlanThatLifts(plans, limit.key, limit.limitValue))
    : exceeded[0];
  return (
    <Root aria-labelledby="upgrade-heading">
      <div>
        <h2 id="upgrade-heading">
          <SparklesIcon size={16} aria-hidden="true" />
          {lifted ? "Upgrade your plan" : "Limits used up"}
        </h2>
        <p>
          Used up: {names}. {lifted ? "Upgrade for higher limits." : "No plan has higher limits."}
        </p>
      </div>
      {lifted ? (
        <LinkButton to={getUpgradePath(lifted.limit.key)} variant="primary">
          Show the plan
        </LinkButton>
      ) : (
        <LinkButton to="/contact" variant="primary">
          Contact us
        </LinkButton>
      )}
    </Root>
  );
}
