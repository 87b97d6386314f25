import type { AppContext } from "../../platform/context";
import { oncePer } from "../../platform/once-per";
import type { PostRow } from "./content.repository";
import type { PageRow } from "./pages.repository";
import { RENDERER_VERSION, renderPlain, type RenderedContent } from "./render-content";
import { renderStored } from "./renderer";
import { findStalePages, findStalePosts, storePage, storePost } from "./rendered.repository";

/** Returns the columns of a post that derive from its body. */
export function postColumns({ content, html, contents, wordCount }: RenderedContent) {
  return { content, html, contents, wordCount, renderedVersion: RENDERER_VERSION };
}

/** Returns the columns of a page that derive from its body. */
export function pageColumns(rendered: RenderedContent) {
  return { ...rendered, renderedVersion: RENDERER_VERSION };
}

/** Renderings in flight, by context and row, so that concurrent readers share one (single flight). */
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

/** Returns a post rendered by the current version, rendering and storing it if it is outdated. */
export async function freshPost(ctx: AppContext, post: PostRow): Promise<PostRow> {
  if (isFresh(post)) return post;
  const rendered = await renderOnce(ctx, `post ${post.id} ${post.updatedAt.getTime()}`, post.content);
  const columns = { ...postColumns(rendered ?? renderPlain(post.content)), content: post.content };
  if (rendered) await storePost(ctx.db, post, columns);
  return { ...post, ...columns };
}

/** Returns a page rendered by the current version, rendering and storing it if it is outdated. */
export async function freshPage(ctx: AppContext, page: PageRow): Promise<PageRow> {
  if (isFresh(page)) return page;
  const rendered = await renderOnce(ctx, `page ${page.id} ${page.updatedAt.getTime()}`, page.content);
  const columns = { ...pageColumns(rendered ?? renderPlain(page.content)), content: page.content };
  if (rendered) await storePage(ctx.db, page, columns);
  return { ...page, ...columns };
}

/** Number of rows that the job reads per query. */
const BATCH = 20;

/** Renders all outdated posts and pages. */
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
