import type { TimelineKind } from "@listwise/contracts/admin";
import {
  ActivityIcon,
  Button,
  EmptyState,
  ErrorState,
  Loading,
  Notice,
  SkeletonText,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { TimelineItem } from "./timeline-item";
import { useTimeline } from "./use-timeline";

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Part = styled.div`
  padding: var(--lw-space-4) var(--lw-space-5);
`;

interface TimelineProps {
  userId: number;
  /** `null` shows all kinds. */
  kind: TimelineKind | null;
  /** Accessible name of the list. */
  label: string;
  emptyTitle: string;
  emptyMessage?: string;
}

/** Shows what happened to an account, newest first; older entries load on request. */
export function Timeline({ userId, kind, label, emptyTitle, emptyMessage }: TimelineProps) {
  const timeline = useTimeline(userId, kind);
  const { data, error, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, refetch } = timeline;
  if (error && !data) {
    return (
      <ErrorState
        title={`Failed to load: ${label.toLowerCase()}`}
        problem={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Part>
        <Loading label={`Loading: ${label.toLowerCase()}`}>
          <SkeletonText lines={6} />
        </Loading>
      </Part>
    );
  }
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0) {
    return <EmptyState icon={<ActivityIcon size={20} />} title={emptyTitle} message={emptyMessage} />;
  }
  return (
    <>
      <List aria-label={label}>
        {entries.map((entry) => (
          <TimelineItem key={entry.id} entry={entry} />
        ))}
      </List>
      {error && (
        <Part>
          <Notice tone="danger" title="Couldn't load older entries">
            {error.message}
          </Notice>
        </Part>
      )}
      {hasNextPage && (
        <Part>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older entries
          </Button>
        </Part>
      )}
    </>
  );
}
