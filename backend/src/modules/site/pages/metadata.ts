import { isInAdminArea } from "@listwise/contracts/remotes";
import {
  DEFAULT_TITLE,
  formatPageTitle,
  getTitleKey,
  hasOwnName,
  getRouteTitle,
  PRODUCT_NAME,
} from "@listwise/contracts/site";
import { escapeHtml } from "../../../infra/html";
import type { PublishedPage } from "../../content";
import { isListed } from "./page-kind";
import type { BuiltPage, Match } from "./match-route";

/** Input of a page's metadata. */
export interface PageFacts {
  path: string;
  match: Match | null;
  exists: boolean;
  /** The published page at the path. */
  page: PublishedPage | undefined;
  /** Build data of the page, or `null`. */
  built: BuiltPage | null;
  /** Public configuration by key. */
  config: ReadonlyMap<string, string>;
  publicUrl: string;
}

const DESCRIPTION = `${PRODUCT_NAME}: App Store Optimization for mobile app publishers.`;

/** Returns the absolute URL of an image if it is https or a path of this site; otherwise `null`. */
export function resolveImageUrl(text: string | null | undefined, publicUrl: string): string | null {
  const value = text?.trim() ?? "";
  if (/^\/[^/\\]/.test(value)) return publicUrl + value;
  return URL.canParse(value) && new URL(value).protocol === "https:" ? value : null;
}

/**
 * Returns the page's title: the name of a published page or of its route, or else the configured title of its area, or
 * its route's title, or the default. All admin pages have the default, because the page is served before the user is known.
 */
export function getTitle({ path, match, exists, page, config }: PageFacts): string {
  if (isInAdminArea(path)) return DEFAULT_TITLE;
  if (!exists) return formatPageTitle("Page not found");
  if (page && hasOwnName(path)) return formatPageTitle(page.title);
  if (match && hasOwnName(match.route.path)) return formatPageTitle(match.route.title);
  return getRouteTitle(config.get(match?.route.titleKey ?? getTitleKey(path)), match?.route.title);
}

/** Returns true if search engines may list the page. */
function isListedPage(facts: PageFacts): boolean {
  const isDoor = facts.path === "/login" || facts.path === "/register";
  return facts.exists && (isDoor || (facts.match !== null && isListed(facts.match)));
}

/** Returns a page's description: its own, that of its build, or the configured one. */
export const getDescription = ({ page, built, config }: PageFacts): string =>
  page?.description || built?.description || config.get("seo.meta_description")?.trim() || DESCRIPTION;

/** Renders the meta tags for search engines and link previews. */
export function renderMetadataTags(facts: PageFacts): string {
  const { path, page, config, publicUrl } = facts;
  const configured = (key: string) => config.get(key)?.trim() || undefined;
  const title = page?.title ?? getTitle(facts);
  const description = getDescription(facts);
  const image =
    resolveImageUrl(page?.image, publicUrl) ??
    resolveImageUrl(configured("seo.og_image"), publicUrl) ??
    `${publicUrl}/social-card.png`;
  const url = publicUrl + encodeURI(path === "/" ? "/" : path.replace(/(?<!\/)\/+$/, ""));
  const tags: [attribute: "name" | "property", key: string, content: string | undefined][] = [
    ["name", "description", description],
    ["name", "author", configured("seo.author") ?? PRODUCT_NAME],
    ["name", "robots", isListedPage(facts) ? undefined : "noindex"],
    ["property", "og:site_name", configured("seo.author") ?? PRODUCT_NAME],
    ["property", "og:type", page ? "article" : "website"],
    ["property", "article:published_time", page?.publishedAt?.toISOString()],
    ["property", "article:modified_time", page?.updatedAt.toISOString()],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:url", url],
    ["property", "og:image", image],
    ["name", "twitter:card", "summary_large_image"],
    ["name", "twitter:site", configured("seo.twitter_site")],
    ["name", "twitter:title", title],
    ["name", "twitter:description", description],
    ["name", "twitter:image", image],
  ];
  const metas = tags.flatMap(([attribute, key, content]) =>
    content ? [`<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`] : [],
  );
  const feed = `<link rel="alternate" type="application/atom+xml" title="${PRODUCT_NAME} Blog" href="/feed.xml" />`;
  return [...metas, `<link rel="canonical" href="${escapeHtml(url)}" />`, feed].join("\n    ");
}
