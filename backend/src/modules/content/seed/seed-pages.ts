import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { AppContext } from "../../../infra/context";
import { getBackendRoot } from "../../../infra/paths";
import { parseFrontMatter } from "./front-matter";
import {
  findUneditedPages,
  markSeeded,
  updateUneditedPage,
  type UneditedPage,
} from "./seeded-pages.repository";
import { insertPageIfMissing } from "../pages.repository";
import { renderContent } from "../rendering/render-content";
import { getPageColumns } from "../rendering/ensure-rendered";

// Resolved from the package's folder, so that the path is the same in the bundle and in the sources.
const getFolder = () => join(getBackendRoot(), "src/modules/content/seed/pages");

/**
 * Seeds each page once, so that administrators' deletions are kept. A shipped page that no one has edited is updated to
 * the text of this release.
 */
export async function seedPages({ db }: AppContext): Promise<void> {
  const unedited = await findUneditedPages(db);
  const files = (await readdir(getFolder())).filter((file) => file.endsWith(".md")).sort();
  for (const file of files) {
    const { field, optional, content } = parseFrontMatter(
      await readFile(join(getFolder(), file), "utf8"),
      file,
    );
    const publishedAt = new Date(`${field("publishedAt")}T08:00:00Z`);
    const slug = basename(file, ".md");
    const page = {
      title: field("title"),
      seoDescription: field("summary"),
      category: field("category"),
      subcategory: optional("subcategory"),
      publishedAt,
      updatedAt: publishedAt,
    };
    if (await markSeeded(db, slug)) {
      const authorName = field("author");
      const rendered = getPageColumns(renderContent(content));
      await insertPageIfMissing(db, { slug, authorName, status: "PUBLISHED", ...page, ...rendered });
    } else if (isOutdated(unedited.get(slug), { ...page, content: content.trim() })) {
      await updateUneditedPage(db, slug, { ...page, ...getPageColumns(renderContent(content)) });
    }
  }
}

function isOutdated(stored: UneditedPage | undefined, { title, seoDescription, content }: UneditedPage) {
  if (!stored) return false;
  return stored.title !== title || stored.seoDescription !== seoDescription || stored.content !== content;
}
