import { useWorkspace } from "@listwise/shared-auth";
import { Container, Link, PageHeader, useNavigate, useParams } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { PendingItem } from "../../../shared/pending-item";
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
  const report = useQuery({ ...reportQuery(id), enabled: id > 0 });
  const { data } = report;
  useSwitchedApp(data?.data.appId);
  const back = <Link to="/reports">All reports</Link>;
  if (data) return <ReportBody report={data.data} runs={data.runs} back={back} />;
  return (
    <Container>
      <PageHeader before={back} title="Report" />
      <PendingItem query={report} isId={id > 0} noun="report" to="/reports" />
    </Container>
  );
}
