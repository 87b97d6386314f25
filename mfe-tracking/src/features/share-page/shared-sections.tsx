import type { SharedAnalysis } from "@listwise/contracts/shares";
import { Card, ProvenanceNote, Stack, Text } from "@listwise/shared-ui";
import { ListingDescription } from "../../shared/listing/listing-description";
import { ListingFacts } from "../../shared/listing/listing-facts";
import { ReviewSentiment } from "../../shared/reviews/review-sentiment";
import { ReviewList } from "../../shared/reviews/review-list";
import { ReviewStatsView } from "../../shared/reviews/review-stats-view";
import { MetricChart } from "../../shared/trends/metric-chart";
import { LastDay } from "./last-day";
import { Pictures, ScreenOnly } from "./share.styles";
import { SharedRankings } from "./shared-rankings";

function Analytics({
  points,
  figures,
  sharedAt,
}: {
  points: NonNullable<SharedAnalysis["analytics"]>;
  figures: SharedAnalysis["figures"];
  sharedAt: string;
}) {
  const last = points.at(-1);
  if (!last) return <Text $tone="muted">No data yet.</Text>;
  return (
    <Stack>
      <LastDay figures={figures} point={last} />
      <ScreenOnly>
        <MetricChart points={points} to={sharedAt.slice(0, 10)} />
      </ScreenOnly>
    </Stack>
  );
}

/** Renders the parts of the analysis that the owner shared, the figures before the texts of the listing. */
export function SharedSections({ analysis }: { analysis: SharedAnalysis }) {
  const { app, rankings, analytics, figures, reviews } = analysis;
  return (
    <>
      <Card title="Keyword rankings">
        <SharedRankings rankings={rankings} />
      </Card>
      {analytics && (
        <Card title="Analytics">
          <Analytics points={analytics} figures={figures} sharedAt={analysis.sharedAt} />
        </Card>
      )}
      {reviews && (
        <Card title="Reviews">
          <Stack $gap={5}>
            {reviews.analysis.reason === undefined && <ReviewStatsView stats={reviews.stats} />}
            <ReviewSentiment analysis={reviews.analysis} />
            <ReviewList reviews={reviews.reviews} />
          </Stack>
        </Card>
      )}
      <Card title="Listing">
        <Stack>
          <ListingFacts app={app} />
          {app.description && <ListingDescription text={app.description} />}
          <ProvenanceNote source={app.provenance.source} fetchedAt={app.provenance.fetchedAt} />
        </Stack>
      </Card>
      {app.screenshots.length > 0 && (
        <Card title="Screenshots">
          <Pictures>
            {app.screenshots.map((src, index) => (
              <li key={src}>
                <img src={src} alt={`Screenshot ${index + 1} of ${app.name}`} />
              </li>
            ))}
          </Pictures>
        </Card>
      )}
    </>
  );
}
