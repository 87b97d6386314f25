/** Lets the browser answer to whoever taps or types before what comes next. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
