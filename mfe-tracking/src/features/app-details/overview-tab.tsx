import { explainMissing } from "@listwise/aso-core/text";
import type { App } from "@listwise/contracts/apps";
import { Button, ProvenanceNote, Stack, useStoreSource } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { ListingFacts } from "../../shared/listing/listing-facts";

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
`;

/** Renders the listing's facts and description. */
export function OverviewTab({ app }: { app: App }) {
  const source = useStoreSource();
  const [whole, setWhole] = useState(false);
  const long = (app.description?.length ?? 0) > COLLAPSE_ABOVE_CHARACTERS;
  return (
    <Stack $gap={6}>
      <ListingFacts app={app} />
      <Stack $gap={2} $align="start">
        <h4>Description</h4>
        <Description $short={long && !whole}>
          {app.description ?? explainMissing(source, "a description of this app")}
        </Description>
        {long && (
          <Button
            size="sm"
            variant="ghost"
            edge="start"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
          >
            {whole ? "Show less" : "Show more"}
          </Button>
        )}
      </Stack>
      <ProvenanceNote source={app.provenance.source} fetchedAt={app.provenance.fetchedAt} />
    </Stack>
  );
}
