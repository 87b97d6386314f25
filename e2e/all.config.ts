import { defineConfig } from "@playwright/test";
import base from "./playwright.config";
import { proof } from "./proof.config";

/** Everything, for `npm test`. The proof waits half of the time, so it runs beside the tests with separate sites, as their first. */
export default defineConfig({ ...base, projects: [proof, ...(base.projects ?? [])] });
