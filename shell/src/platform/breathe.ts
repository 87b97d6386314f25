/** Yields to the main thread so that pending input is handled first. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Timeout in milliseconds, because a background tab paints nothing. Chosen by us. */
const GIVE_UP_AFTER = 100;

/** Resolves after the next paint, so that the server-rendered HTML is visible before anything else runs. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, GIVE_UP_AFTER);
  });
}
