/** Lets the browser answer to whoever taps or types before what comes next. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Milliseconds: a tab in the background paints nothing, and starts all the same. */
const GIVE_UP_AFTER = 100;

/** Lets the browser show what the server sent before anything else runs. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, GIVE_UP_AFTER);
  });
}
