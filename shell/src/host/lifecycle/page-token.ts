/** Returns the token of this page view, which authenticates its reports; `undefined` if the page has none. */
export function getPageToken(): string | undefined {
  return document.querySelector('meta[name="listwise-page"]')?.getAttribute("content") ?? undefined;
}
