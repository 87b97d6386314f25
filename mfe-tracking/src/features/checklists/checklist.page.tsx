import { ApiError } from "@listwise/shared-auth";
import {
  Card,
  Container,
  ErrorState,
  Link,
  LinkButton,
  Loading,
  PageHeader,
  SkeletonText,
  Stack,
  useParams,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ChecklistBody } from "./checklist-body";
import { checklistQuery } from "./checklists.api";

/** Renders one checklist with its sections, progress and notes. */
export function ChecklistPage() {
  const id = Number(useParams().id);
  const { data, error, isFetching, refetch } = useQuery({ ...checklistQuery(id), enabled: id > 0 });
  const unknown = !(id > 0) || (error instanceof ApiError && error.status === 404);
  const back = <Link to="/app-launch-checklists">All checklists</Link>;
  if (data) return <ChecklistBody checklist={data} back={back} />;
  return (
    <Container>
      <PageHeader before={back} title="App Launch Checklist" />
      <Card>
        {unknown ? (
          <ErrorState
            title="Checklist not found"
            message="It was deleted or belongs to another account."
            action={<LinkButton to="/app-launch-checklists">Go to your checklists</LinkButton>}
          />
        ) : error ? (
          <ErrorState
            title="Couldn't load the checklist"
            problem={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Loading label="Loading the checklist">
            <Stack $gap={4}>
              <SkeletonText lines={4} />
              <SkeletonText lines={4} />
            </Stack>
          </Loading>
        )}
      </Card>
    </Container>
  );
}
