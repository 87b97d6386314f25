/** Returns the token this page was served with, which makes its reports count; `undefined` where there is none. */
export function pageToken(): string | undefined {
  return document.querySelector('meta[name="listwise-page"]')?.getAttribute("content") ?? undefined;
}
