import type { ReviewAnalysis } from "@listwise/contracts/reviews";
import { formatCount } from "@listwise/aso-core/text";
import {
  Badge,
  FigureLink,
  formatNumber,
  ProgressBar,
  ProvenanceNote,
  Row,
  Stack,
  Text,
} from "@listwise/shared-ui";
import { getSentiment } from "./get-sentiment";
import { ReviewTopics } from "./review-topics";

/** Renders the sentiment and topics of a sample of reviews. */
export function ReviewSentiment({ analysis }: { analysis: ReviewAnalysis }) {
  const { sentimentScore, positive, neutral, negative, topics, sampleSize, reason, provenance } = analysis;
  if (sentimentScore === null) {
    return <Text $tone="muted">Unknown: {reason ?? "there are no reviews to analyze in this country."}</Text>;
  }
  const { tone, word } = getSentiment(sentimentScore);
  return (
    <Stack $gap={3}>
      <ProgressBar label={`Sentiment: ${word}`} value={sentimentScore} text={`${sentimentScore} of 100`} />
      <Row $gap={2}>
        <Badge tone="success">{formatNumber(positive)} positive</Badge>
        <Badge>{formatNumber(neutral)} neutral</Badge>
        <Badge tone="danger">{formatNumber(negative)} negative</Badge>
        <Badge tone={tone}>{formatCount(sampleSize, "review")} analyzed</Badge>
        <FigureLink figure="sentiment" label="Sentiment" />
      </Row>
      <ReviewTopics topics={topics} />
      <ProvenanceNote {...provenance} />
    </Stack>
  );
}
