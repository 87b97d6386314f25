// Jest evaluates every module again for each test file. For the server that took longer than the tests themselves, so its
// modules are loaded once per worker by Node's own `require`; only the test file itself runs in Jest's sandbox.
// A test that mocks modules or timers is named `*.isolated.test.ts` and keeps Jest's module loading.
const { createRequire, Module } = require("node:module");
const { readFileSync } = require("node:fs");
const { env } = require("node:process");
const { default: Runtime } = require("jest-runtime");

const HELPERS = {
  isInternalModule: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
};

/** Source maps of the loaded modules (file → map file), for the stack traces of all later test files. */
const sourceMaps = new Map();

/** Makes `require` load TypeScript with Jest's transform and disk cache. */
function readTypeScript(transformer, mapsOfTestFile) {
  for (const [file, map] of sourceMaps) mapsOfTestFile.set(file, map);
  Module._extensions[".ts"] = (loaded, file) => {
    const { code, sourceMapPath } = transformer.transform(file, HELPERS, readFileSync(file, "utf8"));
    if (sourceMapPath) for (const maps of [sourceMaps, mapsOfTestFile]) maps.set(file, sourceMapPath);
    loaded._compile(code, file, "commonjs");
  };
}

/** Shares Stryker's state with the modules outside the sandbox, which read the active mutant when they are first loaded. */
function shareMutants({ __stryker__ }) {
  if (!__stryker__) return;
  __stryker__.activeMutant = env.__STRYKER_ACTIVE_MUTANT__;
  globalThis.__stryker__ = __stryker__;
}

module.exports = class SharedModulesRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, ...others) {
    super(config, environment, resolver, transformer, ...others);
    shareMutants(environment.global);
    readTypeScript(transformer, this.getSourceMaps());
  }

  requireModuleOrMock(from, name) {
    const isShared = from === this._testPath && name !== "@jest/globals" && !from.includes(".isolated.");
    return isShared ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }
};
