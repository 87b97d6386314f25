import { THEME_LABELS, type ManagedReview, type Reply } from "@listwise/contracts/reviews";
import { Avatar, Badge, formatDate, Text, VisuallyHidden } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { ReviewText } from "./review-text";

interface ReviewRowProps {
  review: ManagedReview & { helpful?: number };
  /** Name of the store, if the list has reviews of both. */
  store?: string | undefined;
  /** Checkbox that selects the review. */
  select?: ReactNode;
  /** Buttons and the panels that they open. */
  children: ReactNode;
}

const tones = { positive: "success", neutral: "neutral", negative: "danger" } as const;
const words = { positive: "Positive", neutral: "Neutral", negative: "Negative" };

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--lw-space-2) var(--lw-space-3);
  padding: var(--lw-space-4) 0;
  border-top: 1px solid var(--lw-border);
  /* Reviews below the view have no layout until they come near it. */
  content-visibility: auto;
  contain-intrinsic-size: auto 9rem;
  /* Room for the focus ring of "Show more", which begins left of the text. */
  overflow-clip-margin: var(--lw-space-5);
  @media print {
    content-visibility: visible;
  }
  &:first-child {
    border-top: 0;
  }
  & > div > * + * {
    margin-top: var(--lw-space-2);
  }
  /* Phones give the width to the text. */
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--lw-space-3) 0;
    & > :first-child {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-1) var(--lw-space-3);
`;

/** The checkbox is as close to the name as to its own label; its hit area is larger than its box. */
const Select = styled.span`
  margin-inline-end: -0.5rem;
`;

const Stars = styled.span`
  color: var(--lw-warning-text);
  letter-spacing: 0.1em;
  white-space: nowrap;
`;

const deliveries = {
  queued: { tone: "info", label: "Sending" },
  sent: { tone: "success", label: "Sent" },
  refused: { tone: "danger", label: "Refused" },
  kept: { tone: "warning", label: "Not sent" },
} as const;

function ReplyBadge({ reply }: { reply: Reply | null }) {
  if (reply?.delivery) {
    const { tone, label } = deliveries[reply.delivery.state];
    return <Badge tone={tone}>{label}</Badge>;
  }
  if (reply?.repliedAt) return <Badge tone="info">Answered</Badge>;
  return reply && <Badge tone="warning">Draft</Badge>;
}

export function ReviewRow({ review, store, select, children }: ReviewRowProps) {
  const { username, userInitial, rating, title, text, version, date, sentiment, reply, helpful } = review;
  const themes = review.themes.map((theme) => THEME_LABELS[theme]).join(", ");
  return (
    <Item>
      <Avatar name={userInitial} tone="neutral" />
      <div>
        <Head>
          {select && <Select>{select}</Select>}
          <strong>{username}</strong>
          <Stars>
            <span aria-hidden="true">{"★".repeat(rating) + "☆".repeat(5 - rating)}</span>
            <VisuallyHidden>{rating} of 5 stars</VisuallyHidden>
          </Stars>
          <Badge tone={tones[sentiment]}>{words[sentiment]}</Badge>
          <ReplyBadge reply={reply} />
          <Text as="span" $size="xs" $tone="muted">
            <time dateTime={date}>{formatDate(date)}</time>
            {store && ` · ${store}`}
            {version && ` · Version ${version}`}
            {themes !== "" && ` · ${themes}`}
            {helpful !== undefined && ` · ${helpful} found this helpful`}
          </Text>
        </Head>
        {title && (
          <Text $strong dir="auto">
            {title}
          </Text>
        )}
        <ReviewText {...{ text, username }} />
        {children}
      </div>
    </Item>
  );
}
