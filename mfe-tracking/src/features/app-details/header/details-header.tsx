import { formatMissing } from "@listwise/aso-core/text";
import type { App } from "@listwise/contracts/apps";
import { AppIcon, Row, Text, useStoreSource } from "@listwise/shared-ui";
import styled from "styled-components";
import { OutsideLink } from "../../../shared/listing/outside-link";
import { AppRelationBadge, AppRelationMenu } from "../../../shared/apps/app-relation";
import { LinkedStore } from "../../../shared/apps/linked/linked-store";
import { TrackButton } from "../../../shared/apps/track-button";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-3) var(--lw-space-4);
`;

const Identity = styled.div`
  display: flex;
  flex: 1 1 15rem;
  align-items: center;
  gap: var(--lw-space-4);
  min-width: 0;
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  h3 {
    font-size: var(--lw-font-xl);
  }
  a svg {
    margin-inline-start: var(--lw-space-1);
    vertical-align: -0.1em;
  }
`;

/** Renders the app's name and developer, and the Track button. */
export function DetailsHeader({ app, country }: { app: App; country: string }) {
  const source = useStoreSource();
  return (
    <Root>
      <Identity>
        <AppIcon name={app.name} src={app.icon} size={64} />
        <Words>
          <h3>
            <OutsideLink href={app.storeUrl}>{app.name}</OutsideLink>
          </h3>
          {app.subtitle && (
            <Text $size="sm" $tone="muted">
              {app.subtitle}
            </Text>
          )}
          <Text $size="sm" $tone="muted">
            {app.developer ? (
              <OutsideLink href={app.developerUrl}>{app.developer}</OutsideLink>
            ) : (
              formatMissing(source, "Developer")
            )}
          </Text>
          <LinkedStore app={app} />
        </Words>
      </Identity>
      <Row $gap={2} $nowrap>
        <AppRelationBadge app={app} />
        <TrackButton app={app} size="md" />
        <AppRelationMenu app={app} country={country} size="md" />
      </Row>
    </Root>
  );
}
