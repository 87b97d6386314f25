import { formatPercent } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import type { VisibilityRow } from "@listwise/contracts/portfolio";
import {
  AppIcon,
  Card,
  EmptyState,
  FigureLink,
  LinkButton,
  Row,
  SegmentedControl,
  Text,
  UsersIcon,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { AppLink } from "../../../shared/apps/app-link";
import { useUrlParams } from "../../../shared/use-url-params";
import { SharesOverTime } from "./shares-over-time";

const List = styled.ol.attrs({ role: "list" })`
  display: grid;
  gap: var(--lw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--lw-space-1) var(--lw-space-3);
  &[aria-current] a {
    font-weight: var(--lw-weight-semibold);
  }
`;

const Name = styled.div`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Track = styled.div`
  grid-column: 2 / -1;
  height: 6px;
  border-radius: 3px;
  background: var(--lw-surface-sunken);
`;

const Bar = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--lw-border-control);
  ${Item}[aria-current] & {
    background: var(--lw-accent-text);
  }
`;

const VIEWS = [
  { value: "", label: "Now" },
  { value: "time", label: "Over time" },
];

export interface SharesCardProps {
  app: AppSummary;
  shares: readonly VisibilityRow[];
  country: string;
  /** Range of the chart in days. */
  days: number;
}

/** Renders how the visibility for the same keywords is shared between an app and those it competes with, now or over time. */
export function SharesCard({ app, shares, country, days }: SharesCardProps) {
  const { params, change } = useUrlParams();
  const view = params.get("shares") === "time" ? "time" : "";
  const hasRivals = shares.length > 1;
  return (
    <Card
      title="Share of visibility"
      actions={
        <Row $gap={2}>
          {hasRivals && (
            <SegmentedControl
              label="Shares"
              options={VIEWS}
              value={view}
              onChange={(next) => change({ shares: next })}
            />
          )}
          <FigureLink figure="visibilityShare" label="Share of visibility" />
        </Row>
      }
      description="Each app's part of their visibility for the same keywords"
    >
      {!hasRivals ? (
        <EmptyState
          icon={<UsersIcon size={20} />}
          title="No competitors yet"
          message="Choose the apps that this app competes with to see its share."
          action={<LinkButton to="/aso-tools/competitor-analyzer">Choose competitors</LinkButton>}
        />
      ) : view === "time" ? (
        <SharesOverTime appId={app.id} country={country} days={days} />
      ) : (
        <List>
          {shares.map(({ appId, name, icon, visibility, share }) => (
            <Item key={appId} aria-current={appId === app.id || undefined}>
              <AppIcon name={name} src={icon} size={24} />
              <Name>
                <AppLink appId={appId} country={country}>
                  {name}
                </AppLink>
              </Name>
              <span>
                {share === null ? "Unknown" : formatPercent(share)}{" "}
                <Text as="span" $size="xs" $tone="muted">
                  visibility {formatPercent(visibility)}
                </Text>
              </span>
              <Track aria-hidden="true">
                <Bar style={{ width: `${share ?? 0}%` }} />
              </Track>
            </Item>
          ))}
        </List>
      )}
    </Card>
  );
}
