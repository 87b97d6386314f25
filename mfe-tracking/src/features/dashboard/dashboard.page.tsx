import { useWorkspace } from "@listwise/shared-auth";
import { Container, Loading, PageHeader } from "@listwise/shared-ui";
import styled from "styled-components";
import { PerformanceView } from "./performance/performance-view";
import { PortfolioView } from "./portfolio/portfolio-view";
import { QuickSearch } from "./quick-search";

/** Keeps the footer out of view while the page loads. */
const Body = styled.div`
  min-height: 100vh;
`;

/** Renders the dashboard of the current app, or of all own apps. */
export function DashboardPage() {
  const { appId, country, isKnown } = useWorkspace();
  return (
    <Container>
      <PageHeader
        title="Dashboard"
        description="Your apps and keywords at a glance: where they rank, what moved, and what to do next."
        actions={<QuickSearch />}
      />
      <Body>
        {!isKnown ? (
          <Loading label="Loading the dashboard" />
        ) : appId === null ? (
          <PortfolioView country={country} />
        ) : (
          <PerformanceView key={`${appId} ${country}`} appId={appId} country={country} />
        )}
      </Body>
    </Container>
  );
}
