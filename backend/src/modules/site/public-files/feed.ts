import type { BlogPost } from "@listwise/contracts/content";
import { PRODUCT_NAME } from "@listwise/contracts/site";
import type { FastifyInstance } from "fastify";
import { listPosts } from "../../content";
import type { Published } from "../published";
import { escapeHtml } from "../../../infra/html";
import { sendCached } from "./send-cached";

const MAX_POSTS = 30;
/** Characters that XML doesn't allow, not even escaped. */
const INVALID_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escapeText = (value: string) => escapeHtml(value.replace(INVALID_XML, ""));

function renderEntry(post: BlogPost, url: string, updatedAt: string): string {
  const author = escapeText(post.author?.name ?? `${PRODUCT_NAME} Team`);
  const categories = post.categories.map(({ category }) => {
    return `<category term="${escapeText(category.slug)}" label="${escapeText(category.name)}"/>`;
  });
  return `  <entry>
    <title>${escapeText(post.title)}</title>
    <link href="${escapeText(url)}"/>
    <id>${escapeText(url)}</id>
    <published>${post.publishedAt}</published>
    <updated>${updatedAt}</updated>
    <author><name>${author}</name></author>
    ${categories.join("")}
    <summary>${escapeText(post.summary)}</summary>
  </entry>`;
}

function renderFeed(posts: readonly BlogPost[], published: Published, publicUrl: string): string {
  const updated = (post: BlogPost) =>
    published.get(`/blog/${post.slug}`)?.updatedAt.toISOString() ?? post.publishedAt;
  const entries = posts.map((post) =>
    renderEntry(post, publicUrl + encodeURI(`/blog/${post.slug}`), updated(post)),
  );
  const latest = posts.map(updated).sort().at(-1) ?? new Date(0).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${PRODUCT_NAME} Blog</title>
  <link href="${escapeText(publicUrl)}/blog"/>
  <link rel="self" type="application/atom+xml" href="${escapeText(publicUrl)}/feed.xml"/>
  <id>${escapeText(publicUrl)}/blog</id>
  <updated>${latest}</updated>
${entries.join("\n")}
</feed>
`;
}

/** Serves `feed.xml`, the Atom feed of the latest posts. */
export function serveFeed(app: FastifyInstance): void {
  const { db, config } = app.ctx;
  app.get("/feed.xml", { schema: { hide: true } }, async (request, reply) => {
    const [{ data }, published] = await Promise.all([
      listPosts(db, { published: true }, { pageSize: MAX_POSTS, offset: 0 }),
      app.published(),
    ]);
    return sendCached(request, reply, "application/atom+xml", renderFeed(data, published, config.publicUrl));
  });
}
