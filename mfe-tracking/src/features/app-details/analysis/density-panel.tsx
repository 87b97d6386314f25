import type { DensityResult, DensityRow } from "@listwise/aso-core/density";
import type { Platform } from "@listwise/aso-core/stores";
import { getFieldName } from "@listwise/contracts/analytics";
import {
  getBarColor,
  formatPercent,
  getDensityRows,
  getLanguage,
  parsePhraseLength,
  phraseLengthOptions,
  STUFFING_PERCENT,
  type LanguageCode,
} from "@listwise/aso-core/density";
import { EmptyState, formatNumber, Notice, SegmentedControl, Stack, Text } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useState } from "react";
import { Bar, Track } from "./density.styles";

const SHOWN_ROWS = 10;

function buildColumns(locale: string, widest: number): Column<DensityRow>[] {
  return [
    {
      key: "keyword",
      header: "Keyword",
      value: ({ keyword }) => keyword,
      cell: ({ keyword, forms }) => (
        <div lang={locale} dir="auto">
          <strong>{keyword}</strong>
          {forms.length > 0 && (
            <Text as="span" $size="xs" $tone="muted">
              {" "}
              also {forms.join(", ")}
            </Text>
          )}
        </div>
      ),
    },
    {
      key: "count",
      header: "Count",
      align: "end",
      value: ({ count }) => count,
      cell: ({ count }) => formatNumber(count),
    },
    {
      key: "density",
      header: "Density",
      figure: "density",
      align: "end",
      card: "top",
      value: ({ density }) => density,
      cell: ({ density }) => formatPercent(density),
    },
    {
      key: "bar",
      header: "Bar",
      hideHeader: true,
      width: "40%",
      sort: false,
      csv: false,
      cell: ({ density }) => (
        <Track aria-hidden="true">
          <Bar
            data-color={getBarColor(density)}
            $color={getBarColor(density)}
            style={{ width: `${(density / widest) * 100}%` }}
          />
        </Track>
      ),
    },
  ];
}

function Tips({ rows }: { rows: readonly DensityRow[] }) {
  const stuffed = rows.filter(({ density }) => density > STUFFING_PERCENT);
  return (
    <Stack $gap={2}>
      {stuffed.length > 0 && (
        <Notice tone="warning" title={`Above ${STUFFING_PERCENT}%: may read as keyword stuffing`}>
          {stuffed.map(({ keyword, density }) => `${keyword} (${formatPercent(density)})`).join(", ")}
        </Notice>
      )}
      <Notice title="Aim for 1–3% on your main keywords">
        Below that, a keyword has little effect. Above it, the text starts to sound repetitive.
      </Notice>
    </Stack>
  );
}

interface DensityPanelProps {
  result: DensityResult;
  language: LanguageCode;
  /** Store of the listing. */
  platform: Platform;
}

/** Renders the ten most frequent words or phrases of the listing. */
export function DensityPanel({ result, language, platform }: DensityPanelProps) {
  const [length, setLength] = useState("1");
  const rows = getDensityRows(result, parsePhraseLength(length)).slice(0, SHOWN_ROWS);
  const { label, locale } = getLanguage(language);
  if (result.rows.length === 0) {
    return (
      <EmptyState title="No keywords found" message="This listing has no countable words in this language." />
    );
  }
  return (
    <Stack>
      <div>
        <SegmentedControl
          label="Phrase length"
          options={phraseLengthOptions}
          value={length}
          onChange={setLength}
        />
      </div>
      <Text $size="sm" $tone="muted" role="status">
        Top {rows.length} of {formatNumber(result.totalWords)} words in name,{" "}
        {getFieldName("subtitle", platform).toLowerCase()} and description · {label}
      </Text>
      {rows.length === 0 ? (
        <EmptyState title="No phrases found" message="No phrase of this length occurs twice." />
      ) : (
        <>
          <DataTable
            caption="Keyword density"
            columns={buildColumns(locale, Math.max(...rows.map(({ density }) => density)))}
            rows={rows}
            rowKey={({ keyword }) => keyword}
            denseCards
          />
          <Tips rows={rows} />
        </>
      )}
    </Stack>
  );
}
