import { z } from "@listwise/contracts/zod";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { StoreReview } from "../store-facts";
import { UnexpectedResponse, type Read } from "../live/resilient-fetch";

const common = { ignoreAttributes: true, parseTagValue: false, trimValues: true } as const;
const ordered = new XMLParser({ ...common, preserveOrder: true });
const feeds = new XMLParser({
  ...common,
  ignoreAttributes: false,
  isArray: (name) => name === "entry" || name === "content",
});

function checked(text: string): string {
  // oxlint-disable-next-line typescript/no-deprecated -- works; its successor is one more package
  if (!text.trimStart().startsWith("<?xml") || XMLValidator.validate(text) !== true) {
    throw new UnexpectedResponse("not the expected XML");
  }
  return text;
}

const NodesSchema = z.array(z.record(z.string(), z.unknown()));

/** Converts a property list value: dictionaries to objects, arrays to lists, everything else to text. */
function plistValue(node: Record<string, unknown>): unknown {
  const [tag = ""] = Object.keys(node);
  const children = z.safeParse(NodesSchema, node[tag]).data ?? [];
  if (tag === "array") return children.map(plistValue);
  if (tag !== "dict") return children[0]?.["#text"] ?? "";
  const entries: [string, unknown][] = [];
  for (let index = 0; index + 1 < children.length; index += 2) {
    const [key, value] = [children[index], children[index + 1]];
    if (key && value) entries.push([String(plistValue(key)), plistValue(value)]);
  }
  return Object.fromEntries(entries);
}

const HintsSchema = z.object({ hints: z.array(z.object({ term: z.coerce.string() })) });

/**
 * Returns the suggested terms of a hints property list, in its order.
 *
 * @throws UnexpectedResponse if the property list has no hints
 */
export const readHints: Read<string[]> = (text) => {
  const nodes = z.safeParse(NodesSchema, ordered.parse(checked(text))).data ?? [];
  const root = nodes.find((node) => "plist" in node);
  const [value] = z.safeParse(NodesSchema, root?.["plist"]).data ?? [];
  const list = z.safeParse(HintsSchema, value && plistValue(value));
  if (!list.success) throw new UnexpectedResponse("the property list has no hints");
  return [...new Set(list.data.hints.map(({ term }) => term.trim()).filter(Boolean))];
};

const TextSchema = z.union([z.string(), z.object({ "#text": z._default(z.coerce.string(), "") })]);
const readText = (value: z.infer<typeof TextSchema>) => (typeof value === "string" ? value : value["#text"]);
const ReviewSchema = z.object({
  id: TextSchema,
  title: z.optional(TextSchema),
  content: z._default(
    z.array(
      z.union([
        z.string(),
        z.looseObject({ "#text": z.optional(z.string()), "@_type": z.optional(z.string()) }),
      ]),
    ),
    [],
  ),
  "im:rating": z.coerce.number().check(z.int(), z.gte(1), z.lte(5)),
  "im:version": z.optional(TextSchema),
  author: z.object({ name: TextSchema }),
  updated: z.string(),
});
const FeedSchema = z.object({
  feed: z.looseObject({
    entry: z.optional(z.array(z.looseObject({ "im:rating": z.optional(z.unknown()) }))),
  }),
});

/**
 * Returns the reviews of a feed page, newest first. The first entry may be the app itself, which has no rating.
 *
 * @throws UnexpectedResponse if it isn't a review feed
 */
export const readReviews: Read<StoreReview[]> = (text) => {
  const feed = z.safeParse(FeedSchema, feeds.parse(checked(text)));
  if (!feed.success) throw new UnexpectedResponse("it isn't a review feed");
  const entries = (feed.data.feed.entry ?? []).filter((entry) => entry["im:rating"] !== undefined);
  const reviews = entries.map((entry, index): StoreReview => {
    const parsed = z.safeParse(ReviewSchema, entry);
    const date = new Date(parsed.data?.updated ?? Number.NaN);
    if (!parsed.success || Number.isNaN(date.getTime()))
      throw new UnexpectedResponse(`review ${index + 1} isn't readable`);
    const { id, title, content, author, "im:rating": rating, "im:version": version } = parsed.data;
    const plain = content.find((part) => typeof part === "string" || part["@_type"] === "text") ?? "";
    return {
      id: readText(id),
      username: readText(author.name),
      rating,
      title: (title && readText(title)) || null,
      text: typeof plain === "string" ? plain : (plain["#text"] ?? ""),
      version: (version && readText(version)) || null,
      date,
    };
  });
  const once = new Map(reviews.map((review) => [review.id, review]));
  return [...once.values()].sort((a, b) => b.date.getTime() - a.date.getTime());
};
