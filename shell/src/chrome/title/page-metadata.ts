const TITLES = ['meta[property="og:title"]', 'meta[name="twitter:title"]'];
const DESCRIPTIONS = [
  'meta[name="description"]',
  'meta[property="og:description"]',
  'meta[name="twitter:description"]',
];

function write(selectors: readonly string[], attribute: "content" | "href", value: string): void {
  for (const selector of selectors) document.head.querySelector(selector)?.setAttribute(attribute, value);
}

function getCanonicalUrl(): URL | null {
  const address = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return address && URL.canParse(address) ? new URL(address) : null;
}

/** Returns the path and title of the page that the server rendered; `null` if it rendered none. */
export function getServedPage(): { pathname: string; title: string } | null {
  const url = getCanonicalUrl();
  return url && document.title ? { pathname: url.pathname, title: document.title } : null;
}

/** Updates the metadata that the server rendered for the first page. */
export function writeMetadata(pathname: string, title: string, description: string | undefined): void {
  const origin = getCanonicalUrl()?.origin ?? window.location.origin;
  write(TITLES, "content", title);
  if (description) write(DESCRIPTIONS, "content", description);
  write(['meta[property="og:type"]'], "content", "website");
  write(['meta[property="og:url"]'], "content", origin + pathname);
  write(['link[rel="canonical"]'], "href", origin + pathname);
}
