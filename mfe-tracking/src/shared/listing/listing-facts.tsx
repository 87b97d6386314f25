import type { FigureId } from "@listwise/aso-core/figures";
import { STORES } from "@listwise/aso-core/stores";
import { describeDataSafety, describePurchases } from "@listwise/aso-core/text";
import type { App } from "@listwise/contracts/apps";
import { FigureLink, formatNumber } from "@listwise/shared-ui";
import styled from "styled-components";
import {
  formatListingDate,
  formatLanguages,
  formatListingPrice,
  formatListingSize,
  UNKNOWN,
} from "./listing-text";

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(calc(50% - var(--lw-space-5)), 11rem), 1fr));
  gap: var(--lw-space-3) var(--lw-space-5);
  dt {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xs);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** Returns the number as Google Play shows it. */
function describeDownloads({ platform, minInstalls }: App): string {
  if (!STORES[platform].showsDownloads) return "Not public";
  return minInstalls == null ? UNKNOWN : `${formatNumber(minInstalls)}+`;
}

type Fact = [name: string, value: string, figure?: FigureId];

/** Returns what Google Play declares as data safety, in its words; nothing for a store without such declarations. */
function buildSafetyFacts({ platform, dataSafety }: App): Fact[] {
  if (!STORES[platform].showsDataSafety) return [];
  const safety = dataSafety ? describeDataSafety(dataSafety) : null;
  return [
    ["Data collected", safety?.collected ?? UNKNOWN],
    ["Data shared", safety?.shared ?? UNKNOWN],
    ["Security practices", safety?.practices ?? UNKNOWN],
  ];
}

function buildFacts(app: App): Fact[] {
  return [
    ["Rating", app.rating === null ? UNKNOWN : `${app.rating.toFixed(1)} of 5`],
    ["Ratings", app.ratingCount === null ? UNKNOWN : formatNumber(app.ratingCount)],
    ["Category", app.genres.length > 0 ? app.genres.join(", ") : (app.primaryGenre ?? UNKNOWN)],
    ["Price", formatListingPrice(app)],
    ["Version", app.version ?? UNKNOWN],
    ["Released", formatListingDate(app.releaseDate)],
    ["Last updated", formatListingDate(app.lastUpdated)],
    ["Size", formatListingSize(app.sizeBytes)],
    ["Minimum OS", app.minimumOsVersion ? `${STORES[app.platform].system} ${app.minimumOsVersion}` : UNKNOWN],
    ["Age rating", app.contentRating ?? UNKNOWN],
    ["In-app purchases", app.inAppPurchases ? describePurchases(app.inAppPurchases) : UNKNOWN],
    ...buildSafetyFacts(app),
    ["Languages", formatLanguages(app.languages)],
    ["Store ID", app.storeId],
    ["Downloads", describeDownloads(app), "downloads"],
  ];
}

/** Renders the facts of a listing, including those that are unknown. */
export function ListingFacts({ app }: { app: App }) {
  return (
    <Facts>
      {buildFacts(app).map(([name, value, figure]) => (
        <div key={name}>
          <dt>
            {name} {figure && <FigureLink figure={figure} label={name} />}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
