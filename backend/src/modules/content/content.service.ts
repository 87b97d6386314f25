import type { BlogPost } from "@listwise/contracts";
import type { Executor } from "../../platform/database";
import { fail } from "../../platform/errors";
import { presentListed, presentPost } from "./content.presenter";
import {
  findCategoriesOf,
  findPosts,
  findPublicPost,
  findRelated,
  insertPost,
  type NewPost,
  type PostFilter,
  type PostRow,
} from "./content.repository";
import { sanitizeContent } from "./sanitize-content";
import { countWords } from "./word-count";

const notFound = () =>
  fail("NOT_FOUND", "The blog post you're looking for doesn't exist or has been removed.");

async function presentList(db: Executor, posts: readonly PostRow[]): Promise<BlogPost[]> {
  const categories = await findCategoriesOf(
    db,
    posts.map((post) => post.id),
  );
  return posts.map((post) => presentListed(post, categories.get(post.id)));
}

export async function listPosts(
  db: Executor,
  filter: PostFilter,
  slice: { pageSize: number; offset: number },
): Promise<{ data: BlogPost[]; total: number }> {
  const search = filter.search?.trim() || undefined;
  const category = filter.category?.trim() || undefined;
  const { posts, total } = await findPosts(db, { ...filter, search, category }, slice);
  return { data: await presentList(db, posts), total };
}

export async function postBySlug(db: Executor, slug: string): Promise<BlogPost> {
  const post = await findPublicPost(db, { slug });
  if (!post) throw notFound();
  return presentPost(post, (await findCategoriesOf(db, [post.id])).get(post.id));
}

/** Without categories given, those of the post itself count. */
export async function relatedPosts(
  db: Executor,
  id: number,
  categories: readonly number[] | null,
  limit: number,
): Promise<BlogPost[]> {
  const post = await findPublicPost(db, { id });
  if (!post) throw notFound();
  const own = (await findCategoriesOf(db, [id])).get(id) ?? [];
  const wanted = categories ?? own.map((category) => category.id);
  return wanted.length === 0 ? [] : presentList(db, await findRelated(db, id, wanted, limit));
}

export type PostInput = Omit<NewPost, "wordCount">;

/** The only way a post gets into the database: its body is sanitised and its words are counted. */
export function createPost(db: Executor, input: PostInput, categoryIds: readonly number[]): Promise<PostRow> {
  const content = sanitizeContent(input.content);
  return insertPost(db, { ...input, content, wordCount: countWords(content) }, categoryIds);
}
