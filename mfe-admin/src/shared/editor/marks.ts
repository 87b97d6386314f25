/** A piece of text with what is chosen in it. */
export interface Chosen {
  text: string;
  from: number;
  to: number;
}

interface Mark {
  key: string;
  label: string;
  /** What stands before and after, in markdown and in HTML. */
  markdown: readonly [string, string];
  html: readonly [string, string];
  /** Words where nothing is chosen. */
  sample: string;
  /** Begins a line of its own. */
  line?: boolean;
}

export const marks: readonly Mark[] = [
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
    sample: "words of the link",
  },
  {
    key: "image",
    label: "Image",
    markdown: ["![", "](https://)"],
    html: ['<img src="https://" alt="', '">'],
    sample: "what it shows",
  },
];

/** What the renderer takes for HTML gets HTML: a mark of the other kind would change how all of it is read. */
const isHtml = (text: string) => /^\s*<[a-z!]/i.test(text);

/** The text with the mark around what is chosen, and the words inside it chosen. */
export function withMark({ text, from, to }: Chosen, mark: Mark): Chosen {
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
