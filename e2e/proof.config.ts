import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** The proof that a remote needs nothing from this repository, for `pnpm prove-remote`. It starts its own site. */
export default defineConfig({
  ...base,
  testDir: "proof",
  // It installs several hundred packages, and builds twice.
  timeout: 900_000,
  webServer: [],
});
