import {
  getDensityRows,
  getLanguage,
  parsePhraseLength,
  phraseLengthOptions,
  type DensityResult,
  type LanguageCode,
} from "@listwise/aso-core/density";
import { formatCount } from "@listwise/aso-core/text";
import {
  ChartColumnIcon,
  EmptyState,
  ErrorState,
  FigureLinks,
  Loading,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from "@listwise/shared-ui";
import { useState } from "react";
import { DensityTable } from "./density-table";
import { DensityTips } from "./density-tips";

interface DensityResultsProps {
  status: "idle" | "pending" | "success" | "error";
  result: DensityResult | undefined;
  language: LanguageCode | undefined;
  /** Keywords on the list of the app. */
  listed: ReadonlySet<string>;
}

export function DensityResults({ status, result, language, listed }: DensityResultsProps) {
  const [length, setLength] = useState("1");
  if (status === "pending") {
    return (
      <Loading label="Analyzing the text">
        <Stack>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height="1.75rem" />
          ))}
        </Stack>
      </Loading>
    );
  }
  if (status === "error") return <ErrorState title="Couldn't analyze the text" />;
  if (!result || !language) {
    return (
      <EmptyState
        icon={<ChartColumnIcon size={20} />}
        title="No analysis yet"
        message="Your text's words appear here, most frequent first."
      />
    );
  }
  if (result.rows.length === 0) {
    return (
      <EmptyState
        title="No keywords found"
        message={
          result.totalWords === 0
            ? "This text has no words."
            : `All ${formatCount(result.totalWords, "word")} are stop words or shorter than three letters.`
        }
      />
    );
  }
  const { label, locale } = getLanguage(language);
  const rows = getDensityRows(result, parsePhraseLength(length));
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
        <VisuallyHidden>Analysis ready: </VisuallyHidden>
        Top {formatCount(rows.length, length === "1" ? "keyword" : "phrase")} of{" "}
        {formatCount(result.totalWords, "word")} · {label}
      </Text>
      {rows.length === 0 ? (
        <EmptyState title="No phrases found" message="No phrase of this length occurs twice." />
      ) : (
        <>
          <DensityTable rows={rows} locale={locale} listed={listed} />
          <FigureLinks figures={[{ figure: "density", label: "Keyword density" }]} />
          <DensityTips rows={rows} />
        </>
      )}
    </Stack>
  );
}
