import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { AppContext } from "../../../infra/context";
import { getBackendRoot } from "../../../infra/paths";
import { insertCategory, insertPost, isEmpty } from "../content.repository";
import { parsePost } from "./front-matter";
import { renderContent } from "../rendering/render-content";
import { getPostColumns } from "../rendering/ensure-rendered";
import { seedPages } from "./seed-pages";

// Resolved from the package's folder, so that the path is the same in the bundle and in the sources.
const getFolder = () => join(getBackendRoot(), "src/modules/content/seed");

function formatCategoryName(slug: string): string {
  return slug.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => (dash && " ") + letter.toUpperCase(),
  );
}

/** Seeds the blog if it is empty, and the pages that haven't been seeded yet. */
export async function seedContent(ctx: AppContext): Promise<void> {
  await seedBlog(ctx);
  await seedPages(ctx);
}

/** Seeds the blog's posts if it is empty. */
async function seedBlog({ db }: AppContext): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isEmpty(tx))) return;
    const files = (await readdir(getFolder())).filter((file) => file.endsWith(".md")).sort();
    for (const file of files) {
      const post = parsePost(await readFile(join(getFolder(), file), "utf8"), file);
      const categoryIds: number[] = [];
      for (const slug of post.categories)
        categoryIds.push(await insertCategory(tx, slug, formatCategoryName(slug)));
      const { title, summary, content, author, publishedAt } = post;
      const slug = basename(file, ".md");
      const row = { slug, title, summary, authorName: author, publishedAt, status: "PUBLISHED" } as const;
      await insertPost(tx, { ...row, ...getPostColumns(renderContent(content)) }, categoryIds);
    }
  });
}
