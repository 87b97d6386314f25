/* eslint-disable no-console -- the one place where the browser's console is written to */

/** Writes what went wrong, and where, to the browser's console. Never pass a token. */
export const log = {
  warn(where: string, problem: unknown): void {
    console.warn(`[listwise] ${where}`, problem);
  },
  error(where: string, problem: unknown): void {
    console.error(`[listwise] ${where}`, problem);
  },
};
