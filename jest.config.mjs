import { TEST_TIMEOUT } from "./jest.base.mjs";
import { bundles } from "./scripts/lib/packages.mjs";

const packages = ["contracts", "shared-auth", "shared-ui", ...bundles, "backend"];

export default {
  // A limit per project is not read when all run together.
  testTimeout: TEST_TIMEOUT,
  projects: packages.map((name) => `<rootDir>/${name}/jest.config.mjs`),
};
