/* eslint-disable no-console -- the only module that writes to the browser console */

/** Logs warnings and errors to the browser console. Never pass a token. */
export const log = {
  warn(where: string, problem: unknown): void {
    console.warn(`[listwise] ${where}`, problem);
  },
  error(where: string, problem: unknown): void {
    console.error(`[listwise] ${where}`, problem);
  },
};
