// The jest configuration of packages that run in a browser: jsdom with Node's fetch.
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

/** Packages that are only published as ES modules, which Jest cannot load as they are. */
const esmOnly = [
  "@listwise",
  "ky",
  "single-spa",
  "single-spa-react",
  "marked",
  "dompurify",
  "uplot",
  "until-async",
  "msw",
  "@mswjs",
  "@open-draft",
  "outvariant",
  "rettime",
  "strict-event-emitter",
  "is-node-process",
  "zod",
  "lucide-react",
  "country-flag-icons",
  "openid-client",
  "oauth4webapi",
  "jose",
  "oauth2-mock-server",
  "is-plain-obj",
  "@simplewebauthn",
  "uqr",
  "@tanstack/react-table",
  "@tanstack/table-core",
];

/** Timeout of a test in milliseconds. Only a hanging test takes that long, even on a busy machine. */
export const TEST_TIMEOUT_MS = 180_000;

/**
 * Creates the jest configuration of a remote. `setup` are the modules that run before each test file.
 * @param {{ setup?: string[] }} [options]
 */
export function createJestConfig({ setup = ["@listwise/sdk/testing/setup"] } = {}) {
  return {
    testEnvironment: path.join(import.meta.dirname, "browser-environment.cjs"),
    testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
    transform: {
      "\\.css$": path.join(import.meta.dirname, "css-text.cjs"),
      "^.+\\.(t|j|mj)sx?$": [
        require.resolve("@swc/jest"),
        {
          jsc: {
            target: "es2022",
            parser: { syntax: "typescript", tsx: true },
            transform: { react: { runtime: "automatic" } },
          },
          module: { type: "commonjs" },
        },
      ],
    },
    transformIgnorePatterns: [
      `node_modules/(?!\\.pnpm/|(${esmOnly.join("|")})/)`,
      `node_modules/\\.pnpm/(?!(${esmOnly.map((n) => n.replace("/", "\\+")).join("|")})[@+])`,
    ],
    setupFilesAfterEnv: setup,
    testTimeout: TEST_TIMEOUT_MS,
    restoreMocks: true,
  };
}
