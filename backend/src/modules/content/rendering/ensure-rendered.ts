import type { AppContext } from "../../../infra/context";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import type { PostRow } from "../content.repository";
import type { PageRow } from "../pages.repository";
import { RENDERER_VERSION, renderPlain, type RenderedContent } from "./render-content";
import { renderStored } from "./renderer";
import {
  findStalePages,
  findStalePosts,
  updateRenderedPage,
  updateRenderedPost,
} from "./rendered-content.repository";

/** Returns the columns of a post that derive from its body. */
export function getPostColumns({ content, html, contents, wordCount }: RenderedContent) {
  return { content, html, contents, wordCount, renderedVersion: RENDERER_VERSION };
}

/** Returns the columns of a page that derive from its body. */
export function getPageColumns(rendered: RenderedContent) {
  return { ...rendered, renderedVersion: RENDERER_VERSION };
}

/** Renderings in flight, by context and row, so that concurrent readers share one (single flight). */
const getInFlight = createWeakMemo<AppContext, Map<string, Promise<RenderedContent | null>>>(() => new Map());

function renderOnce(ctx: AppContext, key: string, content: string): Promise<RenderedContent | null> {
  const running = getInFlight(ctx);
  const known = running.get(key);
  if (known) return known;
  const started = renderStored(ctx, content).finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

const isFresh = ({ renderedVersion }: { renderedVersion: number }) => renderedVersion >= RENDERER_VERSION;

/** Returns a post rendered by the current version, rendering and storing it if it is outdated. */
export async function ensureRenderedPost(ctx: AppContext, post: PostRow): Promise<PostRow> {
  if (isFresh(post)) return post;
  const rendered = await renderOnce(ctx, `post ${post.id} ${post.updatedAt.getTime()}`, post.content);
  const columns = { ...getPostColumns(rendered ?? renderPlain(post.content)), content: post.content };
  if (rendered) await updateRenderedPost(ctx.db, post, columns);
  return { ...post, ...columns };
}

/** Returns a page rendered by the current version, rendering and storing it if it is outdated. */
export async function ensureRenderedPage(ctx: AppContext, page: PageRow): Promise<PageRow> {
  if (isFresh(page)) return page;
  const rendered = await renderOnce(ctx, `page ${page.id} ${page.updatedAt.getTime()}`, page.content);
  const columns = { ...getPageColumns(rendered ?? renderPlain(page.content)), content: page.content };
  if (rendered) await updateRenderedPage(ctx.db, page, columns);
  return { ...page, ...columns };
}

/** Number of rows that the job reads per query. */
const BATCH_ROWS = 20;

/** Renders all outdated posts and pages. */
export async function renderStale(ctx: AppContext): Promise<void> {
  for (let after = 0; ;) {
    const posts = await findStalePosts(ctx.db, RENDERER_VERSION, after, BATCH_ROWS);
    for (const post of posts) await ensureRenderedPost(ctx, post);
    after = posts.at(-1)?.id ?? 0;
    if (posts.length < BATCH_ROWS) break;
  }
  for (let after = 0; ;) {
    const pages = await findStalePages(ctx.db, RENDERER_VERSION, after, BATCH_ROWS);
    for (const page of pages) await ensureRenderedPage(ctx, page);
    after = pages.at(-1)?.id ?? 0;
    if (pages.length < BATCH_ROWS) break;
  }
}
