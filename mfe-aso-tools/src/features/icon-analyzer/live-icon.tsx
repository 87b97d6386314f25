import { explainMissing } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import type { IconAnalysis } from "@listwise/contracts/tools";
import { Card, EmptyState, ErrorState, SkeletonCard, useStoreSource } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { IconSide } from "./icon-side";

interface LiveIconProps {
  app: AppSummary;
  query: UseQueryResult<IconAnalysis>;
}

/** Renders the icon of the listing. */
export function LiveIcon({ app, query }: LiveIconProps) {
  const source = useStoreSource();
  const title = `Icon of ${app.name}`;
  if (app.icon === null) {
    return (
      <Card title={title}>
        <EmptyState
          title="No Icon Data Available"
          message={`${explainMissing(source, "an icon of this app")} Upload one.`}
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
