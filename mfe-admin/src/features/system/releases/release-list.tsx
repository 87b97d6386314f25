import type { releasesEndpoints } from "@listwise/contracts/releases";
import type { z } from "@listwise/contracts/zod";
import { Button, EmptyState, ErrorState, Loading, Notice, SkeletonCard, Stack } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { ReleaseChangeDialog } from "./release-change-dialog";
import { ReleaseCard } from "./release-card";
import type { ReleaseChange } from "./releases.api";

interface ReleaseListProps {
  releases: UseQueryResult<z.output<typeof releasesEndpoints.status.response>>;
}

const FAILED = "Failed to load the releases";

export function ReleaseList({ releases }: ReleaseListProps) {
  const { data, isError, error, isFetching } = releases;
  const [move, setMove] = useState<ReleaseChange | null>(null);
  const retry = () => void releases.refetch();
  if (!data) {
    return isError ? (
      <ErrorState title={FAILED} problem={error} onRetry={retry} retrying={isFetching} />
    ) : (
      <Loading label="Loading the releases">
        <Stack>
          <SkeletonCard imageHeight="5rem" />
          <SkeletonCard imageHeight="5rem" />
        </Stack>
      </Loading>
    );
  }
  if (data.data.length === 0) {
    return <EmptyState title="No releases" message="Published releases will appear here." />;
  }
  return (
    <Stack>
      {isError && (
        <Notice
          tone="danger"
          title={FAILED}
          actions={
            <Button size="sm" onClick={retry} busy={isFetching}>
              Retry
            </Button>
          }
        >
          {error.message} The data below may be out of date.
        </Notice>
      )}
      {data.data.map((status) => (
        <ReleaseCard key={status.name} status={status} onMove={setMove} />
      ))}
      <ReleaseChangeDialog
        move={move}
        status={data.data.find(({ name }) => name === move?.name)}
        onClose={() => setMove(null)}
      />
    </Stack>
  );
}
