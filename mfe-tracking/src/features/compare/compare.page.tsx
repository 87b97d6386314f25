import { explainUncovered } from "@listwise/aso-core/text";
import { addWorkspaceParams, useWorkspace, type CurrentWorkspace } from "@listwise/shared-auth";
import {
  Card,
  Container,
  EmptyState,
  ErrorState,
  formatCountry,
  KeyRoundIcon,
  LinkButton,
  PageHeader,
  Row,
  Skeleton,
  UncoveredNotice,
  UsersIcon,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ChooseApp } from "../../shared/apps/choose-app";
import { SuggestedCompetitors } from "../../shared/apps/suggested-competitors";
import { KeywordTabs } from "../../shared/keywords/keyword-tabs";
import { CompareBoard } from "./compare-board";
import { SinceField } from "../../shared/since/since-field";
import { parseSince } from "../../shared/since/parse-since";
import { compareQuery } from "./compare.api";
import { useCompareSince } from "./use-compare-view";

/** Renders the ranks of the current app and its competitors for the app's keywords. */
export function ComparePage() {
  const { appId, country, isKnown } = useWorkspace();
  const isUncovered = explainUncovered(useStoreSource(), country) !== null;
  return (
    <Container>
      <PageHeader
        title="Compare keywords"
        help="compare-keywords"
        description="See where your competitors outrank you for the keywords on your list."
      />
      <KeywordTabs />
      {!isKnown ? (
        <Loading />
      ) : appId === null ? (
        <ChooseApp title="Choose an app to compare" />
      ) : isUncovered ? (
        <UncoveredNotice country={country} />
      ) : (
        <CompareBody appId={appId} country={country} />
      )}
    </Container>
  );
}

const Loading = () => (
  <Card aria-busy="true">
    <Skeleton height="32rem" radius="lg" />
  </Card>
);

function CompareBody({ appId, country }: { appId: number } & Pick<CurrentWorkspace, "country">) {
  const { since, setSince } = useCompareSince();
  const { data, error, isFetching, refetch } = useQuery(compareQuery(appId, country, parseSince(since)));
  const search = addWorkspaceParams(new URLSearchParams(), { appId, country }).toString();
  if (!data) {
    if (!error) return <Loading />;
    return (
      <Card>
        <ErrorState
          title="Couldn't compare keywords"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (data.data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<KeyRoundIcon size={20} />}
          title={`No keywords in ${formatCountry(country)} on this app's list`}
          message="Add keywords to compare your ranks with those of your competitors."
          action={
            <Row $gap={2} $justify="center">
              <LinkButton to={`/keywords?${search}`}>Add keywords</LinkButton>
              <LinkButton to={`/keywords/discover?${search}`}>Discover keywords</LinkButton>
            </Row>
          }
        />
      </Card>
    );
  }
  if (data.apps.length < 2) {
    return (
      <Card>
        <EmptyState
          icon={<UsersIcon size={20} />}
          title="No competitors yet"
          message="Add competitors to compare their ranks with yours for every keyword on your list."
          action={<SuggestedCompetitors appId={appId} country={country} />}
        />
      </Card>
    );
  }
  const { data: keywords, apps, chosen, day = null, firstDay = null } = data;
  return (
    <CompareBoard
      {...{ keywords, apps, chosen, country, day }}
      sinceField={<SinceField latest="Latest ranks" {...{ since, firstDay }} onChange={setSince} />}
    />
  );
}
