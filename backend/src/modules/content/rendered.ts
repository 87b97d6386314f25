import type { AppContext } from "../../platform/context";
import { oncePer } from "../../platform/once-per";
import type { PostRow } from "./content.repository";
import type { PageRow } from "./pages.repository";
import { RENDERER_VERSION, renderPlain, type RenderedContent } from "./render-content";
import { renderStored } from "./renderer";
import { findStalePages, findStalePosts, storePage, storePost } from "./rendered.repository";

/** Returns the columns of a post that follow from its body. */
export function postColumns({ content, html, contents, wordCount }: RenderedContent) {
  return { content, html, contents, wordCount, renderedVersion: RENDERER_VERSION };
}

/** Returns the columns of a page that follow from its body. */
export function pageColumns(rendered: RenderedContent) {
  return { ...rendered, renderedVersion: RENDERER_VERSION };
}

/** Renderings under way, by context and row: many readers of a text wait for the same one. */
const underWay = oncePer<AppContext, Map<string, Promise<RenderedContent | null>>>(() => new Map());

function renderOnce(ctx: AppContext, key: string, content: string): Promise<RenderedContent | null> {
  const running = underWay(ctx);
  const known = running.get(key);
  if (known) return known;
  const started = renderStored(ctx, content).finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

const isFresh = ({ renderedVersion }: { renderedVersion: number }) => renderedVersion >= RENDERER_VERSION;

/** Returns the post as this renderer renders it; what another version has rendered is rendered again and stored. */
export async function freshPost(ctx: AppContext, post: PostRow): Promise<PostRow> {
  if (isFresh(post)) return post;
  const rendered = await renderOnce(ctx, `post ${post.id} ${post.updatedAt.getTime()}`, post.content);
  const columns = { ...postColumns(rendered ?? renderPlain(post.content)), content: post.content };
  if (rendered) await storePost(ctx.db, post, columns);
  return { ...post, ...columns };
}

/** Returns the page as this renderer renders it; what another version has rendered is rendered again and stored. */
export async function freshPage(ctx: AppContext, page: PageRow): Promise<PageRow> {
  if (isFresh(page)) return page;
  const rendered = await renderOnce(ctx, `page ${page.id} ${page.updatedAt.getTime()}`, page.content);
  const columns = { ...pageColumns(rendered ?? renderPlain(page.content)), content: page.content };
  if (rendered) await storePage(ctx.db, page, columns);
  return { ...page, ...columns };
}

/** Rows that one run of the job reads at a time. */
const BATCH = 20;

/** Renders what another version of the renderer has rendered, or none. */
export async function renderStale(ctx: AppContext): Promise<void> {
  for (let after = 0; ;) {
    const posts = await findStalePosts(ctx.db, RENDERER_VERSION, after, BATCH);
    for (const post of posts) await freshPost(ctx, post);
    after = posts.at(-1)?.id ?? 0;
    if (posts.length < BATCH) break;
  }
  for (let after = 0; ;) {
    const pages = await findStalePages(ctx.db, RENDERER_VERSION, after, BATCH);
    for (const page of pages) await freshPage(ctx, page);
    after = pages.at(-1)?.id ?? 0;
    if (pages.length < BATCH) break;
  }
}
