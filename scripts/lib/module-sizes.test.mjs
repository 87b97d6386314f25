import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { computeModuleSizes, findGrownModules, getModuleName, readModuleSizes } from "./module-sizes.mjs";

test.each([
  ["webpack://shell_1a2b/./src/chrome/dock/dock.tsx", "shell/chrome"],
  ["webpack://shell/./src/main.tsx", "shell"],
  ["webpack://shell/../shared-ui/src/toasts/toast.tsx", "shared-ui/toasts"],
  ["webpack://shell/../packages/contracts/src/apps/apps.ts", "contracts/apps"],
  ["webpack://shell/../node_modules/.pnpm/zod@4.0.0/node_modules/zod/v4/core/util.js", "zod"],
  [
    "webpack://shell/../node_modules/.pnpm/a@1/node_modules/@tanstack/query-core/build/query.js",
    "@tanstack/query-core",
  ],
  ["webpack://shell/webpack/runtime/sharing", "webpack"],
])("the source %s belongs to %s", (source, name) => expect(getModuleName(source, "shell")).toBe(name));

test("each character of a script counts for the source that it came from", () => {
  const map = {
    version: 3,
    sources: ["webpack://shell/./src/chrome/a.ts", "webpack://shell/../shared-ui/src/toasts/b.ts"],
    names: [],
    // From column 0 the first source, from column 4 the second.
    mappings: "AAAA,ICAA",
  };
  expect(computeModuleSizes("aaaabb", JSON.stringify(map), "shell")).toEqual({
    "shell/chrome": 4,
    "shared-ui/toasts": 2,
  });
});

test("each page counts the scripts that it adds, and a script of every page counts once", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sizes-"));
  const write = (/** @type {string} */ file, /** @type {unknown} */ content) =>
    writeFileSync(path.join(folder, file), typeof content === "string" ? content : JSON.stringify(content));
  const map = {
    version: 3,
    sources: ["webpack://shell/../packages/contracts/src/apps/a.ts"],
    names: [],
    mappings: "AAAA",
  };
  for (const [file, code] of Object.entries({ "main.js": "aa", "list.js": "aaa", "copy.js": "aaaa" })) {
    write(file, code);
    write(`${file}.map`, map);
  }
  write("release.json", {
    name: "shell",
    preload: ["main.js"],
    pages: { "/a": { preload: ["main.js", "list.js"] }, "/b": { preload: ["copy.js"] } },
  });
  expect(readModuleSizes(folder)).toEqual({
    "every page": { "contracts/apps": 2 },
    "/a": { "contracts/apps": 3 },
    "/b": { "contracts/apps": 4 },
  });
  rmSync(folder, { recursive: true });
});

test("a module that grew or is new exceeds its budget; a small growth doesn't", () => {
  const budget = { zod: 36_000, "shared-ui/toasts": 4_000 };
  expect(findGrownModules({ zod: 38_700, "shared-ui/toasts": 5_100 }, budget)).toEqual([]);
  expect(findGrownModules({ zod: 39_000, "shared-ui/toasts": 3_000, lodash: 70_000 }, budget)).toEqual([
    "lodash: 70000 bytes instead of 0",
    "zod: 39000 bytes instead of 36000",
  ]);
});
