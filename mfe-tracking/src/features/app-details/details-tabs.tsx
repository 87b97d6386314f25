import { Row, type TabItem } from "@listwise/shared-ui";
import styled from "styled-components";

const Small = styled.small`
  padding: 0 var(--lw-space-1);
  border: 1px solid currentColor;
  border-radius: var(--lw-radius-sm);
  font-size: 0.625rem;
  line-height: 1.4;
`;

const built = { overview: "Overview", "keyword-rankings": "Rankings" } as const;

export type DetailsTab = keyof typeof built;

const soon: Record<string, string> = {
  "aso-score": "ASO score",
  screenshots: "Screenshots",
  analysis: "Analysis",
  reviews: "Reviews",
  "quick-actions": "Quick actions",
};

/** All tabs in their order; those that are still being built cannot be chosen. */
export const detailsTabs: readonly TabItem[] = [
  ...Object.entries(built).map(([value, label]) => ({ value, label })),
  ...Object.entries(soon).map(([value, name]) => ({
    value,
    disabled: true,
    label: (
      <Row as="span" $gap={1} $nowrap title={`${name} is being built`}>
        {name} <Small>Soon</Small>
      </Row>
    ),
  })),
];

export function tabFrom(text: string | null): DetailsTab {
  return text === "keyword-rankings" ? text : "overview";
}
