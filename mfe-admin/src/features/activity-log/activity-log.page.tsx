import { activityEndpoints } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { Container, PageHeader } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { AdminList } from "../../shared/table/admin-list";
import { useList } from "../../shared/table/use-list";
import { activityList } from "./activity.list";

const NONE: readonly string[] = [];

export function ActivityLogPage() {
  // If this fails, the list still works and can be searched by action.
  const actions = useQuery({
    queryKey: ["admin", "activity-log-actions"],
    queryFn: async ({ signal }) => (await call(activityEndpoints.actions, { signal })).data,
  });
  const list = useList(activityList(actions.data ?? NONE));
  return (
    <Container>
      <PageHeader
        title="Activity log"
        description={`Who did what, when and from where. Entries can't be changed. ${list.formatTotal("entry", "entries") ?? ""}`}
      />
      <AdminList list={list} />
    </Container>
  );
}
