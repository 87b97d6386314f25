import type { Letter, MailValues } from "./mail-templates";
import { getHeading, parseTemplate } from "./parse-template";

const letter = (values: MailValues): Letter => ({
  template: {
    key: "one",
    name: "One",
    description: "",
    subject: "One",
    text: "",
    reason: "",
    variables: [{ name: "link", sample: "https://listwise.example/a", isLink: true }],
  },
  values,
});
const parse = (text: string, values: MailValues = {}) => parseTemplate(text, letter(values));
const url = "https://listwise.example/a";

test("the first line may be the heading; an empty line ends a paragraph, other line breaks are kept", () => {
  const text = "# Hello {{name}}\n\nOne\ntwo\n\nThree";
  expect(getHeading(text)).toBe("Hello {{name}}");
  expect(getHeading("Hello")).toBeNull();
  expect(parse(text)).toEqual([
    { kind: "paragraph", text: "One\ntwo" },
    { kind: "paragraph", text: "Three" },
  ]);
});

test("a link is part of its paragraph, or a button if it is alone", () => {
  expect(parse("[Open it]({{ link }})", { link: url })).toEqual([{ kind: "button", label: "Open it", url }]);
  expect(parse("Now [open]({{link}}).", { link: url })).toEqual([
    { kind: "paragraph", text: ["Now ", { label: "open", url }, "."] },
  ]);
  expect(parse(`See {{link}}, or ${url}.`, { link: url })).toEqual([
    { kind: "paragraph", text: ["See ", { label: url, url }, ", or ", { label: url, url }, "."] },
  ]);
});

test("lists, notes and facts", () => {
  expect(
    parse("- One\n- {{name}}\n> Careful\n\nName: {{name}}\nAt: {{at}}", { name: "Ada", at: "noon" }),
  ).toEqual([
    { kind: "list", items: ["One", "Ada"] },
    { kind: "note", text: "Careful" },
    {
      kind: "rows",
      rows: [
        { label: "Name", value: "Ada" },
        { label: "At", value: "noon" },
      ],
    },
  ]);
  expect(parse("Name: {{name}}", { name: "Ada" })).toEqual([{ kind: "paragraph", text: "Name: Ada" }]);
});

test("a value is never markup; an empty one removes its line, blocks appear in its place", () => {
  const evil = "# One\n- [two]({{link}}) {{link}}";
  expect(parse("{{name}}", { name: evil, link: url })).toEqual([{ kind: "paragraph", text: evil }]);
  expect(parse("One\n{{name}}\ntwo", { name: "" })).toEqual([{ kind: "paragraph", text: "One\ntwo" }]);
  const code = { kind: "code", code: "123" } as const;
  expect(parse("One\n{{name}}\ntwo", { name: [code] })).toEqual([
    { kind: "paragraph", text: "One" },
    code,
    { kind: "paragraph", text: "two" },
  ]);
  expect(parse("{{name}}", { name: "One\n\ntwo" })).toHaveLength(2);
});
