import { fillTemplate, findUnknownVariables, hasVariables, type ReplyValues } from "./reply-templates";

const values: ReplyValues = {
  author: "Mia",
  app: "Norax",
  version: null,
  rating: "2",
  title: "Lost {{app}}",
  country: "Germany",
  support_email: "help@example.com",
};

test.each([
  ["Hi {{author}}, {{ app }} says hello.", "Hi Mia, Norax says hello."],
  ["Former {user} and {app}", "Former Mia and Norax"],
  ["Version {{version}} and {{anyone}} stay.", "Version {{version}} and {{anyone}} stay."],
  ["A value isn't filled again: {{title}}", "A value isn't filled again: Lost {{app}}"],
  ["{{{user}}} {x} {{}} $& {{rating}}", "{{{user}}} {x} {{}} $& 2"],
])("fills %s", (template, text) => {
  expect(fillTemplate(template, values)).toBe(text);
});

test("names in double braces that are no variables are found once", () => {
  expect(findUnknownVariables("{{author}} {{Author}} {{ emial }} {{emial}} {{toString}} {user}")).toEqual([
    "Author",
    "emial",
    "toString",
  ]);
  expect(findUnknownVariables("{{support_email}}")).toEqual([]);
});

test("a text with a variable left isn't ready", () => {
  expect(hasVariables("Update to {{version}}.")).toBe(true);
  expect(hasVariables("Use {curly} braces {{ like this")).toBe(false);
});
