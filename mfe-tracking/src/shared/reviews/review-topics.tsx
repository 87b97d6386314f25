import { formatCount } from "@listwise/aso-core/text";
import { groupTopics, type ReviewTopic } from "@listwise/contracts/reviews";
import { Badge, Row, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { getSentiment } from "./get-sentiment";

const MAX_VERSIONS = 3;

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: var(--lw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  summary {
    width: fit-content;
    min-height: 1.5rem;
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
    cursor: pointer;
  }
`;

function Quote({ quote: { text, rating, version } }: { quote: ReviewTopic["quotes"][number] }) {
  return (
    <Text $size="sm" $tone="muted" dir="auto">
      “{text}” {formatCount(rating, "star")}
      {version !== null && `, version ${version}`}
    </Text>
  );
}

function Topic({ topic: { topic, count, sentiment, quotes, versions } }: { topic: ReviewTopic }) {
  const { tone, word } = getSentiment(sentiment);
  const [first, ...others] = quotes;
  const named = versions.slice(0, MAX_VERSIONS).map((one) => `${one.version} (${one.count})`);
  return (
    <li>
      <Row $gap={2}>
        <strong dir="auto">{topic}</strong>
        <Badge tone={tone}>
          {word} {sentiment}
        </Badge>
        <Text as="span" $size="sm" $tone="muted">
          {formatCount(count, "review")}
          {named.length > 0 && `, versions ${named.join(", ")}`}
        </Text>
      </Row>
      {first && <Quote quote={first} />}
      {others.length > 0 && (
        <details>
          <summary>{formatCount(others.length, "more quote")}</summary>
          {others.map((quote) => (
            <Quote key={quote.text} quote={quote} />
          ))}
        </details>
      )}
    </li>
  );
}

/** Renders the topics of reviews by theme, each with its quotes and app versions. */
export function ReviewTopics({ topics }: { topics: readonly ReviewTopic[] }) {
  if (topics.length === 0) return null;
  return (
    <List aria-label="Topics of the reviews">
      {groupTopics(topics).map(({ theme, label, topics: own }) => (
        <li key={theme}>
          <Text $size="sm" $tone="muted" $strong>
            {label}
          </Text>
          <List aria-label={label}>
            {own.map((topic) => (
              <Topic key={topic.topic} topic={topic} />
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}
