import { getLocale, type FieldAssignment, type OmissionReason } from "@listwise/aso-core/localization";
import { toCsv } from "@listwise/aso-core/csv";
import { formatCount } from "@listwise/aso-core/text";
import { Button, downloadCsv, EmptyState, FigureLink, Row, Stack, Text } from "@listwise/shared-ui";
import { PlainList } from "../localization.styles";

const reasons: Record<OmissionReason, string> = {
  "no-figures": "popularity or difficulty is unknown",
  "worth-nothing": "no potential at difficulty 100",
  "already-shown": "already in the name or subtitle",
  split: "its words are in names of different languages",
  "too-long": "longer than a keyword field",
  "no-room": "other keywords are worth more in the same space",
};

const formatValue = (value: number) => value.toFixed(1);

function exportAssignment({ fields }: FieldAssignment) {
  const rows = fields.flatMap(({ code, keywords, covered }) =>
    covered.map((one) => [
      code,
      keywords,
      one.keyword,
      one.popularity,
      one.difficulty,
      Number(formatValue(one.value)),
    ]),
  );
  downloadCsv(
    "keyword-field-assignment",
    toCsv(["locale", "field", "keyword", "popularity", "difficulty", "value"], rows),
  );
}

function describeOptimum({ value, bound, exact }: FieldAssignment): string {
  if (exact) return `Best combination (score ${formatValue(value)}).`;
  const percent = bound === 0 ? 100 : Math.floor((value / bound) * 1000) / 10;
  return `Score ${formatValue(value)}, at least ${percent}% of the best possible.`;
}

export function AssignmentResult({
  assignment,
  onApply,
}: {
  assignment: FieldAssignment;
  onApply: () => void;
}) {
  const filled = assignment.fields.filter(({ keywords }) => keywords !== "");
  if (filled.length + assignment.leftOut.length + assignment.rejected.length === 0) {
    return (
      <EmptyState
        title="No keywords to choose from"
        message="Add keywords to this app's list in this storefront first."
      />
    );
  }
  return (
    <Stack $gap={3}>
      <Row $gap={1}>
        <p role="status">{describeOptimum(assignment)}</p>
        <FigureLink figure="keywordValue" label="Keyword value" />
      </Row>
      <Row>
        <Button variant="primary" size="sm" onClick={onApply} disabled={filled.length === 0}>
          Apply to drafts
        </Button>
        <Button size="sm" onClick={() => exportAssignment(assignment)} disabled={filled.length === 0}>
          Export assignment
        </Button>
      </Row>
      {filled.map(({ code, keywords, used, covered }) => (
        <details key={code}>
          <summary>
            {getLocale(code)?.name ?? code} · {used}/100 · {formatCount(covered.length, "keyword")}
          </summary>
          <Text $size="sm" style={{ overflowWrap: "anywhere" }}>
            {keywords}
          </Text>
          <PlainList>
            {covered.map(({ keyword, popularity, difficulty, value, words }) => (
              <li key={keyword}>
                <strong>{keyword}</strong>: {popularity} × (1 − ({difficulty}/100)²) = {formatValue(value)},
                for {words.join(", ")}
              </li>
            ))}
          </PlainList>
        </details>
      ))}
      {assignment.rejected.length > 0 && (
        <Text $size="sm">
          {`Not used, because they contain terms that the App Store rejects or your glossary forbids: ${assignment.rejected.join(", ")}.`}
        </Text>
      )}
      {assignment.leftOut.length > 0 && (
        <details>
          <summary>{assignment.leftOut.length} left out</summary>
          <PlainList>
            {assignment.leftOut.map(({ keyword, reason }) => (
              <li key={keyword}>
                <strong>{keyword}</strong>: {reasons[reason]}
              </li>
            ))}
          </PlainList>
        </details>
      )}
    </Stack>
  );
}
