import js from "@eslint/js";
import { builtinRules } from "eslint/use-at-your-own-risk";
import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import globals from "globals";
import tseslint from "typescript-eslint";
import { documentThrows } from "./scripts/lib/document-throws.mjs";

const front = "{shell,mfe-*}";
/**
 * @param {string} type
 * @param {string} pattern
 * @param {string[]} [capture]
 */
const element = (type, pattern, capture = []) => ({ type, pattern, capture, partialMatch: false });

/** Folders of the shell's host. Each may import those before it, so that none imports backwards. */
const hostFolders = ["registry", "delivery", "lifecycle", "outlet", "routes"].map((name) => `host-${name}`);
const host = ["host", "host-testing", ...hostFolders];

/** Maps folders to elements. The first pattern that matches a file's folder determines its element. */
const elements = [
  element("aso-core", "packages/aso-core"),
  element("contracts", "packages/contracts"),
  element("release-gate", "packages/release-gate"),
  element("sdk", "packages/sdk"),
  element("shared-auth", "shared-auth"),
  element("shared-ui", "shared-ui"),
  element("e2e", "e2e"),
  element("module", "backend/src/modules/*", ["module"]),
  element("modules", "backend/src/modules"),
  element("infra", "backend/src/infra"),
  element("backend-testing", "backend/src/testing"),
  element("backend-main", "backend/src"),
  element("feature", `${front}/src/features/*`, ["pkg", "slug", "feature"]),
  element("local-shared", `${front}/src/shared`, ["pkg"]),
  element("testing", `${front}/src/testing`, ["pkg"]),
  element("app", `${front}/src/app`, ["pkg"]),
  ...host.slice(1).map((type) => element(type, `shell/src/${type.replace("-", "/")}`)),
  element("host", "shell/src/host"),
  element("devtools", "shell/src/devtools"),
  element("chrome", "shell/src/chrome"),
  element("entry", `${front}/src`, ["pkg"]),
];

const libraries = ["aso-core", "contracts", "sdk", "shared-auth", "shared-ui"];
/** Packages that the backend may import. */
const server = ["aso-core", "contracts", "release-gate"];
const pkg = "{{from.element.captured.pkg}}";
// One selector for all types: each selector is matched against each import.
const within = (/** @type {string[]} */ ...type) => [{ element: { type, captured: { pkg } } }];
const any = (/** @type {string[]} */ ...type) => [{ element: { type } }];
/**
 * @param {string} type
 * @param {string} fileInternalPath
 */
const file = (type, fileInternalPath) => ({ element: { type, fileInternalPath } });

/**
 * Allowed imports by element. Everything else is forbidden: feature → feature, remote → remote, anything →
 * shell.
 * @typedef {[from: string, to: { element: object }[]]} Allowed
 * @type {Allowed[]}
 */
const imports = [
  ["aso-core", any("aso-core")],
  ["contracts", any("contracts", "aso-core")],
  ["release-gate", any("release-gate", "contracts")],
  ["shared-auth", any("shared-auth", "contracts", "aso-core")],
  ["shared-ui", any("shared-ui", "aso-core")],
  ["sdk", any("sdk", "contracts", "shared-auth", "shared-ui")],
  ["e2e", any("e2e", "contracts")],
  ["infra", any("infra", "backend-testing", ...server)],
  ["module", [...any("infra", "backend-testing", ...server), file("module", "index.ts")]],
  ["modules", any("modules", "module", "infra", ...server)],
  ["backend-main", any("backend-main", "modules", "module", "infra", "backend-testing", ...server)],
  ["backend-testing", any("backend-testing", "backend-main", "modules", "module", "infra", ...server)],
  ["feature", [...within("local-shared", "testing"), ...any(...libraries)]],
  ["local-shared", [...within("local-shared", "testing"), ...any(...libraries)]],
  [
    "testing",
    [...within("testing", "local-shared", "app", "entry"), ...any(...host, "chrome", ...libraries)],
  ],
  ["app", [...within("app", "feature", "local-shared", "testing"), ...any(...libraries)]],
  ["host", any("host", ...libraries)],
  ["host-testing", any(...host, ...libraries)],
  ...hostFolders.map(
    /** @returns {Allowed} */
    (type, index) => [type, any("host", "host-testing", ...hostFolders.slice(0, index + 1), ...libraries)],
  ),
  ["devtools", any("devtools", ...host, "testing", ...libraries)],
  ["chrome", any("chrome", "devtools", ...host, "testing", ...libraries)],
  [
    "entry",
    [
      ...within("entry", "app", "feature", "local-shared", "testing"),
      ...any(...host, "chrome", "devtools", ...libraries),
    ],
  ],
];

const policies = [
  ...imports.map(([type, targets]) => ({
    from: { element: { type } },
    allow: targets.map((to) => ({ to })),
  })),
  {
    from: { element: { type: "feature", captured: { pkg: "shell" } } },
    allow: any(...host, "chrome").map((to) => ({ to })),
  },
  // The host gets its runtime from its caller.
  ...any(...host).map((from) => ({ from, disallow: [{ to: file("host", "page-runtime.ts") }] })),
  // Schema files may reference each other for foreign keys, but nothing else, because the migration tool
  // reads them alone.
  { from: file("module", "**/*.schema.ts"), allow: [{ to: file("module", "**/*.schema.ts") }] },
];

