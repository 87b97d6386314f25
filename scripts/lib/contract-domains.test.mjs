import { readFileSync } from "node:fs";
import path from "node:path";
import { findDomain, readDomains, replaceDomains, sortDomains } from "./contract-domains.mjs";

const domain = (/** @type {string} */ name, /** @type {string[]} */ imports) => ({
  name,
  entry: "",
  sources: [],
  imports,
});

test("domains follow those that they import, and never import each other", async () => {
  const sorted = sortDomains([domain("keywords", ["apps"]), domain("apps", ["api"]), domain("api", [])]);
  expect(sorted.map(({ name }) => name)).toEqual(["api", "apps", "keywords"]);
  expect(() => sortDomains([domain("a", ["b"]), domain("b", ["a"]), domain("c", [])])).toThrow(
    "Domains import each other: a, b",
  );
  const domains = await readDomains();
  expect(domains.length).toBeGreaterThan(25);
  expect(domains.map(({ name }) => name)).not.toContain("endpoints");
});

test("a domain uses only what the index of another one exports", async () => {
  const domains = await readDomains();
  const entries = new Map(domains.map(({ name, entry }) => [name, readFileSync(entry, "utf8")]));
  const missing = domains.flatMap(({ name, sources }) =>
    sources.flatMap((file) => {
      const imports = readFileSync(file, "utf8").matchAll(/\{([^{}]*)\}\s*from\s*"(\.[^"]+)"/g);
      return [...imports].flatMap(([, names = "", request = ""]) => {
        const other = findDomain(path.resolve(path.dirname(file), request)) ?? "";
        if (other === name) return [];
        const used = names.split(",").map((one) => one.trim().replace(/^type | as .*/g, ""));
        return used
          .filter((one) => one && !new RegExp(`\\b${one}\\b`).test(entries.get(other) ?? ""))
          .map((one) => `${one} of ${other}, used by ${name}`);
      });
    }),
  );
  expect(missing).toEqual([]);
});

test("imports of domains become imports of their packages", () => {
  expect(replaceDomains(`import "@listwise/contracts/app-notes"; import "@listwise/contracts";`)).toBe(
    `import "@listwise/contracts-app-notes"; import "@listwise/contracts";`,
  );
});
