/** Variables of reply templates with their meaning for users, in display order. */
export const REPLY_VARIABLES = {
  author: "the reviewer's name",
  app: "your app's name",
  version: "the reviewed app version",
  rating: "the number of stars",
  title: "the review's title",
  country: "the review's country",
  support_email: "your support address",
} as const;

/** A variable of {@link REPLY_VARIABLES}. */
export type ReplyVariable = keyof typeof REPLY_VARIABLES;

/** Values of a review's variables; `null` if one is unknown. */
export type ReplyValues = Readonly<Record<ReplyVariable, string | null>>;

const VARIABLE = /\{\{([^{}]*)\}\}/g;

/** Placeholders of templates from before the variables in double braces. */
const FORMER: Readonly<Record<string, ReplyVariable>> = { "{user}": "author", "{app}": "app" };

const isVariable = (name: string): name is ReplyVariable => Object.hasOwn(REPLY_VARIABLES, name);

/** Returns the names in double braces that are no variables, each once. */
export function findUnknownVariables(template: string): string[] {
  const names = Array.from(template.matchAll(VARIABLE), ([, name = ""]) => name.trim());
  return [...new Set(names.filter((name) => !isVariable(name)))];
}

/** Returns true if a text contains a name in double braces, which must not be sent to a store. */
export const hasVariables = (text: string): boolean => text.search(VARIABLE) >= 0;

/** Replaces the variables of a template. Unknown variables, and those without a value, stay as they are. */
export function fillTemplate(template: string, values: ReplyValues): string {
  return template
    .replace(/(?<!\{)\{(?:user|app)\}(?!\})/g, (former) => `{{${FORMER[former] ?? ""}}}`)
    .replace(VARIABLE, (variable, name: string) => {
      const key = name.trim();
      return (isVariable(key) ? values[key] : null) ?? variable;
    });
}
