import { formatCount } from "@listwise/aso-core/text";
import { groupTopics, type ReviewTopic } from "@listwise/contracts/reviews";
import { Badge, Button, Row, Text } from "@listwise/shared-ui";
import { useState } from "react";
import { PlainList } from "../../../shared/tool-page/tool.styles";
import { getSentiment } from "./get-sentiment";

const MAX_VERSIONS = 3;
/** Topics shown before "Show all", each with one quote. */
const COLLAPSED_COUNT = 5;

interface TopicListProps {
  topics: readonly ReviewTopic[];
  /** Filters the reviews by a topic. */
  onTopic: (topic: string) => void;
}

/** Renders the topics of reviews by theme, each with its app versions and quotes. */
export function TopicList({ topics, onTopic }: TopicListProps) {
  const [all, setAll] = useState(false);
  const hasMore = topics.length > COLLAPSED_COUNT || topics.some(({ quotes }) => quotes.length > 1);
  return (
    <>
      <PlainList aria-label="Topics of the reviews">
        {groupTopics(all ? topics : topics.slice(0, COLLAPSED_COUNT)).map(({ theme, label, topics: own }) => (
          <li key={theme}>
            <Text $size="sm" $tone="muted" $strong>
              {label}
            </Text>
            <PlainList aria-label={label}>
              {own.map(({ topic, count, sentiment, quotes, versions }) => (
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
                  {versions.length > 0 && (
                    <Text $size="xs" $tone="muted">
                      Versions{" "}
                      {versions
                        .slice(0, MAX_VERSIONS)
                        .map((one) => `${one.version} (${one.count})`)
                        .join(", ")}
                    </Text>
                  )}
                  {(all ? quotes : quotes.slice(0, 1)).map(({ text, rating }) => (
                    <Text key={text} $size="sm" $tone="muted" dir="auto">
                      “{text}” {formatCount(rating, "star")}
                    </Text>
                  ))}
                </li>
              ))}
            </PlainList>
          </li>
        ))}
      </PlainList>
      {hasMore && (
        <Row>
          <Button size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? "Show less" : `Show all ${formatCount(topics.length, "topic")} and quotes`}
          </Button>
        </Row>
      )}
    </>
  );
}
