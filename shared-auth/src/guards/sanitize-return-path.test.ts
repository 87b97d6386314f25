import { sanitizeReturnPath } from "./sanitize-return-path";

test.each([
  ["/keywords", "/keywords"],
  ["/keyword/a%20b?country=us#top", "/keyword/a%20b?country=us#top"],
  ["/dashboard?app=1&tab=overview", "/dashboard?app=1&tab=overview"],
  ["/rankings?next=https://evil.example", "/rankings?next=https://evil.example"],
])("%s is a safe return path", (path, expected) => {
  expect(sanitizeReturnPath(path)).toBe(expected);
});

test.each([
  [null],
  [undefined],
  [7],
  [""],
  ["keywords"],
  ["//evil.example"],
  ["/\\evil.example"],
  ["\\\\evil.example"],
  ["/\t/evil.example"],
  ["/\n/evil.example"],
  ["/.//evil.example"],
  ["/a/..//evil.example"],
  ["https:evil.example"],
  ["https://evil.example"],
  ["javascript:alert(1)"],
  ["%2f%2fevil.example"],
  ["/%2fevil.example"],
  ["/%252fevil.example"],
  ["/%5cevil.example"],
  ["/%E0%A4%A"],
  [" /keywords"],
  [`/${"a".repeat(3000)}`],
  ["/login"],
  ["/login?x=1"],
  ["/auth/google/callback?code=1"],
])("%s leads to the dashboard", (path) => {
  expect(sanitizeReturnPath(path)).toBe("/dashboard");
});
