import { defineConfig } from "@playwright/test";
import base, { preparation } from "./playwright.config";

/** The proof that a remote needs nothing from this repository. */
export const proof = {
  name: "proof",
  testDir: "proof",
  dependencies: [preparation.name],
  // It installs several hundred packages, and builds twice.
  timeout: 900_000,
};

/** Runs the proof alone, for `pnpm prove-remote`. It starts its own site. */
export default defineConfig({ ...base, projects: [preparation, proof], webServer: [] });
