import { adminEndpoints } from "@listwise/contracts/admin";
import { analyticsEndpoints } from "@listwise/contracts/analytics";
import type { Endpoint } from "@listwise/contracts/api";
import { appsEndpoints } from "@listwise/contracts/apps";
import { keywordEntriesEndpoints, userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { portfolioEndpoints } from "@listwise/contracts/portfolio";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { groupBy } from "./infra/group-by";
import type { CallParts } from "./testing/call";
import { recordStatements } from "./testing/record-statements";
import { startTestApp, type TestApp } from "./testing/test-app";

const APPS = [1, 2, 3];
const params = { id: String(APPS[0]) };
const query = { country: "us" };

/**
 * Calls with the statements that they may send by the module of the first table, including the check of the session. Raise
 * a number only for statements that can't be part of another one.
 */
const BUDGETS: [name: string, Endpoint, CallParts, Record<string, number>][] = [
  ["the keywords", userKeywordsEndpoints.list, {}, { accounts: 1, keywords: 1 }],
  ["the first rank", userKeywordsEndpoints.firstRank, {}, { accounts: 1, keywords: 1 }],
  ["the catalog", appsEndpoints.all, { query: { pageSize: 50 } }, { accounts: 1, apps: 1 }],
  ["tracked apps", appsEndpoints.followed, {}, { accounts: 1, apps: 4, store: 1 }],
  ["app details", appsEndpoints.get, { params, query }, { accounts: 1, apps: 1, store: 2 }],
  [
    "the rankings matrix",
    rankingsEndpoints.matrix,
    { query },
    { accounts: 1, apps: 1, crawls: 3, keywords: 1, store: 1 },
  ],
  [
    "analytics",
    analyticsEndpoints.analytics,
    { params, query },
    { accounts: 1, analytics: 2, apps: 2, crawls: 3, keywords: 1, limits: 3, research: 1, store: 3 },
  ],
  [
    "the portfolio",
    portfolioEndpoints.list,
    { query },
    { accounts: 1, apps: 4, crawls: 4, keywords: 2, limits: 3, reviews: 2, store: 1 },
  ],
  [
    "figures of tracked apps",
    portfolioEndpoints.tracked,
    { query },
    { accounts: 1, apps: 3, crawls: 1, keywords: 1, limits: 1, research: 1, store: 5 },
  ],
  [
    "the dashboard of an app",
    portfolioEndpoints.performance,
    { params, query },
    { accounts: 1, apps: 7, crawls: 4, keywords: 1, limits: 4, research: 1, store: 3 },
  ],
  [
    "a year of an app, which is in no trend",
    portfolioEndpoints.performance,
    { params, query: { ...query, days: 365 } },
    { accounts: 1, apps: 7, crawls: 3, keywords: 1, limits: 4, research: 1, store: 3 },
  ],
  [
    "the administrators' users",
    adminEndpoints.users,
    { query: { search: "a", role: "user" } },
    { accounts: 3, limits: 1 },
  ],
];

const modules = path.join(import.meta.dirname, "modules");
const files = readdirSync(modules, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".schema.ts"),
);
/** Modules by the names of their tables. */
const owners = new Map(
  files.flatMap((file) =>
    [...readFileSync(path.join(modules, file), "utf8").matchAll(/pgTable\(\s*"(\w+)"/g)].map(
      ([, table = ""]) => [table, file.split(path.sep)[0] ?? ""] as const,
    ),
  ),
);

/** Returns the module of the first table that a statement names. */
function findModule(statement: string): string {
  const tables = [...statement.matchAll(/\b(?:from|into|join|update)\s+"?(\w+)/g)].map(
    ([, table = ""]) => table,
  );
  return owners.get(tables.find((table) => owners.has(table)) ?? "") ?? "unknown";
}

describe("statements of calls", () => {
  let site: TestApp;
  let callers: Record<"user" | "admin", Awaited<ReturnType<TestApp["asUser"]>>>;

  beforeAll(async () => {
    site = await startTestApp();
    callers = { user: await site.asUser({ plan: "pro" }), admin: await site.asUser({ role: "admin" }) };
    for (const appId of APPS) {
      await callers.user.call(appsEndpoints.follow, { body: { appId, relation: "own" } });
      for (const keywordText of ["alpha", "beta", "gamma"]) {
        await callers.user.call(keywordEntriesEndpoints.add, { body: { appId, keywordText } });
      }
    }
  });
  afterAll(() => site.close());

  it.each(BUDGETS)("%s stays within the budgets of the modules", async (_name, endpoint, input, budget) => {
    const caller = endpoint.access === "admin" ? callers.admin : callers.user;
    const call = () => caller.request(endpoint, input);
    expect(await call()).toMatchObject({ status: 200 });
    const { statements } = await recordStatements(site, call);
    const counts = groupBy(statements, findModule);
    const grown = [...counts].flatMap(([module, sent]) =>
      sent.length > (budget[module] ?? 0)
        ? [`${module}: ${sent.length} instead of ${budget[module] ?? 0}`]
        : [],
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(grown).toEqual([]);
  });
});
