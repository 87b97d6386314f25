import type { ContentPage } from "@listwise/contracts";
import { pageBySlug, renderBody } from "../../content";
import type { Crumb, DocumentParts, PageDocument } from "./document";
import { markup, Html } from "./html";
import { backLink, cards, date, meta, picture } from "./pieces";
import { articleData } from "./structured-data";

/** What categories with an index of their own are called. */
export const AREAS: ReadonlyMap<string, string> = new Map([
  ["help", "Help Center"],
  ["guides", "Guides"],
  ["changelog", "Changelog"],
  ["legal", "Legal"],
]);

function trailOf(page: ContentPage, area: string, path: string): Crumb[] {
  const name = AREAS.get(area);
  return [
    ...(name ? [{ name, path: `/${area}` }] : []),
    ...(page.parent ? [{ name: page.parent.title, path: `/${area}/${page.parent.slug}` }] : []),
    { name: page.title, path },
  ];
}

function when(page: ContentPage, area: string): Html {
  if (area === "legal" || area === "help")
    return markup`<p class="doc-meta"><span>Last updated ${date(page.updatedAt)}</span></p>`;
  return meta({ publishedAt: page.publishedAt, author: page.createdBy?.name ?? null });
}

/** A guide, a help page, an entry of the changelog, a legal document, or a page of any other category. */
export async function contentPageDocument({ db, path, publicUrl }: DocumentParts): Promise<PageDocument> {
  const [, area = "", slug = ""] = path.split("/");
  const page = await pageBySlug(db, slug);
  const name = AREAS.get(area);
  const children = page.children.map(({ slug: child, title }) => ({
    path: `/${area}/${child}`,
    title,
    summary: null,
    foot: null,
  }));
  const body = markup`<div class="doc-page doc-article">
    <article>
      <header class="doc-head">
        ${name ? backLink(`/${area}`, `Back to ${name}`) : null}
        <h1>${page.title}</h1>
        <div class="doc-line">${when(page, area)}</div>
      </header>
      ${page.featuredImage ? markup`<div class="doc-lead" data-shown>${picture(page.featuredImage)}</div>` : markup`<div class="doc-gap"></div>`}
      <div class="doc-body"><div class="doc-prose">${new Html(renderBody(page.content))}</div></div>
    </article>
    ${
      children.length > 0
        ? markup`<section class="doc-more" aria-label="Related Pages">
            <h2>Related Pages</h2>
            ${cards(children, "h3")}
          </section>`
        : null
    }
  </div>`;
  const { title, featuredImage, publishedAt, updatedAt } = page;
  const data = articleData(
    {
      type: "Article",
      title,
      description: page.seoDescription,
      image: featuredImage,
      author: page.createdBy?.name ?? null,
      publishedAt,
      updatedAt,
      path,
    },
    publicUrl,
  );
  return { body, trail: trailOf(page, area, path), data: [data] };
}
