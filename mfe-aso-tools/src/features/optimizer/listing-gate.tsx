import type { App, AppSummary } from "@listwise/contracts/apps";
import { Button, formatCountry, Notice, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { describeError } from "@listwise/shared-auth";
import { DraftLoading } from "../../shared/saved-drafts/draft-loading";
import { listingQuery } from "./optimizer.api";

interface ListingGateProps {
  app: AppSummary;
  country: string;
  /** Renders the editor with the listing, `null` without one. */
  children: (listing: App | null) => ReactNode;
}

/** Loads the app's listing in the country before its editor opens. Without a listing, the editor opens with a notice. */
export function ListingGate({ app, country, children }: ListingGateProps) {
  const { data, isPending, error, isFetching, refetch } = useQuery(listingQuery(app, country));
  if (isPending) return <DraftLoading />;
  return (
    <Stack $gap={6}>
      {error && data === undefined ? (
        <Notice
          tone="danger"
          title="Couldn't load the listing"
          actions={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          {describeError(error).message} You can write without it.
        </Notice>
      ) : (
        data === null && (
          <Notice tone="info" title={`${app.name} isn't listed in ${formatCountry(country)}.`}>
            There is no live text to start from or to compare with.
          </Notice>
        )
      )}
      {/* The listing fills a new draft, so the editor starts again when it arrives. */}
      <div key={data ? "listed" : "unlisted"}>{children(data ?? null)}</div>
    </Stack>
  );
}
