import type { AppCardSchema, CompetitorKeywordRow } from "@listwise/contracts/keywords";
import type { z } from "@listwise/contracts/zod";
import { splitRankColumn, type Column } from "@listwise/shared-ui/table";
import { TEXT_NAMES } from "./describe-evidence";

/** The compared apps, the user's own first. */
export type ComparedApps = readonly z.infer<typeof AppCardSchema>[];

/** Returns columns that are only in files: rank and texts of each app. */
export const buildFileColumns = (apps: ComparedApps): Column<CompetitorKeywordRow>[] =>
  apps.flatMap(({ id, name }, index): Column<CompetitorKeywordRow>[] => [
    ...splitRankColumn<CompetitorKeywordRow>(
      {
        key: `rank-${id}`,
        header: index === 0 ? `${name} (yours)` : name,
        value: ({ ranks }) => ranks[index] ?? null,
        cell: false,
      },
      `${name}, as shown`,
    ),
    {
      key: `texts-${id}`,
      header: `In listing of ${name}`,
      value: ({ texts }) => (texts[index] ?? []).map((text) => TEXT_NAMES[text]).join(", "),
      cell: false,
    },
  ]);
