import { formatCount, formatPercent, formatTenth } from "@listwise/aso-core/text";
import {
  describeChangesSince,
  describeKeywordCounts,
  formatReportDate,
  REPORT_TEXTS,
  type ReportDocument,
} from "@listwise/contracts/client-reports";
import { formatNumber, Stat, Text } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import { Figures, Highlights } from "./report.styles";

interface Figure {
  label: string;
  value: string;
  hint?: ReactNode;
}

/** Renders key figures next to each other. */
export function FigureRow({ items }: { items: readonly Figure[] }) {
  return (
    <Figures>
      {items.map((item) => (
        <Stat key={item.label} {...item} />
      ))}
    </Figures>
  );
}

function Change({ change, unit }: { change: number | null; unit: string }) {
  if (change === null) return null;
  if (change === 0) {
    return (
      <Text as="span" $size="xs" $tone="muted">
        No change
      </Text>
    );
  }
  const sign = change > 0 ? "+" : "−";
  return (
    <Text as="span" $size="xs" $tone={change > 0 ? "success" : "danger"}>
      {`${sign}${formatNumber(Math.abs(change))} ${unit}`.trim()}
    </Text>
  );
}

/** Names the day with which changes compare, if it is after the start of the period. */
export function ChangesSince({ document }: { document: ReportDocument }) {
  const text = describeChangesSince(document, formatReportDate);
  return (
    text && (
      <Text $size="sm" $tone="muted">
        {text}
      </Text>
    )
  );
}

const marks = { good: "▲", bad: "▼", neutral: "•" } as const;
const tones = { good: "success", bad: "danger", neutral: "muted" } as const;

/** Renders the key figures at the end of the period and the most important moves. */
export function SummarySection({ document }: { document: ReportDocument }) {
  const { summary, advanced } = document;
  if (!summary) return null;
  const { figures, changes, rating, ratingCount, highlights } = summary;
  const { visibility, averageRank, top10 } = figures;
  return (
    <>
      <FigureRow
        items={[
          {
            label: REPORT_TEXTS.visibility,
            value: formatPercent(visibility),
            hint: <Change change={changes.visibility} unit="points" />,
          },
          {
            label: REPORT_TEXTS.averageRank,
            value: formatTenth(averageRank),
            hint: <Change change={changes.averageRank} unit="ranks" />,
          },
          {
            label: REPORT_TEXTS.top10,
            value: formatNumber(top10),
            hint: <Change change={changes.top10} unit="" />,
          },
          {
            label: REPORT_TEXTS.rating,
            value: formatTenth(rating),
            hint: ratingCount === null ? undefined : formatCount(ratingCount, "rating"),
          },
        ]}
      />
      <Text $size="sm" $tone="muted">
        {describeKeywordCounts(summary)}
        {!advanced && ` ${REPORT_TEXTS.planLacksVisibility}`}
      </Text>
      <ChangesSince document={document} />
      <Highlights aria-label="Most important moves">
        {highlights.map(({ tone, text }) => (
          <li key={text}>
            <Text as="span" $size="sm" $tone={tones[tone]} aria-hidden="true">
              {marks[tone]}
            </Text>
            <span dir="auto">{text}</span>
          </li>
        ))}
      </Highlights>
    </>
  );
}
