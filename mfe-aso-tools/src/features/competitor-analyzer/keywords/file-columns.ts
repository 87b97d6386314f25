import type { Platform } from "@listwise/aso-core/stores";
import type { AppCardSchema, CompetitorKeywordRow } from "@listwise/contracts/keywords";
import type { z } from "@listwise/contracts/zod";
import { splitRankColumn, type Column } from "@listwise/shared-ui/table";
import { getTextName } from "./describe-evidence";

/** The compared apps, the user's own first. */
export type ComparedApps = readonly z.infer<typeof AppCardSchema>[];

/** Returns columns that are only in files: rank and texts of each app. */
export const buildFileColumns = (apps: ComparedApps, platform: Platform): Column<CompetitorKeywordRow>[] =>
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
      value: ({ texts }) => (texts[index] ?? []).map((text) => getTextName(text, platform)).join(", "),
      cell: false,
    },
  ]);
