import { formatCount } from "@listwise/aso-core/text";
import {
  Badge,
  Button,
  Card,
  ErrorState,
  formatNumber,
  Loading,
  ProgressBar,
  ProvenanceNote,
  Row,
  SkeletonText,
  Stack,
  Text,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { PlainList } from "../../shared/tool-page/tool.styles";
import { topicsQuery } from "./reviews.api";

function getSentiment(sentiment: number) {
  if (sentiment >= 60) return { tone: "success", word: "Positive" } as const;
  return sentiment >= 40
    ? ({ tone: "warning", word: "Mixed" } as const)
    : ({ tone: "danger", word: "Negative" } as const);
}

interface TopicsCardProps {
  appId: number;
  country: string;
  /** Filters the reviews by a topic. */
  onTopic: (topic: string) => void;
}

/** Renders the overall sentiment and the topics of the storefront's reviews. */
export function TopicsCard({ appId, country, onTopic }: TopicsCardProps) {
  const { data, error, isFetching, refetch } = useQuery(topicsQuery(appId, country));
  return (
    <Card title="Topics and sentiment" footer={data && <ProvenanceNote {...data.provenance} />}>
      {error && !data && (
        <ErrorState
          title="Couldn't analyze the reviews"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !data && (
        <Loading label="Analyzing reviews">
          <SkeletonText lines={5} />
        </Loading>
      )}
      {data?.sentimentScore === null && (
        <Text $tone="muted">
          Unknown: {data.reason ?? "there are no reviews to analyze in this country."}
        </Text>
      )}
      {data && data.sentimentScore !== null && (
        <Stack $gap={3}>
          <ProgressBar
            label={`Sentiment: ${getSentiment(data.sentimentScore).word}`}
            value={data.sentimentScore}
            text={`${data.sentimentScore} of 100`}
          />
          <Row $gap={2}>
            <Badge tone="success">{formatNumber(data.positive)} positive</Badge>
            <Badge>{formatNumber(data.neutral)} neutral</Badge>
            <Badge tone="danger">{formatNumber(data.negative)} negative</Badge>
          </Row>
          <Text $size="sm" $tone="muted">
            From the newest {formatNumber(data.sampleSize)} reviews.
          </Text>
          <PlainList aria-label="Topics of the reviews">
            {data.topics.map(({ topic, count, sentiment, examples }) => (
              <li key={topic}>
                <Row $gap={2}>
                  <strong dir="auto">{topic}</strong>
                  <Badge tone={getSentiment(sentiment).tone}>
                    {getSentiment(sentiment).word} {sentiment}
                  </Badge>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Search reviews for ${topic}`}
                    onClick={() => onTopic(topic)}
                  >
                    {formatCount(count, "review")}
                  </Button>
                </Row>
                {examples[0] && (
                  <Text $size="sm" $tone="muted" dir="auto">
                    “{examples[0]}”
                  </Text>
                )}
              </li>
            ))}
          </PlainList>
        </Stack>
      )}
    </Card>
  );
}
