/** Text with its selection. */
export interface TextSelection {
  text: string;
  from: number;
  to: number;
}

interface FormattingCommand {
  key: string;
  label: string;
  /** Markup before and after the selection, as Markdown and HTML. */
  markdown: readonly [string, string];
  html: readonly [string, string];
  /** Inserted if nothing is selected. */
  sample: string;
  /** True if the markup must start on its own line. */
  line?: boolean;
}

export const formattingCommands: readonly FormattingCommand[] = [
  { key: "bold", label: "Bold", markdown: ["**", "**"], html: ["<strong>", "</strong>"], sample: "bold" },
  { key: "italic", label: "Italic", markdown: ["_", "_"], html: ["<em>", "</em>"], sample: "italic" },
  {
    key: "heading",
    label: "Heading",
    markdown: ["## ", ""],
    html: ["<h2>", "</h2>"],
    sample: "Heading",
    line: true,
  },
  {
    key: "list",
    label: "List",
    markdown: ["- ", ""],
    html: ["<ul><li>", "</li></ul>"],
    sample: "Item",
    line: true,
  },
  {
    key: "quote",
    label: "Quote",
    markdown: ["> ", ""],
    html: ["<blockquote>", "</blockquote>"],
    sample: "Quote",
    line: true,
  },
  { key: "code", label: "Code", markdown: ["`", "`"], html: ["<code>", "</code>"], sample: "code" },
  {
    key: "link",
    label: "Link",
    markdown: ["[", "](https://)"],
    html: ['<a href="https://">', "</a>"],
    sample: "link text",
  },
  {
    key: "image",
    label: "Image",
    markdown: ["![", "](https://)"],
    html: ['<img src="https://" alt="', '">'],
    sample: "image description",
  },
];

/** Text that the renderer treats as HTML gets HTML markup, because mixing both would change how it is parsed. */
const isHtml = (text: string) => /^\s*<[a-z!]/i.test(text);

/** Returns the text with markup around the selection, and the content selected. */
export function applyFormatting({ text, from, to }: TextSelection, mark: FormattingCommand): TextSelection {
  const [before, after] = isHtml(text) ? mark.html : mark.markdown;
  const words = text.slice(from, to) || mark.sample;
  const breaks = mark.line && from > 0 && text[from - 1] !== "\n" ? "\n\n" : "";
  const start = from + breaks.length + before.length;
  return {
    text: text.slice(0, from) + breaks + before + words + after + text.slice(to),
    from: start,
    to: start + words.length,
  };
}
