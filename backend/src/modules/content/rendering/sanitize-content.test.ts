import fc from "fast-check";
import { sanitizeContent } from "./sanitize-content";

test.each([
  ["<p>Hi <img src=x onerror=alert(1)></p>", '<p>Hi <img src="x" /></p>'],
  ["a <svg onload=alert(1)>b</svg> c", "a b c"],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>text', "text"],
  ['<a href="javascript:alert(1)" id="token">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ["[x](javascript:alert(1))", "[x](#alert(1))"],
  ["[x](&#106;ava\tscript:alert(1))", "[x](#alert(1))"],
  ["[x]: data:text/html,hi", "[x]: #text/html,hi"],
  ["\uFEFF# Title", "# Title"],
  ["```\n<script>alert(1)</script>\n```", "```\n\n```"],
])("%s becomes %s", (body, stored) => {
  expect(sanitizeContent(body)).toBe(stored);
});

test("markdown is kept: quotes, comparisons, ampersands, tables, code, links", () => {
  const body = [
    "> a quote & more",
    "",
    "1 < 2 and 3 > 2",
    "| a | b |\n|---|---|\n| `x` | [l](https://listwise.example/a?b=1&c=2) |",
    "```text\na && b\n```",
  ].join("\n");
  expect(sanitizeContent(body)).toBe(body);
});

test("an escaped tag stays escaped", () => {
  expect(sanitizeContent("&lt;script&gt; and &amp;lt;b&amp;gt;")).toMatch(
    /^&lt;script> and &amp;lt;b&amp;gt;$/,
  );
});

test("sanitizing is idempotent and leaves no script", () => {
  const piece = fc.constantFrom(
    "<",
    ">",
    "&lt;",
    "&amp;",
    "&",
    "script",
    "/",
    "img src=x onerror=y",
    " ",
    "](",
    ":",
    "=",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const once = sanitizeContent(pieces.join(""));
      expect(sanitizeContent(once)).toBe(once);
      expect(once).not.toMatch(/<script|<[a-z/!?][^>]*onerror/i);
    }),
    { numRuns: 1000 },
  );
});
