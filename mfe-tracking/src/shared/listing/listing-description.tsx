import { Button, Stack } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";

const COLLAPSE_ABOVE_CHARACTERS = 420;

const Description = styled.p<{ $short: boolean }>`
  display: -webkit-box;
  max-width: var(--lw-prose-max);
  overflow: hidden;
  color: var(--lw-text-muted);
  line-height: var(--lw-leading-relaxed);
  overflow-wrap: anywhere;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $short }) => ($short ? 6 : "none")};
  @media print {
    -webkit-line-clamp: none;
  }
`;

const Toggle = styled.div`
  @media print {
    display: none;
  }
`;

/** Renders the description of a listing: a long one starts with its first lines, on paper it is whole. */
export function ListingDescription({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const long = text.length > COLLAPSE_ABOVE_CHARACTERS;
  return (
    <Stack $gap={2} $align="start">
      <Description $short={long && !whole}>{text}</Description>
      {long && (
        <Toggle>
          <Button
            size="sm"
            variant="ghost"
            edge="start"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
          >
            {whole ? "Show less" : "Show more"}
          </Button>
        </Toggle>
      )}
    </Stack>
  );
}
