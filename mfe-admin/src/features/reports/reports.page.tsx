import { reportsEndpoints, type Report } from "@listwise/contracts/reports";
import { call } from "@listwise/shared-auth";
import { Button, Container, PageHeader, PlusIcon, toast } from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AdminList } from "../../shared/table/admin-list";
import { useList } from "../../shared/table/use-list";
import { NewReportDialog } from "./new-report-dialog";
import { ReportDialog } from "./report-dialog";
import { reportsKey, reportsList } from "./reports.list";

export function ReportsPage() {
  const client = useQueryClient();
  const templates = useQuery({
    queryKey: [...reportsKey, "templates"],
    queryFn: async ({ signal }) => (await call(reportsEndpoints.templates, { signal })).data,
  });
  const [opened, setOpened] = useState<Report | null>(null);
  const [making, setMaking] = useState(false);
  const { mutate: share } = useMutation({
    mutationFn: ({ id, isShared }: Report) =>
      call(reportsEndpoints.share, { params: { id }, body: { isShared: !isShared } }),
    onSuccess: ({ data }) =>
      toast.success(data.isShared ? "Shared with all administrators" : "Now visible only to you"),
    onError: (problem) => toast.error("Couldn't change the report", { description: problem.message }),
    onSettled: () => client.invalidateQueries({ queryKey: reportsKey }),
  });
  const list = useList(reportsList(templates.data ?? [], { open: setOpened, share }));
  return (
    <Container>
      <PageHeader
        title="Reports"
        description="Snapshots of site data. Reports are deleted after 90 days."
        actions={
          <Button
            variant="primary"
            icon={<PlusIcon size={15} />}
            disabled={!templates.data}
            onClick={() => setMaking(true)}
          >
            New report
          </Button>
        }
      />
      <AdminList list={list} />
      {making && templates.data && (
        <NewReportDialog templates={templates.data} onClose={() => setMaking(false)} />
      )}
      {opened && <ReportDialog report={opened} onClose={() => setOpened(null)} />}
    </Container>
  );
}
