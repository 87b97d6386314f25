// The areas of `pnpm mutate`: code that decides about metrics, access and releases, with the tests that must detect changes.

/**
 * @typedef {object} Part Files that are tested together.
 * @property {string} folder A folder of a package; the globs start there.
 * @property {string[]} [mutate] The files to mutate; by default all files of the folder.
 * @property {string[]} [tests] The tests that run for each mutant; by default all tests of the folder.
 */

/** @type {Record<string, Part[]>} */
export const areas = {
  scores: [
    { folder: "aso-core/src/density" },
    { folder: "aso-core/src/optimizer" },
    { folder: "aso-core/src/scores" },
  ],
  "keyword-field": [{ folder: "aso-core/src/localization/keyword-plan" }],
  gate: [
    { folder: "release-gate/src" },
    {
      folder: "backend/src/modules/releases",
      mutate: ["{gate,moves,pointer,published}.service.ts", "page-token.ts"],
      tests: ["{releases,republish}.test.ts"],
    },
    {
      folder: "backend/src/modules/releases",
      mutate: ["{health,auto-rollback}.service.ts"],
      tests: ["{forced-rollback,auto-rollback}.test.ts"],
    },
  ],
  session: [
    { folder: "shared-auth/src/session" },
    {
      folder: "shared-auth/src/http",
      mutate: ["{refresh,ensure-fresh-session,confirm-session,end-session,sign-out}.ts"],
      tests: ["{refresh,confirm-session,session-end}.test.ts"],
    },
  ],
  limits: [
    { folder: "contracts/src/platform", mutate: ["roles.ts"], tests: ["roles.test.ts"] },
    { folder: "shared-auth/src/guards" },
    {
      folder: "backend/src/platform",
      mutate: ["{authenticate,authorize-request}.ts"],
      tests: ["{authenticate,authorize-request}.test.ts"],
    },
    {
      folder: "backend/src/modules/limits",
      mutate: ["{parse-limit-values,counters,limits.service,period,usage,values}.ts"],
      tests: ["{parse-limit-values,limits,usage}.test.ts"],
    },
  ],
};

/** Percentage of an area's mutants that tests must kill; chosen by us. */
export const REQUIRED_SCORE = 75;
