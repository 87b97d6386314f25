import { useWorkspace } from "@listwise/shared-auth";
import { Container, PageHeader, SkeletonCard, useStoreSource, UncoveredNotice } from "@listwise/shared-ui";
import { explainUncovered } from "@listwise/aso-core/text";
import { ChooseApp } from "../../shared/apps/choose-app";
import { KeywordTabs } from "../../shared/keywords/keyword-tabs";
import { DiscoverBoard } from "./discover-board";

/** Renders keywords that the current app could track. */
export function DiscoverPage() {
  const { appId, country, isKnown } = useWorkspace();
  const isUncovered = explainUncovered(useStoreSource(), country) !== null;
  return (
    <Container>
      <PageHeader
        title="Discover keywords"
        help="discover-keywords"
        description="Find keywords that fit your app and aren't on its list yet."
      />
      <KeywordTabs />
      {!isKnown ? (
        <SkeletonCard />
      ) : appId === null ? (
        <ChooseApp title="Choose an app to discover keywords for" />
      ) : isUncovered ? (
        <UncoveredNotice country={country} />
      ) : (
        <DiscoverBoard key={`${appId} ${country}`} appId={appId} country={country} />
      )}
    </Container>
  );
}
