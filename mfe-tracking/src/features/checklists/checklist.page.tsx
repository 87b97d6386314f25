import { Container, Link, PageHeader, useParams } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { PendingItem } from "../../shared/pending-item";
import { ChecklistBody } from "./checklist-body";
import { checklistQuery } from "./checklists.api";

const LIST = "/app-launch-checklists";

/** Renders one checklist with its sections, progress and notes. */
export function ChecklistPage() {
  const id = Number(useParams().id);
  const checklist = useQuery({ ...checklistQuery(id), enabled: id > 0 });
  const back = <Link to={LIST}>All checklists</Link>;
  if (checklist.data) return <ChecklistBody checklist={checklist.data} back={back} />;
  return (
    <Container>
      <PageHeader before={back} title="App Launch Checklist" />
      <PendingItem query={checklist} isId={id > 0} noun="checklist" to={LIST} />
    </Container>
  );
}
