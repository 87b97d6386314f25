import { accentNames } from "./accents";
import { resolveVariables, variableRules } from "./css-variables";
import { tones } from "./tones";

test("both themes define the same tones", () => {
  expect(Object.keys(tones.light)).toEqual(Object.keys(tones.dark));
});

test("without attributes the page is dark and purple", () => {
  const [first = ""] = variableRules().split("\n");
  const { accent, bg } = resolveVariables({ theme: "dark", accent: "purple", highContrast: false });
  expect(first).toMatch(/^:root\{/);
  expect(first).toContain(`--lw-bg:${bg};`);
  expect(first).toContain(`--lw-accent:${accent};`);
});

test("print uses the light theme's colors, whatever the screen theme", () => {
  const [, paper = ""] = variableRules().split("@media print");
  const { text } = resolveVariables({ theme: "light", accent: "purple", highContrast: false });
  expect(paper).toContain(`--lw-text:${text};`);
  expect(paper).toContain("--lw-bg:#ffffff;");
  // Three attributes and :root have specificity four.
  expect(paper.match(/:root/g)).toHaveLength(5);
});

test("every accent has its rules in both themes and both contrasts", () => {
  const rules = variableRules();
  for (const name of accentNames) {
    expect(rules.match(new RegExp(`\\[data-accent="${name}"\\]\\{`, "g"))).toHaveLength(4);
  }
});

const rules = variableRules()
  .split("\n")
  .map((text) => {
    const [selector = "", body = ""] = text.split(/[{}]/);
    const attributes = [...selector.matchAll(/\[data-(\w+)="(\w+)"\]/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const values = [...body.matchAll(/--lw-([\w-]+):([^;]+);/g)].map(([, name, value]) => [name, value]);
    return { attributes, values };
  })
  .sort((a, b) => a.attributes.length - b.attributes.length);

const choices = (["dark", "light"] as const).flatMap((theme) =>
  accentNames.flatMap((accent) => [false, true].map((highContrast) => ({ theme, accent, highContrast }))),
);

test.each(choices)(
  "$theme, $accent, high contrast $highContrast: the cascade resolves to its colors",
  (choice) => {
    const page: Record<string, string> = {
      theme: choice.theme,
      accent: choice.accent,
      contrast: choice.highContrast ? "high" : "normal",
    };
    const applied = rules
      .filter(({ attributes }) => attributes.every(([name = "", value]) => page[name] === value))
      .flatMap(({ values }) => values);
    expect(Object.fromEntries(applied)).toMatchObject(resolveVariables(choice));
  },
);
