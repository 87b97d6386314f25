import { computeSpecificity, doPatternsOverlap } from "@listwise/contracts/remotes";
import fc from "fast-check";
import { matchRoutes } from "react-router-dom";

const word = fc.constantFrom("a", "b", "A", "blog");
const url = fc.array(word, { maxLength: 4 }).map((parts) => `/${parts.join("/")}`);
const pattern = fc
  .tuple(
    fc.array(fc.oneof(word, fc.constantFrom(":x", ":y")), { maxLength: 3 }),
    fc.constantFrom("", "/*", "/:z?"),
  )
  .map(([parts, end]) =>
    `/${parts.map((part, index) => part.replace(/^:/, `:p${index}`)).join("/")}${end}`.replace("//", "/"),
  );
const matches = (path: string, at: string) => matchRoutes([{ path }], at) !== null;

test("F61 a pattern matches the same addresses as in the router", () => {
  fc.assert(
    fc.property(pattern, url, (path, at) => {
      expect([path, at, computeSpecificity(path, at) !== null]).toEqual([path, at, matches(path, at)]);
    }),
    { numRuns: 2_000 },
  );
});

test("F61 patterns that match one address overlap", () => {
  fc.assert(
    fc.property(pattern, pattern, url, (one, other, at) => {
      if (matches(one, at) && matches(other, at))
        expect([one, other, doPatternsOverlap(one, other)]).toEqual([one, other, true]);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["/dashboard", "/Dashboard", true],
  ["/dashboard", "/*", true],
  ["/blog", "/blog/:slug?", true],
  ["/blog/new", "/blog/:slug?", true],
  ["/blog/a/b", "/blog/:slug?", false],
  ["/blog", "/blog/:slug", false],
  ["/a/b/c/d/e/f", "/a?/b?/c?/d?/e?", true],
])("%s and %s overlap: %s", (one, other, expected) => {
  expect(doPatternsOverlap(one, other)).toBe(expected);
  expect(doPatternsOverlap(other, one)).toBe(expected);
});
