import { bundles } from "./scripts/lib/packages.mjs";

const packages = ["contracts", "shared-auth", "shared-ui", ...bundles, "backend"];

export default { projects: packages.map((name) => `<rootDir>/${name}/jest.config.mjs`) };
