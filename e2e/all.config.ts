import { defineConfig } from "@playwright/test";
import base from "./playwright.config";
import { proof } from "./proof.config";

/** Everything, for `npm test`. The proof waits most of the time, so it runs beside the other tests, and starts early. */
export default defineConfig({ ...base, projects: [proof, ...(base.projects ?? [])] });
