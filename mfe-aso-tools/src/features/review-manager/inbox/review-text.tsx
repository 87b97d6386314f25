import { Button } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";

const COLLAPSE_ABOVE_CHARACTERS = 320;

const Words = styled.p<{ $short: boolean }>`
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${({ $short }) =>
    $short && "display: -webkit-box; overflow: hidden; -webkit-line-clamp: 5; -webkit-box-orient: vertical;"}
`;

interface ReviewTextProps {
  text: string;
  username: string;
}

/** Renders the text of a review; a long one has a button that shows all of it. */
export function ReviewText({ text, username }: ReviewTextProps) {
  const [whole, setWhole] = useState(false);
  const long = text.length > COLLAPSE_ABOVE_CHARACTERS;
  return (
    <>
      <Words dir="auto" $short={long && !whole}>
        {text}
      </Words>
      {long && (
        <Button
          size="sm"
          variant="ghost"
          edge="start"
          aria-expanded={whole}
          aria-label={`${whole ? "Show less" : "Show more"} of the review by ${username}`}
          onClick={() => setWhole(!whole)}
        >
          {whole ? "Show less" : "Show more"}
        </Button>
      )}
    </>
  );
}
