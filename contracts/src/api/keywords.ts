import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { IdSchema, PathIdSchema } from "../platform/ids";
import { PictureUrlSchema } from "../platform/pictures";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";

/** A keyword as typed: trimmed, at most 100 characters. Keywords are compared in lower case. */
export const KeywordTextSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Keyword cannot be empty"),
    z.maxLength(100, "Use at most 100 characters."),
  );

/** Where an app stands for a keyword. Ranks are 1–200, 201 = not in the top 200, `null` = never checked. */
export const RankSchema = z.object({
  currentRank: z.nullable(z.number()),
  previousRank: z.nullable(z.number()),
  /** `previousRank − currentRank`, positive is better; `null` after a first observation. */
  change: z.nullable(z.number()),
  checkedAt: z.nullable(z.string()),
  previousCheckedAt: z.nullable(z.string()),
});

/** Parsed {@link RankSchema}. */
export type Rank = z.infer<typeof RankSchema>;

/** A keyword the user tracks in one country, with the best-placed of the user's apps for it. */
export const UserKeywordSchema = z.object({
  id: z.number(),
  keywordId: z.string(),
  keywordText: z.string(),
  keyword: z.object({ id: z.string(), text: z.string() }),
  Keyword: z.object({ id: z.string(), text: z.string() }),
  country: z.string(),
  category: z.string(),
  notes: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  isFavorite: z.boolean(),
  createdAt: z.string(),
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

/**
 * How current the ranks are that an answer shows, and what is awaited. `stale`: newer ones are on their way or due;
 * `queuedAt`: since when the last of them waits, `null` when none does; `etaSeconds`: about how long until all of them are
 * there, by the length of the queue before them and what the store bears; `null` with its reason in `etaReason` when
 * that is not known, `null` without one when nothing is awaited.
 * `failure`: why the store told nothing of some of them when it was last asked.
 */
export const FreshnessFields = {
  stale: z.optional(z.boolean()),
  queuedAt: z.optional(z.nullable(z.string())),
  etaSeconds: z.optional(z.nullable(z.number())),
  etaReason: z.optional(z.nullable(z.string())),
  failure: z.optional(z.nullable(z.string())),
};

/** A ranking update under way or done. `percent` is 0–100; the freshness is that of the keywords it still waits for. */
export const JobSchema = z.object({
  ...FreshnessFields,
  jobId: z.string(),
  status: z.enum(["idle", "queued", "running", "completed", "partial", "failed", "cancelled"]),
  total: z.number(),
  processed: z.number(),
  failed: z.number(),
  percent: z.number(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  message: z.string(),
});

/** Parsed {@link JobSchema}. */
export type Job = z.infer<typeof JobSchema>;

/** What a person says of a keyword beside its text. */
export const UserKeywordInput = {
  category: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  notes: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  origin: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  isFavorite: z.optional(z.boolean()),
};
const ById = z.object({ id: PathIdSchema });

/** The user's keywords. */
export const userKeywordsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/user-keywords",
    access: "user",
    tag: "user-keywords",
    summary: "The keywords the user tracks, newest first",
    response: answer(z.array(UserKeywordSchema)),
  }),
  add: endpoint({
    method: "POST",
    path: "/user-keywords",
    access: "user",
    tag: "user-keywords",
    summary: "Track a keyword in a country; its first ranking is queued at once",
    body: z.object({
      keywordText: KeywordTextSchema,
      /** The first country of the account's settings unless told. */
      country: z.optional(CountrySchema),
      ...UserKeywordInput,
    }),
    response: answer(UserKeywordSchema),
    status: 201,
    errors: ["CONFLICT", "FEATURE_LIMIT_EXCEEDED", "UNKNOWN_COUNTRY"],
    idempotent: true,
  }),
  update: endpoint({
    method: "PUT",
    path: "/user-keywords/{id}",
    access: "user",
    tag: "user-keywords",
    summary: "Change a tracked keyword's category, notes or favourite mark",
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
    summary: "Stop tracking a keyword",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
  updateOne: endpoint({
    method: "POST",
    path: "/user-keywords/{id}/update",
    access: "user",
    tag: "user-keywords",
    summary: "Queue a ranking update of one keyword",
    params: ById,
    response: answer(JobSchema),
    status: 202,
    errors: ["NOT_FOUND"],
  }),
  updateAll: endpoint({
    method: "POST",
    path: "/user-keywords/update-all",
    access: "user",
    tag: "user-keywords",
    summary: "The same as start-async-update",
    response: answer(JobSchema),
    status: 202,
  }),
  startUpdate: endpoint({
    method: "POST",
    path: "/user-keywords/start-async-update",
    access: "user",
    tag: "user-keywords",
    summary: "Queue a ranking update of all the user's keywords, or of those named",
    body: z.object({
      /** Tracked keywords by their `id`; all of them when absent. */
      ids: z.optional(z.array(IdSchema).check(z.minLength(1), z.maxLength(10_000))),
    }),
    response: answer(JobSchema),
    status: 202,
  }),
  updateStatus: endpoint({
    method: "GET",
    path: "/user-keywords/update-status",
    access: "user",
    tag: "user-keywords",
    summary: "The latest ranking update of the user's keywords",
    response: answer(JobSchema),
  }),
};
