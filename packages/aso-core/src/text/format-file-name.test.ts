import { formatFileName } from "./format-file-name";

test.each([
  [["reviews", "Trail Radar – Maps & GPS", "us"], "reviews-trail-radar-maps-gps-us"],
  [["Screenshots", "天気レーダー"], "screenshots-天気レーダー"],
  [["reviews", "★ ★", "us"], "reviews-us"],
  [["../../etc/passwd\n.exe"], "etc-passwd-exe"],
  [["a".repeat(49) + " bc", "us"], `${"a".repeat(49)}-us`],
  [["a".repeat(49) + "𝒳", "us"], `${"a".repeat(49)}-us`],
  [["!"], ""],
])("%j is the file %s", (parts, name) => {
  expect(formatFileName(...parts)).toBe(name);
});
