import type { TimelineEntry, TimelineKind } from "@listwise/contracts/admin";
import {
  Badge,
  CreditCardIcon,
  formatDateTime,
  formatRelative,
  GaugeIcon,
  KeyRoundIcon,
  LayoutDashboardIcon,
  MailIcon,
  Row,
  ShieldIcon,
  Text,
  UserIcon,
  CircleHelpIcon,
} from "@listwise/shared-ui";
import type { ComponentType } from "react";
import styled from "styled-components";
import { getEventLabel, sourceLabels } from "./event-labels";

const icons: Readonly<Record<TimelineKind, ComponentType<{ size?: number; "aria-hidden"?: "true" }>>> = {
  "sign-up": UserIcon,
  "sign-in": KeyRoundIcon,
  account: ShieldIcon,
  plan: LayoutDashboardIcon,
  payment: CreditCardIcon,
  limit: GaugeIcon,
  mail: MailIcon,
  support: CircleHelpIcon,
};

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--lw-space-1) var(--lw-space-3);
  padding: var(--lw-space-3) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
  overflow-wrap: anywhere;
  &:last-child {
    border-bottom: 0;
  }
  & > svg {
    margin-top: 0.2em;
    color: var(--lw-text-muted);
  }
  @media (max-width: 599px) {
    grid-template-columns: auto minmax(0, 1fr);
    & > :last-child {
      grid-column: 2;
      text-align: start;
    }
  }
`;

const When = styled.div`
  text-align: end;
`;

const RESULTS = { failed: "Failed", denied: "Refused" } as const;

/** Shows what happened, who did it, and from which source and time it is known. */
export function TimelineItem({ entry }: { entry: TimelineEntry }) {
  const { at, kind, source, result, details, actor, ip } = entry;
  const Icon = icons[kind];
  const facts = [actor && `by ${actor}`, ip && `from ${ip}`, `source: ${sourceLabels[source]}`].filter(
    Boolean,
  );
  return (
    <Item>
      <Icon size={16} aria-hidden="true" />
      <div>
        <Row $gap={2}>
          {getEventLabel(entry)}
          {result !== "ok" && source !== "limits" && <Badge tone="warning">{RESULTS[result]}</Badge>}
        </Row>
        {details && (
          <Text as="p" $size="sm">
            {details}
          </Text>
        )}
        <Text as="p" $tone="muted" $size="sm">
          {facts.join(" · ")}
        </Text>
      </div>
      <When>
        <Text as="time" dateTime={at} title={formatRelative(at)} $tone="muted" $size="sm">
          {formatDateTime(at)}
        </Text>
      </When>
    </Item>
  );
}
