import type { Optimization, OptimizationKind } from "@listwise/contracts/tools";
import { Dialog, Row, SelectField, Stack, Text } from "@listwise/shared-ui";
import { useState } from "react";
import type { LiveTexts } from "../live-texts";
import { getVersionName } from "./describe-version";
import { TextDiff } from "../../../shared/text-diff";

interface CompareDialogProps {
  kind: OptimizationKind;
  live: LiveTexts;
  current: Optimization["texts"];
  versions: readonly Optimization[];
  /** Id of the version that is compared first. */
  first: number;
  onClose: () => void;
}

/** Texts to compare; unknown ones are `null`. */
interface Side {
  key: string;
  name: string;
  texts: Readonly<Record<string, string | null | undefined>>;
  score: number | null;
}

const LIVE = "live";
const CURRENT = "current";

const FIELDS = {
  title: [
    ["name", "App Name"],
    ["subtitle", "Subtitle"],
    ["keywords", "Keywords"],
    ["shortDescription", "Short Description"],
  ],
  description: [["description", "Description"]],
} as const;

const describeScore = ({ name, score }: Side) =>
  `${name}: ${score === null ? "not scored" : `score ${score}`}`;

/** Shows the words that differ between any two of the live texts, the text in the editor and the versions. */
export function CompareDialog({ kind, live, current, versions, first, onClose }: CompareDialogProps) {
  const sides: Side[] = [
    { key: LIVE, name: "Live listing", texts: { ...live }, score: null },
    { key: CURRENT, name: "Current text", texts: current, score: null },
    ...versions.map((version) => ({
      key: String(version.id),
      name: getVersionName(version),
      texts: version.texts,
      score: version.report.score,
    })),
  ];
  const options = sides.map(({ key, name }) => ({ value: key, label: name }));
  // The text in the editor may be the version itself; then its changes since the one before it are of interest.
  const [isOpened] = useState(() => {
    const version = versions.find(({ id }) => id === first);
    return FIELDS[kind].every(([key]) => (version?.texts[key] ?? "") === (current[key] ?? ""));
  });
  const previous = versions[versions.findIndex(({ id }) => id === first) + 1];
  const [left, setLeft] = useState(isOpened && previous ? String(previous.id) : String(first));
  const [right, setRight] = useState(isOpened && previous ? String(first) : CURRENT);
  const find = (wanted: string) => sides.find(({ key }) => key === wanted);
  const [before, after] = [find(left), find(right)];
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Compare versions"
      description="Removed words are crossed out, added ones underlined."
      size="lg"
    >
      <Stack>
        <Row $gap={4}>
          <SelectField
            label="From"
            options={options}
            value={left}
            onChange={({ target }) => setLeft(target.value)}
          />
          <SelectField
            label="To"
            options={options}
            value={right}
            onChange={({ target }) => setRight(target.value)}
          />
        </Row>
        {before && after && (
          <>
            <Text $size="sm" $tone="muted">
              {describeScore(before)} · {describeScore(after)}
            </Text>
            {FIELDS[kind]
              .filter(([key]) => before.texts[key] || after.texts[key])
              .map(([key, label]) => (
                <section key={key} aria-label={label}>
                  <Text $size="sm">
                    <strong>{label}</strong>
                  </Text>
                  <TextDiff before={before.texts[key] ?? null} after={after.texts[key] ?? null} />
                </section>
              ))}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
