import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { AppContext } from "../../platform/context";
import { backendRoot } from "../../platform/paths";
import { insertCategory, insertPost, isEmpty } from "./content.repository";
import { parsePost } from "./front-matter";
import { renderContent } from "./render-content";
import { postColumns } from "./rendered";
import { seedPages } from "./seed-pages";

// From the package's folder, so that the bundle finds the files as well as the sources do.
const folder = () => join(backendRoot(), "src/modules/content/seed");

function nameOf(slug: string): string {
  return slug.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => (dash && " ") + letter.toUpperCase(),
  );
}

/** Brings the first content: a blog for an empty one, and the pages that are missing. */
export async function seedContent(ctx: AppContext): Promise<void> {
  await seedBlog(ctx);
  await seedPages(ctx);
}

/** Fills an empty blog with the posts that come with the product. */
async function seedBlog({ db }: AppContext): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isEmpty(tx))) return;
    const files = (await readdir(folder())).filter((file) => file.endsWith(".md")).sort();
    for (const file of files) {
      const post = parsePost(await readFile(join(folder(), file), "utf8"), file);
      const categoryIds: number[] = [];
      for (const slug of post.categories) categoryIds.push(await insertCategory(tx, slug, nameOf(slug)));
      const { title, summary, content, author, publishedAt } = post;
      const slug = basename(file, ".md");
      const row = { slug, title, summary, authorName: author, publishedAt, status: "PUBLISHED" } as const;
      await insertPost(tx, { ...row, ...postColumns(renderContent(content)) }, categoryIds);
    }
  });
}
