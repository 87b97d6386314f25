import { useId, type ReactNode } from "react";
import styled from "styled-components";
import { SparklesIcon } from "../icons/icons";
import { LinkButton } from "../primitives/link-button";

export interface UpgradePromptProps {
  /** Display name of the limited feature, such as "Bulk operations". */
  feature: string;
  /** `banner` spans the page, `card` is a box. */
  variant?: "banner" | "card";
  /** Page with the plans that lift the limit; /subscription by default. */
  to?: string;
  /** Reason for the prompt; default: the plan lacks the feature. */
  children?: ReactNode;
}

const Root = styled.section<{ $card: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $card }) => ($card ? "center" : "space-between")};
  gap: var(--lw-space-3) var(--lw-space-5);
  min-width: 0;
  padding: ${({ $card }) => ($card ? "var(--lw-space-6) var(--lw-space-5)" : "var(--lw-space-3) var(--lw-space-4)")};
  border: 1px solid var(--lw-accent-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-accent-soft);
  text-align: ${({ $card }) => ($card ? "center" : "start")};
`;

const Words = styled.div<{ $card: boolean }>`
  flex: 1 1 ${({ $card }) => ($card ? "100%" : "16rem")};
  min-width: 0;
  strong {
    display: inline-flex;
    align-items: center;
    gap: var(--lw-space-2);
    font-weight: var(--lw-weight-semibold);
  }
  svg {
    flex: none;
    color: var(--lw-accent-text);
  }
  p {
    margin-top: var(--lw-space-1);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
`;

/** Says that the plan lacks a feature and links to the plans. */
export function UpgradePrompt({
  feature,
  variant = "banner",
  to = "/subscription",
  children,
}: UpgradePromptProps) {
  const headingId = useId();
  const card = variant === "card";
  return (
    <Root $card={card} aria-labelledby={headingId} data-variant={variant}>
      <Words $card={card}>
        <strong id={headingId}>
          <SparklesIcon size={16} aria-hidden="true" />
          {feature}
        </strong>
        <p>{children ?? "This feature is not available on your current plan"}</p>
      </Words>
      <Actions>
        <LinkButton to={to} variant="primary" size="sm">
          Upgrade
        </LinkButton>
        <LinkButton to="/help/subscription-limits" variant="ghost" size="sm">
          Learn More
        </LinkButton>
      </Actions>
    </Root>
  );
}
