import { defineConfig } from "@playwright/test";
import base from "./playwright.config";
import { GALLERY } from "./fixtures/sites/sites";

/** The gallery's tests alone, for `pnpm gallery --test`: they need neither the site nor its build. */
export default defineConfig({
  ...base,
  projects: [{ name: "gallery", testMatch: "gallery.spec.ts" }],
  webServer: [base.webServer ?? []].flat().filter(({ url }) => url === GALLERY),
});
