/** Navigates to a page of another site. */
export function navigateExternal(url: string): void {
  window.location.assign(url);
}
