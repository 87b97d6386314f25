import type { AppSummary } from "@listwise/contracts/apps";
import type { ManagedReview, Reply } from "@listwise/contracts/reviews";
import { Button, Row, Text } from "@listwise/shared-ui";
import { RowCheckbox } from "@listwise/shared-ui/table";
import { useState } from "react";
import { ReplyEditor } from "../replies/reply-editor";
import { ReviewRow } from "./review-row";

interface InboxReviewProps {
  app: AppSummary;
  country: string;
  review: ManagedReview;
  /** True if the user's key is connected to the app's store. */
  connected: boolean;
  /** Name of the store, if the list has reviews of both. */
  store?: string | undefined;
  selected: boolean;
  onSelect: () => void;
}

/** Returns true if the text was sent to the store or the user marked it as sent. */
const isAnswer = ({ repliedAt, delivery }: Reply) =>
  repliedAt !== null && (delivery === null || delivery.state === "sent");

export function InboxReview({
  app,
  country,
  review,
  connected,
  store,
  selected,
  onSelect,
}: InboxReviewProps) {
  const [open, setOpen] = useState(false);
  const select = (
    <RowCheckbox label={`Select the review by ${review.username}`} checked={selected} toggle={onSelect} />
  );
  return (
    <ReviewRow review={review} store={store} select={select}>
      {!open && review.reply && review.reply.text !== "" && (
        <Text $size="sm" $tone="muted" dir="auto">
          {isAnswer(review.reply) ? "Your reply" : "Your draft"}: {review.reply.text}
        </Text>
      )}
      {review.reply?.delivery?.reason && (
        <Text $size="sm" $tone={review.reply.delivery.state === "queued" ? "muted" : "danger"}>
          {review.reply.delivery.reason}
          {review.reply.delivery.state === "queued" && " We will try again."}
        </Text>
      )}
      <Row>
        <Button
          size="sm"
          aria-expanded={open}
          aria-label={open ? `Close the reply to ${review.username}` : `Reply to ${review.username}`}
          onClick={() => setOpen(!open)}
        >
          {open ? "Close" : "Reply"}
        </Button>
      </Row>
      {open && <ReplyEditor {...{ app, country, review, connected }} />}
    </ReviewRow>
  );
}
