import type { ReviewAnalysis } from "@listwise/contracts/reviews";
import { formatCount } from "@listwise/aso-core/text";
import { Badge, formatNumber, ProgressBar, ProvenanceNote, Row, Stack, Text } from "@listwise/shared-ui";
import styled from "styled-components";

const Topics = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: var(--lw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    break-inside: avoid;
  }
`;

function getSentiment(sentiment: number): { tone: "success" | "warning" | "danger"; word: string } {
  if (sentiment >= 60) return { tone: "success", word: "Positive" };
  if (sentiment >= 40) return { tone: "warning", word: "Mixed" };
  return { tone: "danger", word: "Negative" };
}

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
        <Badge tone={tone}>{formatNumber(sampleSize)} reviews analyzed</Badge>
      </Row>
      {topics.length > 0 && (
        <Topics aria-label="Topics of the reviews">
          {topics.map(({ topic, count, sentiment, examples }) => (
            <li key={topic}>
              <Row $gap={2}>
                <strong dir="auto">{topic}</strong>
                <Badge tone={getSentiment(sentiment).tone}>
                  {getSentiment(sentiment).word} {sentiment}
                </Badge>
                <Text as="span" $size="sm" $tone="muted">
                  {formatCount(count, "review")}
                </Text>
              </Row>
              {examples[0] && (
                <Text $size="sm" $tone="muted" dir="auto">
                  “{examples[0]}”
                </Text>
              )}
            </li>
          ))}
        </Topics>
      )}
      <ProvenanceNote {...provenance} />
    </Stack>
  );
}
