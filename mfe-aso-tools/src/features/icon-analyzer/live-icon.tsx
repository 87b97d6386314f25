import type { AppSummary } from "@listwise/contracts/apps";
import type { IconAnalysis } from "@listwise/contracts/tools";
import { Card, EmptyState, ErrorState, SkeletonCard } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { IconSide } from "./icon-side";

interface LiveIconProps {
  app: AppSummary;
  query: UseQueryResult<IconAnalysis>;
}

/** Renders the icon that the store currently shows. */
export function LiveIcon({ app, query }: LiveIconProps) {
  const title = `${app.name} in the store`;
  if (app.icon === null) {
    return (
      <Card title={title}>
        <EmptyState
          title="No Icon Data Available"
          message="The store has no icon for this app. Upload one."
        />
      </Card>
    );
  }
  if (query.isError) {
    return (
      <Card title={title}>
        <ErrorState
          title="Couldn't analyze the icon"
          problem={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Card>
    );
  }
  if (!query.data) return <SkeletonCard />;
  return <IconSide title={title} icon={app.icon} analysis={query.data} />;
}
