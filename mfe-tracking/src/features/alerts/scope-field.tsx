import type { AlertOptions } from "@listwise/contracts/alerts";
import { Chip, Row, SegmentedControl, Stack, Text, TextField, useStoreSource } from "@listwise/shared-ui";
import { useId } from "react";
import {
  isNamed,
  listNames,
  parseChart,
  type NamedScope,
  type RuleDraft,
  type ScopeType,
} from "./rule-draft";
import { CHART_NAMES, formatKeywordCount } from "./rule-labels";

const scopes: { type: ScopeType; label: string; count?: (options: AlertOptions) => number }[] = [
  { type: "all", label: "All keywords", count: ({ all }) => all },
  { type: "keyword", label: "Keyword", count: ({ keywords }) => keywords.length },
  { type: "category", label: "Category", count: ({ categories }) => categories.length },
  { type: "tag", label: "Tag", count: ({ tags }) => tags.length },
  { type: "favorites", label: "Favorites", count: ({ favorites }) => favorites },
  { type: "chart", label: "Category rank" },
];

const charts = (["free", "paid", "grossing"] as const).map((value) => ({ value, label: CHART_NAMES[value] }));

const nameLabels: Record<NamedScope, string> = { keyword: "Keyword", category: "Category", tag: "Tag" };

interface ScopeFieldProps {
  draft: RuleDraft;
  /** Undefined while they load. */
  options: AlertOptions | undefined;
  error: string | undefined;
  onChange: (change: Partial<RuleDraft>) => void;
}

/** Renders the choice of the keywords that a rule watches, with numbers, or of a chart. */
export function ScopeField({ draft: { scope, name, chart }, options, error, onChange }: ScopeFieldProps) {
  const source = useStoreSource();
  const hasCharts = scope === "chart" || source?.fields?.includes("charts") !== false;
  const labelId = useId();
  const listId = useId();
  const names = options && isNamed(scope) ? listNames(scope, options) : [];
  const count = names.find((known) => known.name.toLowerCase() === name.trim().toLowerCase())?.count ?? 0;
  // A keyword on the list needs no number.
  const hasHint = name.trim() !== "" && options !== undefined && (scope !== "keyword" || count === 0);
  return (
    <Stack $gap={3}>
      <Stack $gap={2} role="group" aria-labelledby={labelId}>
        <Text as="span" id={labelId} $size="sm" $strong>
          Watch
        </Text>
        <Row $gap={2}>
          {scopes
            .filter(({ type }) => type !== "chart" || hasCharts)
            .map(({ type, label, count: countOptions }) => (
              <Chip
                key={type}
                selected={type === scope}
                count={options && countOptions?.(options)}
                onClick={() => type !== scope && onChange({ scope: type, name: "" })}
              >
                {label}
              </Chip>
            ))}
        </Row>
      </Stack>
      {scope === "chart" && (
        <SegmentedControl
          label="Chart"
          options={charts}
          value={chart}
          onChange={(value) => onChange({ chart: parseChart(value) ?? chart })}
        />
      )}
      {isNamed(scope) && (
        <div>
          <TextField
            label={nameLabels[scope]}
            list={listId}
            autoComplete="off"
            value={name}
            error={error}
            hint={hasHint ? formatKeywordCount(scope, count) : undefined}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <datalist id={listId}>
            {names.map((known) => (
              <option key={known.name} value={known.name}>
                {scope === "keyword" ? undefined : formatKeywordCount(scope, known.count)}
              </option>
            ))}
          </datalist>
        </div>
      )}
    </Stack>
  );
}
