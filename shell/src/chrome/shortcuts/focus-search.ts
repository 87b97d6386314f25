/** Focuses the search field of the page. Returns false if the page has no such field. */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type="search"]:not(:disabled)');
  const field = [...fields].find((one) => one.checkVisibility?.() ?? true);
  field?.focus();
  field?.select();
  return field !== undefined;
}
