// Shared jest configuration of the packages in this repository. `browser` packages are tested like a remote.
import path from "node:path";
import { createJestConfig as createBrowserConfig } from "@listwise/remote-preset/jest";

const forServer = (/** @type {string} */ part) =>
  path.join(import.meta.dirname, `scripts/jest/shared-modules-${part}.cjs`);

/** @param {{ browser: boolean, setup?: string[] }} options */
export function createJestConfig({ browser, setup = [] }) {
  const config = createBrowserConfig({ setup });
  return browser
    ? config
    : { runtime: forServer("runtime"), ...config, testEnvironment: forServer("environment") };
}
