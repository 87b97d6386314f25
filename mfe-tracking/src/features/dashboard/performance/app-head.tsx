import { formatCount } from "@listwise/aso-core/text";
import { STORES } from "@listwise/aso-core/stores";
import type { AppSummary } from "@listwise/contracts/apps";
import type { ListFigures } from "@listwise/contracts/portfolio";
import { AppIcon, formatDate, RelationBadge, Row, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { AppLink } from "../../../shared/apps/app-link";
import { StoreLink } from "../../../shared/listing/store-link";

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-4);
  min-height: 4.5rem;
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  h2 {
    /* The icon of the store link may be in the padding. */
    padding-inline-end: 1.25rem;
    font-size: var(--lw-font-xl);
  }
`;

/** Returns a sentence about the keywords behind the figures of an app that isn't the user's own. */
function explainKeywords({ relation }: AppSummary, { keywords }: ListFigures): string | null {
  const count = formatCount(keywords, "keyword");
  if (relation === "competitor") return `Measured by ${count} of the apps that it competes with`;
  return relation === "watching" ? `Measured by all of your keywords in this country (${keywords})` : null;
}

/** Renders the current app: name, relation, store, version and what its figures cover. */
export function AppHead({ app, figures }: { app: AppSummary; figures: ListFigures }) {
  const facts = [
    STORES[app.platform].name,
    app.primaryGenre,
    app.version && `Version ${app.version}`,
    app.lastUpdated && `Updated ${formatDate(app.lastUpdated)}`,
  ].filter(Boolean);
  const scope = explainKeywords(app, figures);
  return (
    <Root>
      <AppIcon name={app.name} src={app.icon} size={56} />
      <Words>
        <Row $gap={2}>
          <h2>
            <AppLink appId={app.id} country={app.country}>
              {app.name}
            </AppLink>
            <StoreLink app={app} />
          </h2>
          {app.relation && app.relation !== "own" && <RelationBadge relation={app.relation} />}
        </Row>
        <Text $size="sm" $tone="muted">
          {facts.join(" · ")}
        </Text>
        {scope && (
          <Text $size="sm" $tone="muted">
            {scope}
          </Text>
        )}
      </Words>
    </Root>
  );
}
