import { endpoints } from "@listwise/contracts/endpoints";
import type { Release, RemoteDescriptor } from "@listwise/contracts/remotes";
import type { GateFinding } from "@listwise/contracts/releases";
import { checkRelease, type GateInput } from "./check-release";
import { snapshotApi } from "./snapshots";

export const TODAY = "2026-12-01";

export const route = (path: string) => {
  const guard = /^\/admin/.test(path) ? ("admin" as const) : ("user" as const);
  return { path, guard, title: path, titleKey: "seo.title.x" };
};

export function aDescriptor(
  name: string,
  paths: string[],
  over: Partial<RemoteDescriptor> = {},
): RemoteDescriptor {
  const lists = { navigation: [], permissions: [], widgets: [] };
  return { name, owner: "@listwise/team", contract: 1, routes: paths.map(route), ...lists, ...over };
}

export function aRelease(name: string, paths: string[] = [], over: Partial<Release> = {}): Release {
  return {
    name,
    version: "1.0.0-a",
    entry: "entry.js",
    preload: ["entry.js"],
    integrity: { "entry.js": "sha384-x" },
    descriptor: name === "shell" ? undefined : aDescriptor(name, paths),
    uses: { endpoints: {}, events: {} },
    ...(name === "shell" ? { provides: { react: "19.3.1" } } : { shared: { react: "^19.3.0" } }),
    ...over,
  };
}

export const shell = aRelease("shell");
export const content = aRelease("mfe-content", ["/", "/blog", "/blog/:slug", "/:category/:slug"]);
export const files = { "entry.js": { hash: "sha384-x", gzipped: 7_000 } };
const api = snapshotApi(endpoints);

/** Returns the findings of one level as `rule: message`. */
export function getFindings(level: GateFinding["level"], release: Release, over: Partial<GateInput> = {}) {
  const found = checkRelease({ release, files, live: [shell, content], api, today: TODAY, ...over });
  return found.filter((one) => one.level === level).map(({ rule, message }) => `${rule}: ${message}`);
}

export const getErrors = (release: Release, over?: Partial<GateInput>) => getFindings("error", release, over);
