import { ApiError, useWorkspace } from "@listwise/shared-auth";
import {
  Card,
  Container,
  ErrorState,
  Link,
  LinkButton,
  Loading,
  PageHeader,
  SkeletonText,
  useNavigate,
  useParams,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { reportQuery } from "../reports.api";
import { ReportBody } from "./report-body";

/** Shows the reports of the current app as soon as the user switches to another app than the report's. */
function useSwitchedApp(reportAppId: number | undefined): void {
  const { appId, isKnown } = useWorkspace();
  const navigate = useNavigate();
  const before = useRef<number | null>(undefined);
  useEffect(() => {
    if (!isKnown || reportAppId === undefined) return;
    const isSwitched = before.current !== undefined && before.current !== appId;
    before.current = appId;
    if (isSwitched && appId !== null && appId !== reportAppId) void navigate("/reports");
  }, [appId, isKnown, reportAppId, navigate]);
}

/** Renders one saved report. */
export function ReportPage() {
  const id = Number(useParams().id);
  const { data, error, isFetching, refetch } = useQuery({ ...reportQuery(id), enabled: id > 0 });
  useSwitchedApp(data?.data.appId);
  const isUnknown = !(id > 0) || (error instanceof ApiError && error.status === 404);
  const back = <Link to="/reports">All reports</Link>;
  if (data) return <ReportBody report={data.data} runs={data.runs} back={back} />;
  return (
    <Container>
      <PageHeader before={back} title="Report" />
      <Card>
        {isUnknown ? (
          <ErrorState
            title="Report not found"
            message="It was deleted or belongs to another account."
            action={<LinkButton to="/reports">Go to your reports</LinkButton>}
          />
        ) : error ? (
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
    </Container>
  );
}
