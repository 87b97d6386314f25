export default {
  projects: [
    "contracts",
    "shared-auth",
    "shared-ui",
    "shell",
    "mfe-content",
    "mfe-tracking",
    "mfe-aso-tools",
    "mfe-admin",
    "backend",
  ].map((name) => `<rootDir>/${name}/jest.config.mjs`),
};
