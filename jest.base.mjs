import path from "node:path";

// Shared jest configuration of all packages. `browser` packages run in jsdom with Node's fetch.
const esmOnly = [
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
export const TEST_TIMEOUT = 180_000;

const forJest = (/** @type {string} */ file) => path.join(import.meta.dirname, "scripts/jest", file);

/** @param {{ browser: boolean, setup?: string[] }} options */
export function createJestConfig({ browser, setup = [] }) {
  return {
    ...(!browser && { runtime: forJest("shared-modules-runtime.cjs") }),
    testEnvironment: forJest(browser ? "browser-environment.cjs" : "shared-modules-environment.cjs"),
    testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
    transform: {
      "\\.css$": forJest("css-text.cjs"),
      "^.+\\.(t|j|mj)sx?$": [
        "@swc/jest",
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
    testTimeout: TEST_TIMEOUT,
    restoreMocks: true,
  };
}
