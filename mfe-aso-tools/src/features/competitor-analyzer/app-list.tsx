import { AppIcon, Card, EmptyState, ErrorState, LinkButton, SkeletonText } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { trackedAppsQuery } from "../../shared/tracked-apps.api";
import { PlainList } from "../../shared/tool-page/tool.styles";
import { AppButton } from "./competitors.styles";

/** Renders the tracked apps to select the one to compare. */
export function AppList({ chosen, onChoose }: { chosen: number | null; onChoose: (id: number) => void }) {
  const apps = useQuery(trackedAppsQuery());
  return (
    <Card title="Your apps">
      {apps.isPending && <SkeletonText lines={4} />}
      {apps.isError && (
        <ErrorState
          title="Failed to load your apps"
          problem={apps.error}
          onRetry={() => void apps.refetch()}
          retrying={apps.isFetching}
        />
      )}
      {apps.data?.length === 0 && (
        <EmptyState
          title="No followed apps found"
          message="Track an app, then compare it with its competitors."
          action={<LinkButton to="/tracked-apps">Find an app</LinkButton>}
        />
      )}
      <PlainList>
        {apps.data?.map(({ app }) => (
          <li key={app.id}>
            <AppButton type="button" aria-pressed={app.id === chosen} onClick={() => onChoose(app.id)}>
              <AppIcon name={app.name} src={app.icon} size={32} />
              {app.name}
            </AppButton>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}
