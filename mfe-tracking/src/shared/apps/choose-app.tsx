import { setWorkspace } from "@listwise/shared-auth";
import {
  AppIcon,
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  SmartphoneIcon,
  sortByRelation,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { trackedAppsQuery } from "./apps.api";

const Choices = styled.div`
  display: grid;
  gap: var(--lw-space-2);
  width: min(22rem, 100%);
  min-width: 0;
  & > button {
    justify-content: flex-start;
    min-width: 0;
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

export interface ChooseAppProps {
  /** Names the use of the app: "Choose an app to discover keywords for". */
  title: string;
}

/** Asks for the current app while all apps are current: the user's own apps, or all tracked ones if none is their own. */
export function ChooseApp({ title }: ChooseAppProps) {
  const { data, error, refetch, isFetching } = useQuery(trackedAppsQuery());
  if (error && !data) {
    return (
      <Card>
        <ErrorState
          title="Couldn't load your apps"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  const own = data?.filter(({ relation }) => relation === "own") ?? [];
  const apps = sortByRelation(own.length > 0 ? own : (data ?? []));
  if (data?.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<SmartphoneIcon size={20} />}
          title="No apps yet"
          message="Add your app first. Its keywords, competitors and ranks belong to it."
          action={<LinkButton to="/tracked-apps">Add app</LinkButton>}
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<SmartphoneIcon size={20} />}
        title={title}
        message="This page works on one app at a time."
        action={
          data ? (
            <Choices role="group" aria-label="Your apps">
              {apps.map(({ app }) => (
                <Button
                  key={app.id}
                  icon={<AppIcon name={app.name} src={app.icon} size={20} />}
                  onClick={() => setWorkspace({ appId: app.id })}
                >
                  <Name title={app.name}>{app.name}</Name>
                </Button>
              ))}
            </Choices>
          ) : (
            <Skeleton width="16rem" height="2.25rem" />
          )
        }
      />
    </Card>
  );
}
