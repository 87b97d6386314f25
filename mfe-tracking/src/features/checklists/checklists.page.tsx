import {
  Card,
  Container,
  EmptyState,
  ErrorState,
  ListChecksIcon,
  Loading,
  PageHeader,
  SkeletonCard,
  Stack,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { AppList } from "../../shared/apps/app-list";
import { RowSkeletons } from "../../shared/apps/row-skeletons";
import { ChecklistRow } from "./checklist-row";
import { checklistsQuery } from "./checklists.api";
import { NewChecklist } from "./new-checklist";

/** Renders the user's launch checklists and the form for a new one. */
export function ChecklistsPage() {
  const { data, error, isFetching, refetch } = useQuery(checklistsQuery());
  return (
    <Container>
      <PageHeader
        title="App Launch Checklists"
        description="Track your tasks before and after each app release."
      />
      <Stack $gap={6}>
        {data ? <NewChecklist templates={data.templates} existing={data.data} /> : !error && <SkeletonCard />}
        <Card title="Your checklists" flush>
          {error && !data ? (
            <ErrorState
              title="Couldn't load your checklists"
              problem={error}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : !data ? (
            <Loading label="Loading your checklists">
              <RowSkeletons count={3} />
            </Loading>
          ) : data.data.length === 0 ? (
            <EmptyState
              icon={<ListChecksIcon size={20} />}
              title="No checklists yet"
              message="Choose an app above to create your first checklist."
            />
          ) : (
            <AppList aria-label="Your checklists">
              {data.data.map((checklist) => (
                <ChecklistRow key={checklist.id} checklist={checklist} templates={data.templates} />
              ))}
            </AppList>
          )}
        </Card>
      </Stack>
    </Container>
  );
}
