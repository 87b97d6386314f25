import { getKnownWorkspace, queryClient, useWorkspace } from "@listwise/shared-auth";
import { Container, Loading, PageHeader, Stack } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { performanceQuery, portfolioQuery } from "../../shared/portfolio/portfolio.api";
import { preload } from "../../shared/preload";
import { hideWhileStepsPending } from "../../shared/steps-pending";
import { PerformanceView } from "./performance/performance-view";
import { parseDays } from "./performance/use-range";
import { PortfolioView } from "./portfolio/portfolio-view";
import { QuickSearch } from "./quick-search";

/** Keeps the footer out of view while the page loads. */
const Body = styled(Stack)`
  align-content: start;
  min-height: 100vh;
  ${hideWhileStepsPending}
`;

/** Asks for the figures of the page before it renders. */
export function preloadDashboard(): void {
  const workspace = getKnownWorkspace();
  if (!workspace) return;
  const { appId, country } = workspace;
  const days = parseDays(new URLSearchParams(window.location.search));
  if (appId === null) preload(queryClient.query(portfolioQuery(country)));
  else preload(queryClient.query(performanceQuery({ appId, country, days })));
}

export interface DashboardPageProps {
  /** Guides a new account to its first ranks. */
  firstSteps?: ReactNode;
}

/** Renders the dashboard of the current app, or of all own apps. */
export function DashboardPage({ firstSteps }: DashboardPageProps) {
  const { appId, country, isKnown } = useWorkspace();
  return (
    <Container>
      <PageHeader
        title="Dashboard"
        help="dashboard"
        description="Your apps and keywords at a glance: where they rank, what moved, and what to do next."
        actions={<QuickSearch />}
      />
      <Body $gap={6}>
        {firstSteps}
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
