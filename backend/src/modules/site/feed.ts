import { PRODUCT_NAME, type BlogPost } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { listPosts } from "../content";
import type { Published } from "./published";
import { escapeHtml } from "./metadata";
import { sendKept } from "./send-kept";

const MOST = 30;
/** Characters that XML doesn't allow, not even escaped. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const text = (value: string) => escapeHtml(value.replace(NO_XML, ""));

function entry(post: BlogPost, url: string, updatedAt: string): string {
  const author = text(post.author?.name ?? `${PRODUCT_NAME} Team`);
  const categories = post.categories.map(({ category }) => {
    return `<category term="${text(category.slug)}" label="${text(category.name)}"/>`;
  });
  return `  <entry>
    <title>${text(post.title)}</title>
    <link href="${text(url)}"/>
    <id>${text(url)}</id>
    <published>${post.publishedAt}</published>
    <updated>${updatedAt}</updated>
    <author><name>${author}</name></author>
    ${categories.join("")}
    <summary>${text(post.summary)}</summary>
  </entry>`;
}

function feed(posts: readonly BlogPost[], published: Published, publicUrl: string): string {
  const updated = (post: BlogPost) =>
    published.get(`/blog/${post.slug}`)?.updatedAt.toISOString() ?? post.publishedAt;
  const entries = posts.map((post) =>
    entry(post, publicUrl + encodeURI(`/blog/${post.slug}`), updated(post)),
  );
  const latest = posts.map(updated).sort().at(-1) ?? new Date(0).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${PRODUCT_NAME} Blog</title>
  <link href="${text(publicUrl)}/blog"/>
  <link rel="self" type="application/atom+xml" href="${text(publicUrl)}/feed.xml"/>
  <id>${text(publicUrl)}/blog</id>
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
      listPosts(db, { published: true }, { pageSize: MOST, offset: 0 }),
      app.published(),
    ]);
    return sendKept(request, reply, "application/atom+xml", feed(data, published, config.publicUrl));
  });
}
