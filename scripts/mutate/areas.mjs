// The areas of `pnpm mutate`: code that decides about money, access or releases, with the tests that must notice changes.

/** @typedef {{ mutate: string[], tests: string[] }} Part Globs below one package; `tests` are all that run for it. */

/** @type {Record<string, Record<string, Part>>} Parts by area and package. */
export const areas = {
  scores: {
    contracts: {
      mutate: ["src/density/*.ts", "src/optimizer/*.ts"],
      tests: ["src/density/*.test.ts", "src/optimizer/*.test.ts"],
    },
    backend: {
      mutate: ["src/modules/research/formulas.ts"],
      tests: ["src/modules/research/formulas.test.ts"],
    },
  },
  "keyword-field": {
    contracts: {
      mutate: ["src/localization/keyword-plan/*.ts"],
      tests: ["src/localization/keyword-plan/*.test.ts"],
    },
  },
  gate: {
    contracts: { mutate: ["src/platform/gate/*.ts"], tests: ["src/platform/gate/*.test.ts"] },
    backend: {
      mutate: [
        "src/modules/releases/{gate,moves,pointer,published,take-out,health}.service.ts",
        "src/modules/releases/page-token.ts",
      ],
      tests: ["src/modules/releases/{releases,republish,take-out,forced-rollback}.test.ts"],
    },
  },
  session: {
    "shared-auth": {
      mutate: [
        "src/session/*.ts",
        "src/http/{refresh,freshen-session,confirm-session,end-session,sign-out}.ts",
      ],
      tests: ["src/session/*.test.ts", "src/http/{session-end,confirm-session,refresh}.test.ts"],
    },
  },
  limits: {
    contracts: { mutate: ["src/platform/roles.ts"], tests: ["src/platform/roles.test.ts"] },
    "shared-auth": { mutate: ["src/guards/*.ts"], tests: ["src/guards/*.test.ts"] },
    backend: {
      mutate: [
        "src/platform/{admit,authenticate}.ts",
        "src/modules/limits/{accepted-value,assign-plan,counters,limits.service,period,track.service,usage,values}.ts",
      ],
      tests: [
        "src/platform/{admit,authenticate}.test.ts",
        "src/modules/limits/{limits,limits-admin,track,usage}.test.ts",
      ],
    },
  },
};

/** Share of mutants of an area, in percent, that tests must notice; chosen by us. */
export const REQUIRED_SCORE = 75;
