import {
  AU,
  BR,
  CA,
  CN,
  DE,
  ES,
  FR,
  GB,
  IN,
  IT,
  JP,
  KR,
  MX,
  RU,
  TR,
  US,
} from "country-flag-icons/string/3x2";

const drawings = { AU, BR, CA, CN, DE, ES, FR, GB, IN, IT, JP, KR, MX, RU, TR, US };

/** Data URLs of the flags of all selectable storefronts, by upper-case country code. */
export const flagPictures: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([code, svg]) => [code, `data:image/svg+xml,${encodeURIComponent(svg)}`]),
);
