import { Button, CircleCheckIcon } from "@listwise/shared-ui";
import { useEffect, useRef } from "react";
import { Sent } from "./contact.styles";

export function MessageSent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button was removed, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Sent role="status">
      <CircleCheckIcon size={28} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        Message sent
      </h2>
      <p>Thank you. We got your message and will reply by email.</p>
      <Button onClick={onAgain}>Write another message</Button>
    </Sent>
  );
}
