import type { App } from "@listwise/contracts";
import { Button, formatNumber, ProvenanceNote, Stack } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { dateText, languagesText, priceText, sizeText, UNKNOWN } from "./listing-text";

const LONG = 420;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: var(--lw-space-3) var(--lw-space-5);
  dt {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xs);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

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

function factsOf(app: App): [string, string][] {
  return [
    ["Rating", app.rating === null ? UNKNOWN : `${app.rating.toFixed(1)} of 5`],
    ["Ratings", app.ratingCount === null ? UNKNOWN : formatNumber(app.ratingCount)],
    ["Category", app.genres.length > 0 ? app.genres.join(", ") : (app.primaryGenre ?? UNKNOWN)],
    ["Price", priceText(app)],
    ["Version", app.version ?? UNKNOWN],
    ["Released", dateText(app.releaseDate)],
    ["Last updated", dateText(app.lastUpdated)],
    ["Size", sizeText(app.sizeBytes)],
    ["Minimum OS", app.minimumOsVersion ?? UNKNOWN],
    ["Age rating", app.contentRating ?? UNKNOWN],
    ["Languages", languagesText(app.languages)],
    ["Store ID", app.storeId],
    ["Downloads", "Not public"],
  ];
}

/** The listing as the store tells it. */
export function OverviewTab({ app }: { app: App }) {
  const [whole, setWhole] = useState(false);
  const long = (app.description?.length ?? 0) > LONG;
  return (
    <Stack $gap={6}>
      <Facts>
        {factsOf(app).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Stack $gap={2} $align="start">
        <h4>Description</h4>
        <Description $short={long && !whole}>
          {app.description ?? "Not public: the source of this listing has no description."}
        </Description>
        {long && (
          <Button size="sm" variant="ghost" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? "Show less" : "Show more"}
          </Button>
        )}
      </Stack>
      <ProvenanceNote source={app.provenance.source} fetchedAt={app.provenance.fetchedAt} />
    </Stack>
  );
}
