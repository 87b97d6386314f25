/** Texts that made renderers take quadratic time or more; each is repeated up to the requested length. */
const UNITS = [
  ..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ a1\n\t\u00A0\u2028",
  ...["<b>", "<b><i>", "</b>", '<a href="', "<!--", "<p>", "<table><tr><td>", "<b a='x' ", "<h2>a</h2>"],
  ...["[[[", "> ", "> > > ", "- ", "- a\n", "1. ", "  - a\n", "# a\n", "a\n\n", "\n  ", "```\n", "~~~\n"],
  ...[
    "**a**",
    "*a **b ",
    "_a_",
    "***a",
    "~~a",
    "`a",
    "``a`",
    "![",
    "[a](",
    "[a](b)",
    "[a][",
    "[a]: b\n",
    "](",
  ],
  ...["](\n", "](a", "|a|b|\n|-|-|\n", "&amp;", "&a", "&#x", "<http://", "http://a.", "a@b.c "],
];

/** Returns hard texts of this length, keyed by the text that they repeat. */
export function hardTexts(length: number): Map<string, string> {
  return new Map(UNITS.map((unit) => [unit, unit.repeat(Math.ceil(length / unit.length)).slice(0, length)]));
}
