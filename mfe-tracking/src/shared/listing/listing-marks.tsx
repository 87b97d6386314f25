import { getIndexedLocales } from "@listwise/aso-core/localization";
import { LISTING_FILTERS, LISTING_PLACES, type ListingPlace } from "@listwise/aso-core/scores";
import { PLATFORMS, STORES, type Platform } from "@listwise/aso-core/stores";
import { addWorkspaceParams } from "@listwise/shared-auth";
import { Link, VisuallyHidden, memoizeLazy } from "@listwise/shared-ui";
import styled, { css } from "styled-components";

/** Tells for each of `LISTING_PLACES` if a keyword occurs there; `null` if unknown. */
export type InListing = readonly (boolean | null)[];

/** The listing that marks are about. */
export interface MarkedListing {
  appId: number;
  country: string;
  platform: Platform;
}

/** Names of the text below the name that fit a mark. */
const TAGLINES = { subtitle: "Sub", shortDescription: "Short" } as const;

const ORDER = ["name", "subtitle", "keywords", "description"] as const;
const list = memoizeLazy(() => new Intl.ListFormat("en", { type: "conjunction" }));
const either = memoizeLazy(() => new Intl.ListFormat("en", { type: "disjunction" }));

type Stores = readonly Platform[];

const getTagline = (stores: Stores) =>
  either().format(stores.map((store) => STORES[store].taglineName.toLowerCase()));
const haveKeywordField = (stores: Stores) => stores.some((store) => STORES[store].limits.keywords !== null);

/** Explains the marks of apps in these stores. */
export function explainMarks(stores: Stores): string {
  const hasKeywords = haveKeywordField(stores);
  const short = list().format(["name", getTagline(stores), ...(hasKeywords ? ["keyword field"] : [])]);
  const draft = hasKeywords ? " The keyword field is that of your localization draft (Keys)." : "";
  return `Where all words of the keyword occur in the app's listing, most important field first.${draft} “Split” means that the short texts, ${short}, have the words together. A field opens its editor.`;
}

/** Further fields are in the title. */
const MAX_MARKS = 2;

const Marks = styled.span`
  display: inline-flex;
  gap: 2px;
  vertical-align: middle;
`;

const mark = css`
  padding-inline: var(--lw-space-1);
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-sm);
  font-size: var(--lw-font-xs);
  line-height: 1.125rem;
  white-space: nowrap;
`;

const Mark = styled.span`
  ${mark}
`;

const MarkLink = styled(Link)`
  ${mark}
  color: var(--lw-text);
  &:hover {
    border-color: var(--lw-accent-border);
    color: var(--lw-accent-text);
  }
`;

const isAt = (places: InListing, place: ListingPlace) => places[LISTING_PLACES.indexOf(place)];

/** Returns true if the words are in several of name, subtitle and keyword field, but not all in one of them. */
function isSplit(places: InListing): boolean {
  return (
    isAt(places, "combined") === true &&
    !(["name", "subtitle", "keywords"] as const).some((field) => isAt(places, field))
  );
}

/** Describes the places in a store in a sentence: "In the name and description. Unknown: subtitle." */
export function describePlaces(places: InListing, platform?: Platform): string {
  const stores = platform ? [platform] : PLATFORMS;
  const labels = {
    name: "name",
    subtitle: getTagline(stores),
    keywords: "keyword field",
    description: "description",
  };
  const nameFields = (fields: readonly (typeof ORDER)[number][]) =>
    list().format(fields.map((field) => labels[field]));
  const fields = ORDER.filter((field) => field !== "keywords" || haveKeywordField(stores));
  const found = fields.filter((field) => isAt(places, field) === true);
  const unknown = fields.filter((field) => (isAt(places, field) ?? null) === null);
  if (unknown.length === fields.length) return "The listing is unknown.";
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

/** Returns the choices of a filter by place; a place that these stores lack is only among them while it is chosen. */
export function buildListingOptions(stores: Stores, chosen: string): { value: string; label: string }[] {
  const hasKeywords = haveKeywordField(stores) || chosen === "keywords";
  return [
    { value: "", label: "In listing: any" },
    { value: "name", label: "In the name" },
    { value: "subtitle", label: `In the ${getTagline(stores)}` },
    ...(hasKeywords ? [{ value: "keywords", label: "In the keyword field" }] : []),
    { value: "description", label: "In the description" },
    { value: "combined", label: "In the name or the other short texts" },
    { value: "none", label: "Not found in the listing" },
  ];
}

/** Returns the fields of the marks with their names in the store of the listing. */
function getMarks(places: InListing, platform: Platform): { field: string | null; name: string }[] {
  const { tagline } = STORES[platform];
  const fields = {
    name: { field: "name", name: "Name" },
    subtitle: { field: tagline, name: TAGLINES[tagline] },
    keywords: { field: "keywords", name: "Keys" },
    description: { field: "description", name: "Desc" },
  };
  return [
    ...(isSplit(places) ? [{ field: null, name: "Split" }] : []),
    ...ORDER.filter((field) => isAt(places, field) === true).map((field) => fields[field]),
  ];
}

/** Returns the address of the editor of a field, or of all fields, in the main language of the country. */
function getEditorPath({ appId, country }: MarkedListing, locale: string, field: string | null): string {
  const params = new URLSearchParams({ lang: locale, ...(field && { field }) });
  return `/aso-tools/localization-helper?${addWorkspaceParams(params, { appId, country }).toString()}`;
}

interface ListingMarksProps {
  places: InListing;
  /** Without it, the marks lead nowhere. */
  listing: MarkedListing | null;
}

/** Renders the fields of the listing that contain a keyword, as links to their editor. */
export function ListingMarks({ places, listing }: ListingMarksProps) {
  const marks = getMarks(places, listing?.platform ?? "ios");
  const text = describePlaces(places, listing?.platform);
  const [locale = ""] = listing ? getIndexedLocales(listing.country) : [];
  const left = marks.length - MAX_MARKS;
  return (
    <span title={text}>
      <VisuallyHidden>{text}</VisuallyHidden>
      {marks.length === 0 && <span aria-hidden="true">{places.includes(false) ? "–" : "?"}</span>}
      <Marks>
        {marks.slice(0, MAX_MARKS).map(({ field, name }) =>
          listing ? (
            <MarkLink
              key={name}
              to={getEditorPath(listing, locale, field)}
              title={`${text} Edit the texts in ${locale}.`}
            >
              {name}
              <VisuallyHidden> (edit in {locale})</VisuallyHidden>
            </MarkLink>
          ) : (
            <Mark key={name}>{name}</Mark>
          ),
        )}
        {left > 0 && <Mark aria-hidden="true">+{left}</Mark>}
      </Marks>
    </span>
  );
}
