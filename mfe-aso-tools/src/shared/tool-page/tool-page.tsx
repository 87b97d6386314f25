import type { HelpPageSlug } from "@listwise/aso-core/help";
import type { AppSummary, TrackedApp } from "@listwise/contracts/apps";
import { Container, ErrorState, LinkButton, Loading, PageHeader, Skeleton } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import { ToolSubject } from "./tool-subject";
import { useToolApp, type ToolApp } from "./use-tool-app";

interface ToolPageProps {
  title: string;
  help: HelpPageSlug;
  description: string;
  /** False for tools whose result is the same in all countries. */
  hasCountry?: boolean;
  /** Replaces the tool while the user tracks no app. */
  withoutApp: ReactNode;
  /** Renders the tool for the app in the country. */
  children: (app: AppSummary, country: string, tracked: TrackedApp) => ReactNode;
}

const LOAD_FAILED = "Failed to load your apps";

/** Renders a page for a tool that works on the current app. */
export function ToolPage({ title, help, description, ...rest }: ToolPageProps) {
  const tool = useToolApp();
  return (
    <Container>
      <PageHeader
        title={title}
        help={help}
        description={description}
        actions={<LinkButton to="/aso-tools">Back to ASO Tools</LinkButton>}
      />
      <ToolBody tool={tool} {...rest} />
    </Container>
  );
}

type ToolBodyProps = Pick<ToolPageProps, "hasCountry" | "withoutApp" | "children"> & { tool: ToolApp };

function ToolBody({ tool, hasCountry = true, withoutApp, children }: ToolBodyProps) {
  const { apps, tracked, country } = tool;
  if (apps.isError && !apps.data) {
    return (
      <ErrorState
        title={LOAD_FAILED}
        problem={apps.error}
        onRetry={() => void apps.refetch()}
        retrying={apps.isFetching}
      />
    );
  }
  if (tracked === undefined) {
    return (
      <Loading label="Loading your apps">
        <Skeleton height="16rem" radius="lg" />
      </Loading>
    );
  }
  if (tracked === null) return withoutApp;
  return (
    <>
      <ToolSubject tool={tool} hasCountry={hasCountry} />
      {children(tracked.app, country, tracked)}
    </>
  );
}
