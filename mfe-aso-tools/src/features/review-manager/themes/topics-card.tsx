import { formatCount } from "@listwise/aso-core/text";
import {
  Badge,
  Card,
  ErrorState,
  FigureLink,
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
import { getSentiment } from "./get-sentiment";
import { topicsQuery } from "../reviews.api";
import { TopicList } from "./topic-list";

interface TopicsCardProps {
  appId: number;
  country: string;
  /** Name of the store, if the list next to it has reviews of both. */
  store?: string | undefined;
  /** App version that the reviews are limited to; empty for all. */
  version: string;
  /** Filters the reviews by a topic. */
  onTopic: (topic: string) => void;
}

/** Renders the overall sentiment and the topics of the storefront's reviews. */
export function TopicsCard({ appId, country, store, version, onTopic }: TopicsCardProps) {
  const { data, error, isFetching, refetch } = useQuery(topicsQuery(appId, country, version));
  return (
    <Card
      title="Topics and sentiment"
      description={store && `${store} only`}
      footer={data && <ProvenanceNote {...data.provenance} />}
    >
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
            <FigureLink figure="sentiment" label="Sentiment" />
          </Row>
          <Text $size="sm" $tone="muted">
            From the newest {formatCount(data.sampleSize, "review")}
            {version !== "" && ` of version ${version}`}.
          </Text>
          <TopicList topics={data.topics} onTopic={onTopic} />
        </Stack>
      )}
    </Card>
  );
}
