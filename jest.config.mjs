import { bundles } from "./scripts/lib/packages.mjs";

const packages = ["contracts", "shared-auth", "shared-ui", ...bundles, "backend"];

export default {
  // A limit per project is not read when all run together; a busy machine needs far more than five seconds.
  testTimeout: 60_000,
  projects: packages.map((name) => `<rootDir>/${name}/jest.config.mjs`),
};
