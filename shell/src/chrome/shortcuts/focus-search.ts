/** Puts the focus into the page's search field; `false` when it has none. */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type="search"]:not(:disabled)');
  const field = [...fields].find((one) => one.checkVisibility?.() ?? true);
  field?.focus();
  field?.select();
  return field !== undefined;
}
