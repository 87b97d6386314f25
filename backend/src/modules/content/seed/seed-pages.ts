import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { AppContext } from "../../../infra/context";
import { getBackendRoot } from "../../../infra/paths";
import { parseFrontMatter } from "./front-matter";
import { markSeeded } from "./seeded-pages.repository";
import { insertPageIfMissing } from "../pages.repository";
import { renderContent } from "../rendering/render-content";
import { getPageColumns } from "../rendering/ensure-rendered";

// Resolved from the package's folder, so that the path is the same in the bundle and in the sources.
const getFolder = () => join(getBackendRoot(), "src/modules/content/seed/pages");

/** Seeds each page once, so that administrators' changes and deletions are kept. */
export async function seedPages({ db }: AppContext): Promise<void> {
  const files = (await readdir(getFolder())).filter((file) => file.endsWith(".md")).sort();
  for (const file of files) {
    const { field, optional, content } = parseFrontMatter(
      await readFile(join(getFolder(), file), "utf8"),
      file,
    );
    if (!(await markSeeded(db, basename(file, ".md")))) continue;
    const publishedAt = new Date(`${field("publishedAt")}T08:00:00Z`);
    await insertPageIfMissing(db, {
      slug: basename(file, ".md"),
      title: field("title"),
      seoDescription: field("summary"),
      category: field("category"),
      subcategory: optional("subcategory"),
      authorName: field("author"),
      status: "PUBLISHED",
      publishedAt,
      updatedAt: publishedAt,
      ...getPageColumns(renderContent(content)),
    });
  }
}
