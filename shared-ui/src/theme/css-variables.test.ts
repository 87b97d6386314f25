import { accentNames } from "./accents";
import { resolveVariables, variableRules } from "./css-variables";
import { tones } from "./tones";

test("both themes know the same tones", () => {
  expect(Object.keys(tones.light)).toEqual(Object.keys(tones.dark));
});

test("without attributes the page is dark and purple", () => {
  const [first = ""] = variableRules().split("\n");
  const { accent, bg } = resolveVariables({ theme: "dark", accent: "purple", highContrast: false });
  expect(first).toMatch(/^:root\{/);
  expect(first).toContain(`--lw-bg:${bg};`);
  expect(first).toContain(`--lw-accent:${accent};`);
});

test("every accent has its rules in both themes and both contrasts", () => {
  const rules = variableRules();
  for (const name of accentNames) {
    expect(rules.match(new RegExp(`\\[data-accent="${name}"\\]\\{`, "g"))).toHaveLength(4);
  }
});
