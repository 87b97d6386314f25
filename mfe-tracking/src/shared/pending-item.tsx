import { capitalize } from "@listwise/aso-core/text";
import { ApiError } from "@listwise/shared-auth";
import { Card, ErrorState, LinkButton, Loading, SkeletonText } from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";

interface PendingItemProps {
  query: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  /** False for an address whose id is no number. */
  isId: boolean;
  /** Such as "report". */
  noun: string;
  /** Address of the list of items. */
  to: string;
}

/** Renders a card in place of a user's item without data: not found, couldn't be loaded, or still loading. */
export function PendingItem({ query: { error, isFetching, refetch }, isId, noun, to }: PendingItemProps) {
  if (!isId || (error instanceof ApiError && error.status === 404)) {
    return (
      <Card>
        <ErrorState
          title={`${capitalize(noun)} not found`}
          message="It was deleted or belongs to another account."
          action={<LinkButton to={to}>{`Go to your ${noun}s`}</LinkButton>}
        />
      </Card>
    );
  }
  return (
    <Card>
      {error ? (
        <ErrorState
          title={`Couldn't load the ${noun}`}
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label={`Loading the ${noun}`}>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </Card>
  );
}
