// The areas of `pnpm mutate`: code that decides about metrics, access and releases, with the tests that must detect changes.

/**
 * @typedef {object} Part Files that are tested together.
 * @property {string} folder A folder of a package; the globs start there. They have `*` only, so that git can read them.
 * @property {string[]} [mutate] The files to mutate; by default all files of the folder.
 * @property {string[]} [tests] The tests that run for each mutant; by default all tests of the folder.
 */

/** @type {Record<string, Part[]>} */
export const areas = {
  scores: [
    { folder: "packages/aso-core/src/density" },
    { folder: "packages/aso-core/src/optimizer" },
    { folder: "packages/aso-core/src/scores" },
    { folder: "packages/aso-core/src/visibility" },
  ],
  "keyword-field": [{ folder: "packages/aso-core/src/localization/field-assignment" }],
  gate: [
    { folder: "packages/release-gate/src" },
    { folder: "packages/release-gate/src/surface" },
    {
      folder: "backend/src/modules/releases",
      mutate: [
        "publish/gate.service.ts",
        "publish/published.service.ts",
        "live/moves.service.ts",
        "live/pointer.service.ts",
        "health/page-token.ts",
      ],
      tests: ["releases.test.ts", "publish/republish.test.ts"],
    },
    {
      folder: "backend/src/modules/releases",
      mutate: ["health/health.service.ts", "health/auto-rollback.service.ts"],
      tests: ["health/forced-rollback.test.ts", "health/auto-rollback.test.ts"],
    },
  ],
  session: [
    { folder: "shared-auth/src/session" },
    {
      folder: "shared-auth/src/http",
      mutate: [
        "refresh.ts",
        "ensure-fresh-session.ts",
        "confirm-session.ts",
        "end-session.ts",
        "sign-out.ts",
      ],
      tests: ["refresh.test.ts", "confirm-session.test.ts", "session-end.test.ts"],
    },
  ],
  limits: [
    { folder: "packages/contracts/src/api", mutate: ["roles.ts"], tests: ["roles.test.ts"] },
    { folder: "shared-auth/src/guards" },
    {
      folder: "backend/src/infra/http",
      mutate: ["authenticate.ts", "authorize-request.ts"],
      tests: ["authenticate.test.ts", "authorize-request.test.ts"],
    },
    {
      folder: "backend/src/modules/limits",
      mutate: ["values/*.ts", "limits.service.ts", "usage/counters.ts", "usage/period.ts", "usage/usage.ts"],
      tests: ["values/*.test.ts", "limits.test.ts", "usage/usage.test.ts"],
    },
  ],
};

/** Percentage of an area's mutants that tests must kill; chosen by us. */
export const REQUIRED_SCORE = 75;
