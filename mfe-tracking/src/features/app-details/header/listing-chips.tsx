import { STORES } from "@listwise/aso-core/stores";
import type { App } from "@listwise/contracts/apps";
import { Badge, getCountryName, StarIcon } from "@listwise/shared-ui";
import styled from "styled-components";
import { formatListingPrice, UNKNOWN, formatListingYear } from "../../../shared/listing/listing-text";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Renders the listing's main facts as chips. */
export function ListingChips({ app, country }: { app: App; country: string }) {
  const facts = [
    app.primaryGenre ?? "Genre unknown",
    `Version ${app.version ?? UNKNOWN.toLowerCase()}`,
    app.releaseDate ? `Released ${formatListingYear(app.releaseDate)}` : "Release year unknown",
    app.price === null ? "Price unknown" : formatListingPrice(app),
    app.minimumOsVersion ? `${STORES[app.platform].system} ${app.minimumOsVersion}+` : "Minimum OS unknown",
    getCountryName(country),
  ];
  return (
    <List aria-label="Listing facts">
      <li>
        <Badge tone="warning" icon={<StarIcon size={12} aria-hidden="true" />}>
          {app.rating === null ? "Not rated" : app.rating.toFixed(1)}
        </Badge>
      </li>
      {facts.map((fact) => (
        <li key={fact}>
          <Badge>{fact}</Badge>
        </li>
      ))}
    </List>
  );
}
