import type { ReportRun } from "@listwise/contracts/client-reports";
import { Card, ErrorState, Loading, SkeletonText } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ReportView } from "../../../shared/report-view/report-view";
import { runQuery } from "../reports.api";

/** Renders the document of a completed run. */
export function LatestRun({ run }: { run: ReportRun }) {
  const { data, error, isFetching, refetch } = useQuery(runQuery(run.id));
  if (data?.document) return <ReportView document={data.document} />;
  return (
    <Card>
      {error ? (
        <ErrorState
          title="Couldn't load the report"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Loading the report">
          <SkeletonText lines={8} />
        </Loading>
      )}
    </Card>
  );
}
