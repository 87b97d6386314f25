export interface SeedPost {
  title: string;
  summary: string;
  author: string;
  publishedAt: Date;
  categories: string[];
  content: string;
}

/**
 * Parses `key: value` lines between two `---` lines, followed by a markdown body.
 *
 * @throws Error if the file has none
 */
export function parseFrontMatter(text: string, file: string) {
  const [, head, content] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replace(/\r\n/g, "\n")) ?? [];
  if (head === undefined || content === undefined) throw new Error(`${file} has no front matter.`);
  const fields = new Map(
    head.split("\n").map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
  const field = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Error(`${file} has no ${name}.`);
    return value;
  };
  return { field, optional: (name: string) => fields.get(name) || null, content };
}

/** Parses the file of a post. */
export function parsePost(text: string, file: string): SeedPost {
  const { field, content } = parseFrontMatter(text, file);
  return {
    title: field("title"),
    summary: field("summary"),
    author: field("author"),
    publishedAt: new Date(`${field("publishedAt")}T08:00:00Z`),
    categories: field("categories")
      .split(",")
      .map((slug) => slug.trim()),
    content,
  };
}
