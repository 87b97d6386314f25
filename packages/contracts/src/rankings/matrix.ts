import { PlatformSchema } from "../apps/listing";
import { RankSchema } from "../keywords/keywords";
import { SourceSchema } from "../store/provenance";
import { z } from "../zod";

/** Rank of an app in the matrix. It is short, because a matrix has tens of thousands. */
export const MatrixRankSchema = z.extend(
  z.pick(RankSchema, { currentRank: true, previousRank: true, checkedAt: true }),
  {
    appId: z.number(),
    /** Number of apps in the search results, at most 200; `null` if it is unknown. */
    results: z.nullable(z.number()),
    /** `null` before the first check. */
    source: z.nullable(SourceSchema),
  },
);

/** Parsed {@link MatrixRankSchema}. */
export type MatrixRank = z.infer<typeof MatrixRankSchema>;

/** Row of the matrix: a keyword with the ranks of the apps in its store. */
export const MatrixKeywordSchema = z.object({
  keywordId: z.string(),
  keyword: z.string(),
  platform: PlatformSchema,
  ranks: z.array(MatrixRankSchema),
});

/** Parsed {@link MatrixKeywordSchema}. */
export type MatrixKeyword = z.infer<typeof MatrixKeywordSchema>;