/**
 * Libraries that only some folders may import, and the alternative for everyone else.
 * @type {[library: string, folders: string[], message: string][]}
 */
const confined = [
  ["ky", ["shared-auth/src/http/**"], "Call the API with `call(endpoint, …)` from @listwise/shared-auth."],
  [
    "socket.io-client",
    ["shared-auth/src/socket/**", "backend/src/**/*.test.ts", "backend/src/testing/**"],
    "Listen to the event bus.",
  ],
  [
    "react-router-dom",
    ["shared-ui/src/router/**", "shell/src/**"],
    "Import routing from @listwise/shared-ui.",
  ],
  ["radix-ui", ["shared-ui/src/**"], "Use the primitives of @listwise/shared-ui."],
  ["lucide-react", ["shared-ui/src/**"], "Use the icons of @listwise/shared-ui."],
  [
    "@tanstack/react-(table|virtual)",
    ["shared-ui/src/table/**"],
    "Use the table kit of @listwise/shared-ui/table.",
  ],
  ["single-spa", ["shell/src/host/**", "packages/sdk/src/conformance/**"], "Only the shell mounts remotes."],
  [
    "single-spa-react",
    [
      "shell/src/host/**",
      "mfe-*/src/*.lifecycles.tsx",
      "mfe-*/src/lifecycles.tsx",
      "packages/sdk/src/create-lifecycles.ts",
    ],
    "Only lifecycles.tsx exposes a remote.",
  ],
  [
    "drizzle-orm",
    [
      "backend/src/infra/**",
      "backend/src/testing/**",
      "backend/src/**/*.{repository,reads,writes,schema}.ts",
      "backend/drizzle.config.ts",
    ],
    "SQL belongs in repositories, or in the reads and writes files that a module exports.",
  ],
  [
    "pg",
    ["backend/src/infra/**", "backend/src/testing/**", "e2e/fixtures/database.ts"],
    "Ask the repository of the module that owns the table.",
  ],
  ["zod", ["packages/contracts/**", "backend/**"], "Import `z` from @listwise/contracts/zod."],
  ["react-hook-form", ["shared-ui/src/form/**"], "Use `useSchemaForm` of @listwise/shared-ui/form."],
];
const getRuleName = (/** @type {string} */ library) => library.replace(/\W/g, "-");
const getCoreRule = (/** @type {string} */ name) => {
  const rule = builtinRules.get(name);
  if (!rule) throw new Error(`ESLint has no rule ${name}.`);
  return rule;
};
/** One rule per library, so that a folder can be exempted from a single one; `lazy-…` covers `import("…")`. */
const confinement = {
  rules: Object.fromEntries(
    confined.flatMap(([library]) => [
      [getRuleName(library), getCoreRule("no-restricted-imports")],
      [`lazy-${getRuleName(library)}`, getCoreRule("no-restricted-syntax")],
    ]),
  ),
};
const confinedEverywhere = Object.fromEntries(
  confined.flatMap(([library, , message]) => [
    [`confined/${getRuleName(library)}`, ["error", { patterns: [{ regex: `^${library}(/|$)`, message }] }]],
    [
      `confined/lazy-${getRuleName(library)}`,
      [
        "error",
        {
          selector: `ImportExpression[source.value=/^${library.replace("/", "\\u002F")}(\\u002F|$)/]`,
          message,
        },
      ],
    ],
  ]),
);
/** @type {import("eslint").Linter.Config[]} */
const exemptions = confined.map(([library, files]) => ({
  files,
  rules: { [`confined/${getRuleName(library)}`]: "off", [`confined/lazy-${getRuleName(library)}`]: "off" },
}));

const cast = {
  selector: "TSAsExpression:not([typeAnnotation.typeName.name='const'])",
  message: "Parse or narrow instead of casting; a cast hides what the compiler knows.",
};
const store = {
  selector: "BinaryExpression[operator=/^[!=]==$/] > Literal[value=/^(ios|android)$/]",
  message: "Read the difference from STORES of @listwise/aso-core/stores, or use a record by platform.",
};
const SQL_FILE = /\.(schema|repository)$/;
/** @typedef {import("eslint").Rule.Node} SyntaxNode */
/**
 * Refuses exports of tables and repositories, both `export … from` and the export of an imported name.
 * @type {import("eslint").Rule.RuleModule}
 */
