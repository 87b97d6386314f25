import fc from "fast-check";
import * as semver from "semver";
import { satisfies } from "./version-range";

test.each([
  ["5.0.0", ">=1.0.0", true],
  ["1.0.0", "*", true],
  ["nonsense", "^1.0.0", false],
  ["1.9.9", "^1.2.3", true],
  ["1.10.0", "^1.9.0", true],
  ["1.2.2", "^1.2.3", false],
  ["2.0.0", "^1.2.3", false],
  ["0.2.9", "^0.2.3", true],
  ["0.2.2", "^0.2.3", false],
  ["0.0.3", "^0.0.3", true],
  ["0.0.4", "^0.0.3", false],
  ["1.2.9", "~1.2.3", true],
  ["1.2.2", "~1.2.3", false],
  ["2.2.3", "~1.2.3", false],
  ["1.0.0", ">=1.0.1", false],
  ["1.0.1", ">=1.0.1", true],
  ["1.2.4", "1.2.3", false],
  ["1.2.3", "=1.2.3", true],
  ["v1.2.3", "^1.2.0", true],
  ["1.2.3", " ^ 1.2.0 ", true],
  ["1.2.3", "^1.2", false],
  ["1.2.3", "", false],
  ["x1.2.3", "^1.2.0", false],
])("the version %s in %j: %s", (version, range, fits) => expect(satisfies(version, range)).toBe(fits));

test("semver agrees about every released version and every range that builds write", () => {
  const part = fc.nat({ max: 3 });
  const version = fc.tuple(part, part, part).map((parts) => parts.join("."));
  const operator = fc.constantFrom("^", "~", ">=", "=", "");
  fc.assert(
    fc.property(version, operator, version, (actual, sign, base) => {
      expect(satisfies(actual, sign + base)).toBe(semver.satisfies(actual, sign + base));
    }),
    { numRuns: 1_000 },
  );
});
