import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema, PathIdSchema } from "../api/ids";
import { PictureUrlSchema } from "../api/pictures";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { JobSchema } from "./ranking-update";

/** Keyword as typed: trimmed, at most 100 characters. Keywords are compared in lower case. */
export const KeywordTextSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Keyword cannot be empty"),
    z.maxLength(100, "Use at most 100 characters."),
  );

/** Rank of an app for a keyword: 1–200, 201 = not in the top 200, `null` = never checked. */
export const RankSchema = z.object({
  currentRank: z.nullable(z.number()),
  previousRank: z.nullable(z.number()),
  /** `previousRank − currentRank`: positive means improved; `null` after the first check. */
  change: z.nullable(z.number()),
  checkedAt: z.nullable(z.string()),
  previousCheckedAt: z.nullable(z.string()),
});

/** Parsed {@link RankSchema}. */
export type Rank = z.infer<typeof RankSchema>;

/** Most tags on a keyword. */
export const MAX_KEYWORD_TAGS = 20;

/** Tags of a keyword. Tags that differ in case only are one tag. */
export const KeywordTagsSchema = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40, "Use at most 40 characters.")))
  .check(z.maxLength(MAX_KEYWORD_TAGS, `Use at most ${MAX_KEYWORD_TAGS} tags.`));

/** Fields of a list entry besides its rank. */
export const KeywordEntryFields = {
  id: z.number(),
  appId: z.optional(z.nullable(z.number())),
  keywordId: z.string(),
  keywordText: z.string(),
  country: z.string(),
  category: z.string(),
  notes: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  isFavorite: z.boolean(),
  tags: z.optional(z.array(z.string())),
  /** The user marked the keyword as irrelevant for the app: it is neither suggested nor planned. */
  isIrrelevant: z.optional(z.boolean()),
  createdAt: z.string(),
};

/**
 * Entry of a keyword list: a keyword in one country, on the list of the app `appId`, or on no list (`null`). `best` is
 * the rank of that app; for an unassigned keyword it is the best rank among the user's own apps, or among the watched
 * ones if the user has no own app.
 */
export const UserKeywordSchema = z.object({
  ...KeywordEntryFields,
  keyword: z.object({ id: z.string(), text: z.string() }),
  Keyword: z.object({ id: z.string(), text: z.string() }),
  best: z.nullable(
    z.extend(RankSchema, {
      appId: z.number(),
      appName: z.string(),
      appIcon: z.nullable(PictureUrlSchema),
    }),
  ),
});

/** Parsed {@link UserKeywordSchema}. */
export type UserKeyword = z.infer<typeof UserKeywordSchema>;

/** `T` with every field of a list entry, as the server sends it. Only entries that are still being added lack some. */
export type CompleteEntry<T extends Pick<UserKeyword, keyof typeof KeywordEntryFields>> = T &
  Required<Pick<T, keyof typeof KeywordEntryFields>>;

/** Editable fields of a tracked keyword besides its text. */
export const UserKeywordInput = {
  category: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  notes: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  origin: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  isFavorite: z.optional(z.boolean()),
  tags: z.optional(KeywordTagsSchema),
};
const ById = z.object({ id: PathIdSchema });

/** Endpoints for the user's keywords. */
export const userKeywordsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/user-keywords",
    access: "user",
    tag: "user-keywords",
    summary: "List the keywords you track, newest first",
    response: answer(z.array(UserKeywordSchema)),
  }),
  firstRank: endpoint({
    method: "GET",
    path: "/user-keywords/first-rank",
    access: "user",
    tag: "user-keywords",
    summary: "Tell whether a keyword on the list of one of your own apps has been checked",
    response: answer(z.object({ isKnown: z.boolean() })),
  }),
  add: endpoint({
    method: "POST",
    path: "/user-keywords",
    access: "user",
    tag: "user-keywords",
    summary: "Track a keyword in a country; its first ranking is queued immediately",
    body: z.object({
      keywordText: KeywordTextSchema,
      /** Defaults to the current country. */
      country: z.optional(CountrySchema),
      /** App whose list it joins: the current app if absent, none (unassigned) if `null`. */
      appId: z.optional(z.nullable(IdSchema)),
      ...UserKeywordInput,
    }),
    response: answer(UserKeywordSchema),
    status: 201,
    errors: ["CONFLICT", "FEATURE_LIMIT_EXCEEDED", "NOT_FOUND", "UNKNOWN_COUNTRY"],
    idempotent: true,
  }),
  update: endpoint({
    method: "PUT",
    path: "/user-keywords/{id}",
    access: "user",
    tag: "user-keywords",
    summary: "Update the category, notes, favorite flag or tags of a tracked keyword",
    params: ById,
    body: z.object(UserKeywordInput),
    response: answer(UserKeywordSchema),
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/user-keywords/{id}",
    access: "user",
    tag: "user-keywords",
    summary: "Untrack a keyword",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
  updateOne: endpoint({
    method: "POST",
    path: "/user-keywords/{id}/update",
    access: "user",
    tag: "user-keywords",
    summary: "Queue a ranking update of a keyword",
    params: ById,
    response: answer(JobSchema),
    status: 202,
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  updateAll: endpoint({
    method: "POST",
    path: "/user-keywords/update-all",
    access: "user",
    tag: "user-keywords",
    summary: "Alias of start-async-update",
    response: answer(JobSchema),
    status: 202,
    errors: ["UNKNOWN_COUNTRY"],
  }),
  startUpdate: endpoint({
    method: "POST",
    path: "/user-keywords/start-async-update",
    access: "user",
    tag: "user-keywords",
    summary: "Queue a ranking update of all your keywords, or of the given ones",
    body: z.object({
      /** Ids of tracked keywords; all if absent. */
      ids: z.optional(z.array(IdSchema).check(z.minLength(1), z.maxLength(10_000))),
    }),
    response: answer(JobSchema),
    status: 202,
    errors: ["UNKNOWN_COUNTRY"],
  }),
  updateStatus: endpoint({
    method: "GET",
    path: "/user-keywords/update-status",
    access: "user",
    tag: "user-keywords",
    summary: "Get the latest ranking update of your keywords",
    response: answer(JobSchema),
  }),
};
