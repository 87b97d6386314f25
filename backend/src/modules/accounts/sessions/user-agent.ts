import Bowser from "bowser";

/** Returns the browser (with major version) and operating system of a user agent; `null` for unknown parts. */
export function readUserAgent(text: string | null): { browser: string | null; system: string | null } {
  if (!text) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(text);
  const major = browser.version?.split(".")[0];
  return {
    browser: browser.name ? [browser.name, major].filter(Boolean).join(" ") : null,
    system: os.name || null,
  };
}
