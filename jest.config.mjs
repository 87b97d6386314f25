import { TEST_TIMEOUT_MS } from "@listwise/remote-preset/jest";
import { bundles } from "./scripts/lib/packages.mjs";

const packages = [
  "packages/aso-core",
  "packages/contracts",
  "packages/create-remote",
  "packages/release",
  "packages/release-gate",
  "packages/remote-preset",
  "packages/sdk",
  "shared-auth",
  "shared-ui",
  ...bundles,
  "backend",
  "scripts",
];

export default {
  // A limit per project is not read when all run together.
  testTimeout: TEST_TIMEOUT_MS,
  // A worker keeps some of each test file. One that has grown makes room for a fresh one.
  workerIdleMemoryLimit: "1GB",
  // A worker with an open handle never exits and is reported. On a busy machine one without needs
  // longer than jest's 500 ms.
  workerGracefulExitTimeout: 10_000,
  projects: packages.map((name) => `<rootDir>/${name}/jest.config.mjs`),
};
