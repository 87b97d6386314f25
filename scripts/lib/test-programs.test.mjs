import { findChromium } from "./test-programs.mjs";

const own = "/cache/playwright/chrome";
const shell = "/usr/bin/chromium-headless-shell";

/** @type {[string, string | null, string[], string | undefined][]} */
const CASES = [
  ["the headless shell before all others", shell, [own, "/usr/bin/chromium"], shell],
  ["Playwright's own before the system's", null, ["/usr/bin/chromium", own], own],
  ["the system's", null, ["/usr/bin/google-chrome"], "/usr/bin/google-chrome"],
  ["none", null, [], undefined],
];

test.each(CASES)("chooses %s", (_, installed, files, expected) => {
  expect(findChromium(own, { shell: installed, exists: (file) => files.includes(file) })).toBe(expected);
});
