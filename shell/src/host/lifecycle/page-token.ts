import { getPreviewId } from "../registry/overrides/preview";

/**
 * Returns the token of this page view, which authenticates its reports; `undefined` if the page has none or belongs to a
 * preview, whose reports are neither for nor against the health of a version.
 */
export function getPageToken(): string | undefined {
  if (getPreviewId() !== null) return undefined;
  return document.querySelector('meta[name="listwise-page"]')?.getAttribute("content") ?? undefined;
}
