import { scoreCommand } from "./score-command";

test("a command whose label has the typed words comes before loose matches", () => {
  const app = scoreCommand("app:7", "no pa", ["Super Notes & Paper", "Developer", "Apps"]);
  const loose = scoreCommand("page:/no-pages", "no pa", ["Known Apartments", "/no-pages", "Pages"]);
  expect(loose).toBeGreaterThan(0);
  expect(app).toBeGreaterThan(loose);
});

test("a command that doesn't match is hidden", () => {
  expect(scoreCommand("app:7", "zzz", ["Notes"])).toBe(0);
});
