import type { AppSummary } from "@listwise/contracts/apps";
import { ErrorState, Loading, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useDebounce } from "use-debounce";
import { appSearchQuery } from "../app-search.api";
import { RowSkeletons } from "../row-skeletons";
import { getOtherPlatform, getOtherStore } from "./app-links.api";
import { LinkCandidates, type LinkChoice } from "./link-candidates";

const DEBOUNCE_MS = 400;

interface StoreCandidatesProps extends LinkChoice {
  app: Pick<AppSummary, "name" | "platform" | "country">;
  /** Text of the search; without one, the name of the app is searched for. */
  search: string;
}

/** Renders apps of the other store that aren't tracked yet. Choosing one tracks and links it. */
export function StoreCandidates({
  app: { name, platform, country },
  search,
  ...choice
}: StoreCandidatesProps) {
  const [q] = useDebounce(search.trim() || name, DEBOUNCE_MS);
  const store = getOtherStore(platform);
  const { data, error, isFetching, refetch } = useQuery(
    appSearchQuery({ q, country, platform: getOtherPlatform(platform) }),
  );
  if (error && !data) {
    return (
      <ErrorState
        title={`Couldn't search ${store}`}
        problem={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading label={`Searching ${store}`}>
        <RowSkeletons count={3} />
      </Loading>
    );
  }
  const found = data.results.filter(({ isFollowing }) => !isFollowing);
  if (found.length === 0) {
    return (
      <Text $size="sm" $tone="muted">
        {data.reason ?? `No other app in ${store} matches “${q}”.`}
      </Text>
    );
  }
  return (
    <LinkCandidates
      {...choice}
      title={`Not tracked yet, in ${store}`}
      action="Track and link"
      candidates={found.map((app) => ({ app, matches: [] }))}
    />
  );
}
