import { LISTING_FILTERS, LISTING_PLACES, type ListingPlace } from "@listwise/aso-core/scores";
import { VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";

/** Tells for each of `LISTING_PLACES` if a keyword occurs there; `null` if unknown. */
export type InListing = readonly (boolean | null)[];

const FIELDS = {
  name: { mark: "N", label: "name" },
  subtitle: { mark: "S", label: "subtitle or short description" },
  keywords: { mark: "K", label: "keyword field" },
  description: { mark: "D", label: "description" },
} as const;

const ORDER = ["name", "subtitle", "keywords", "description"] as const;
const list = new Intl.ListFormat("en", { type: "conjunction" });

export const IN_LISTING_HELP =
  "Where all words of the keyword occur in the app's listing: N is the name, S the subtitle (on Google Play, the short description), K the keyword field of your localization draft, D the description. “Split” means that these short texts, N, S and K, have the words together.";

const Marks = styled.span`
  display: inline-flex;
  gap: 2px;
  vertical-align: middle;
`;

const Mark = styled.span`
  min-width: 1.125rem;
  padding-inline: 3px;
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-sm);
  font-size: var(--lw-font-xs);
  font-weight: var(--lw-weight-medium);
  line-height: 1.125rem;
  text-align: center;
`;

const isAt = (places: InListing, place: ListingPlace) => places[LISTING_PLACES.indexOf(place)];

/** Returns true if the words are in several of name, subtitle and keyword field, but not all in one of them. */
function isSplit(places: InListing): boolean {
  return (
    isAt(places, "combined") === true &&
    !(["name", "subtitle", "keywords"] as const).some((field) => isAt(places, field))
  );
}

const nameFields = (fields: readonly (typeof ORDER)[number][]) =>
  list.format(fields.map((field) => FIELDS[field].label));

/** Describes the places in a sentence: "In the name and description. The subtitle is unknown." */
export function describePlaces(places: InListing): string {
  const found = ORDER.filter((field) => isAt(places, field) === true);
  const unknown = ORDER.filter((field) => (isAt(places, field) ?? null) === null);
  if (unknown.length === ORDER.length) return "The listing is unknown.";
  const sentences = [
    found.length > 0 && `In the ${nameFields(found)}.`,
    isSplit(places) && "Split over the name and the other short texts.",
    found.length === 0 && !isSplit(places) && "Not found in the listing.",
    unknown.length > 0 && `Unknown: ${nameFields(unknown)}.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

/** Orders keywords by the most important place that has them; unknown and missing ones come last. */
export function rankPlaces(places: InListing): number {
  const best = ORDER.findIndex((field) => isAt(places, field) === true);
  if (best >= 0 && best < 3) return best;
  return isSplit(places) ? 3 : best < 0 ? 5 : 4;
}

/** Returns the filter with this name, or `undefined`. */
export const findListingFilter = (name: string) => LISTING_FILTERS.find((filter) => filter === name);

export const listingOptions = [
  { value: "", label: "In listing: any" },
  { value: "name", label: "In the name" },
  { value: "subtitle", label: "In the subtitle or short description" },
  { value: "keywords", label: "In the keyword field" },
  { value: "description", label: "In the description" },
  { value: "combined", label: "In the name or the other short texts" },
  { value: "none", label: "Not found in the listing" },
];

/** Renders a letter for each field of the listing that contains a keyword. */
export function ListingMarks({ places }: { places: InListing }) {
  const marks = [
    ...(isSplit(places) ? ["Split"] : []),
    ...ORDER.filter((field) => isAt(places, field) === true).map((field) => FIELDS[field].mark),
  ];
  const text = describePlaces(places);
  return (
    <span title={text}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Marks aria-hidden="true">
        {marks.length === 0
          ? places.includes(false)
            ? "–"
            : "?"
          : marks.map((mark) => <Mark key={mark}>{mark}</Mark>)}
      </Marks>
    </span>
  );
}
