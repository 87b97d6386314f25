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
import { useWorkspace } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { AppList } from "../../shared/apps/app-list.styles";
import { RowSkeletons } from "../../shared/apps/row-skeletons";
import { ChecklistRow } from "./checklist-row";
import { checklistsQuery } from "./checklists.api";
import { NewChecklist } from "./new-checklist";

/** Has the height of the form, whose fields are one below another on phones. */
const FormSkeleton = styled.div`
  display: grid;
  min-height: 11rem;
  @media (max-width: 639px) {
    min-height: 19rem;
  }
`;

/** Renders the launch checklists of the current app, or of all apps, and the form for a new one. */
export function ChecklistsPage() {
  const { data, error, isFetching, refetch } = useQuery(checklistsQuery());
  const { isPending: isFormPending } = useQuery(trackedAppsQuery());
  const { appId, isKnown } = useWorkspace();
  const lists = isKnown ? data?.data.filter((list) => appId === null || list.appId === appId) : undefined;
  return (
    <Container>
      <PageHeader
        title="App Launch Checklists"
        help="launch-checklists"
        description="Track your tasks before and after each app release."
      />
      <Stack $gap={6}>
        {data && !isFormPending ? (
          <NewChecklist templates={data.templates} existing={data.data} />
        ) : (
          !error && (
            <FormSkeleton>
              <SkeletonCard />
            </FormSkeleton>
          )
        )}
        {((data && !isFormPending) || error) && (
          <Card title="Your checklists" flush>
            {error && !data ? (
              <ErrorState
                title="Couldn't load your checklists"
                problem={error}
                onRetry={() => void refetch()}
                retrying={isFetching}
              />
            ) : !data || !lists ? (
              <Loading label="Loading your checklists">
                <RowSkeletons count={3} />
              </Loading>
            ) : lists.length === 0 ? (
              <EmptyState
                icon={<ListChecksIcon size={20} />}
                title={appId === null ? "No checklists yet" : "No checklists for this app yet"}
                message={
                  appId === null
                    ? "Choose an app above to create your first checklist."
                    : "Choose a template above to create its first checklist."
                }
              />
            ) : (
              <AppList aria-label="Your checklists">
                {lists.map((checklist) => (
                  <ChecklistRow key={checklist.id} checklist={checklist} templates={data.templates} />
                ))}
              </AppList>
            )}
          </Card>
        )}
      </Stack>
    </Container>
  );
}
