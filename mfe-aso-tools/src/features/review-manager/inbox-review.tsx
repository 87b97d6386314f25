import type { AppSummary } from "@listwise/contracts/apps";
import type { ManagedReview } from "@listwise/contracts/reviews";
import { Button, Row, Text } from "@listwise/shared-ui";
import { useState } from "react";
import { ReplyEditor } from "./reply-editor";
import { ReviewRow } from "./review-row";

interface InboxReviewProps {
  app: AppSummary;
  country: string;
  review: ManagedReview;
}

export function InboxReview({ app, country, review }: InboxReviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <ReviewRow review={review}>
      {!open && review.reply && review.reply.text !== "" && (
        <Text $size="sm" $tone="muted" dir="auto">
          {review.reply.repliedAt ? "Your reply" : "Your draft"}: {review.reply.text}
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
      {open && <ReplyEditor {...{ app, country, review }} />}
    </ReviewRow>
  );
}