const privateSql = {
  create: (context) => {
    const { sourceCode } = context;
    const message =
      "Tables and repositories are private. Export a function of a reads, writes or service file.";
    return {
      [`ExportNamedDeclaration[source.value=${SQL_FILE}]`]: (/** @type {SyntaxNode} */ node) =>
        context.report({ node, message }),
      [`ImportDeclaration[source.value=${SQL_FILE}]`]: (/** @type {SyntaxNode} */ imported) =>
        sourceCode
          .getDeclaredVariables(imported)
          .flatMap(({ references }) => references)
          .flatMap(({ identifier }) => sourceCode.getAncestors(identifier).slice(-1))
          .filter(({ type }) => type === "ExportSpecifier")
          .forEach((node) => context.report({ node, message })),
    };
  },
};
const exportAll = { selector: "ExportAllDeclaration", message: "Name what you export." };
const rawHtml = "Show it with <Content> of @listwise/shared-ui.";
const earlyIntl = {
  selector: "Program > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']",
  message:
    "It takes milliseconds while a page starts. Create it at first use, with memoizeLazy of @listwise/shared-ui.",
};

/**
 * Browser globals that shared-auth wraps.
 * @type {[name: string, message: string][]}
 */
const restricted = [
  ["localStorage", "Use `storage` from @listwise/shared-auth."],
  ["sessionStorage", "Use `tabStorage` from @listwise/shared-auth."],
  ["fetch", "Call the API with `call(endpoint, …)` from @listwise/shared-auth."],
];
const onGlobalObjects = (/** @type {[string, string]} */ [property, message]) =>
  ["window", "globalThis"].map((object) => ({ object, property, message }));

const code = ["**/*.{ts,tsx}"];
const inBrowser = ["shared-auth/**", "shared-ui/**", `${front}/**`].map((glob) => `${glob}/*.{ts,tsx}`);

export default tseslint.config(
  {
    ignores: [
      "**/dist/",
      ".cache/",
      ".data/",
      "**/migrations/",
      "**/playwright-report/",
      "**/test-results/",
      "**/*.d.ts",
    ],
  },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: ["**/*.mjs"], languageOptions: { globals: globals.node } },
  // The compiler checks the names of these files, which partly run in a browser.
  { files: ["scripts/**/*.mjs", "packages/**/*.mjs"], rules: { "no-undef": "off" } },
  {
    files: code,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: { boundaries, confined: confinement },
    settings: {
      "boundaries/elements": elements,
      "boundaries/root-path": import.meta.dirname,
      "boundaries/legacy-templates": false,
      "import/resolver": { typescript: { project: "tsconfig.base.json" } },
    },
    rules: {
      "boundaries/dependencies": ["error", { default: "disallow", policies }],
      ...confinedEverywhere,
      "no-console": "error",
      "no-restricted-exports": ["error", { restrictDefaultExports: { direct: true } }],
      "no-restricted-syntax": ["error", exportAll, cast, store],
      "max-lines": ["error", { max: 200, skipBlankLines: true, skipComments: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-empty-function": "off",
    },
  },
  ...exemptions,
  {
    files: code,
    ignores: ["**/*.test.{ts,tsx}", "**/testing/**", "e2e/**"],
    plugins: { regexp, docs: { rules: { "document-throws": documentThrows } } },
    rules: {
      "docs/document-throws": "error",
      // A backtracking expression lets one user's text block the server or a page.
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": "error",
    },
  },
  {
    files: inBrowser,
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      "no-restricted-globals": ["error", ...restricted.map(([name, message]) => ({ name, message }))],
      "no-restricted-properties": ["error", ...restricted.flatMap(onGlobalObjects)],
    },
  },
  {
    files: ["shared-auth/src/storage/**"],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" },
  },
  {
    files: ["shell/src/host/**"],
    rules: { "no-restricted-globals": ["error", "localStorage", "sessionStorage"] },
  },
  {
    files: inBrowser,
    ignores: ["shared-ui/src/content/**", "**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        exportAll,
        cast,
        store,
        earlyIntl,
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: rawHtml },
        { selector: "AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]", message: rawHtml },
      ],
    },
  },
  {
    // Adapters of one store, and tests.
    files: [
      "backend/src/modules/store/sources/**",
      "backend/src/modules/reviews/connections/**",
      "**/*.test.{ts,tsx}",
      "e2e/**/*.ts",
    ],
    rules: { "no-restricted-syntax": ["error", exportAll, cast] },
  },
  {
    files: ["**/*.test.{ts,tsx}", "**/testing/**/*.{ts,tsx}", "e2e/**/*.ts"],
    rules: {
      "no-restricted-globals": "off",
      "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ["{backend,contracts}/**/*.test.ts"],
    ignores: ["**/*.isolated.test.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["mock", "doMock", "useFakeTimers", "resetModules", "isolateModules"].map((property) => ({
          object: "jest",
          property,
          message: "Modules are shared by the test files of a worker. Name the file *.isolated.test.ts.",
        })),
      ],
    },
  },
  {
    files: ["backend/src/modules/*/index.ts"],
    plugins: { module: { rules: { "private-sql": privateSql } } },
    rules: { "module/private-sql": "error" },
  },
  {
    // The index of a package is a list of names.
    files: ["*/src/index.ts"],
    rules: { "max-lines": "off" },
  },
  {
    // Tools that require a default export.
    files: ["**/*.config.{ts,mjs}", "backend/src/testing/global-*.ts"],
    rules: { "no-restricted-exports": "off" },
  },
  { files: ["e2e/**"], rules: { "no-console": "off" } },
);
