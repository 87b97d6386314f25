import { getUpgradePath } from "@listwise/contracts/limits";
import { LinkButton, SparklesIcon } from "@listwise/shared-ui";
import styled from "styled-components";
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

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

export function UpgradeCard({ exceeded }: { exceeded: readonly FeatureUse[] }) {
  const names = list.format(exceeded.map(({ limit }) => limit.featureName));
  return (
    <Root aria-labelledby="upgrade-heading">
      <div>
        <h2 id="upgrade-heading">
          <SparklesIcon size={16} aria-hidden="true" />
          Upgrade your plan
        </h2>
        <p>Used up: {names}. Upgrade for higher limits.</p>
      </div>
      <LinkButton to={getUpgradePath(exceeded[0]?.limit.key ?? null)} variant="primary">
        Show the plan
      </LinkButton>
    </Root>
  );
}
