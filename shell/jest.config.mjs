import { createJestConfig } from "../jest.base.mjs";
import { federationRuntimeAliases } from "../scripts/lib/federation-runtime.mjs";

export default {
  ...createJestConfig({ browser: true, setup: ["@listwise/shared-ui/testing/setup"] }),
  // The federation runtime exists only in a webpack build.
  moduleNameMapper: {
    "/provide-federation-runtime\\.mjs$": "<rootDir>/src/host/testing/federation-runtime.stub.ts",
    "^federation-semver$": federationRuntimeAliases["federation-semver$"].replace(/\.js$/, ".cjs"),
  },
};
