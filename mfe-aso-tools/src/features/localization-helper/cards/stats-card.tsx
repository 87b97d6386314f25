import {
  countCharacters,
  FIELDS,
  LOCALES,
  getLocale,
  computeProgress,
  type ListingPlatform,
  type ListingTexts,
} from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";
import { Card, ProgressBar, Stack, Text } from "@listwise/shared-ui";
import { useStore } from "zustand";
import { getUnsavedChanges, type Editor } from "../editor.store";
import { PlainList } from "../localization.styles";

function countOverLimit(texts: ListingTexts, platform: ListingPlatform): number {
  return Object.values(texts).reduce((sum, own) => {
    const over = FIELDS.filter(
      ({ key, limits }) => countCharacters(own[key] ?? "") > (limits[platform] ?? Infinity),
    );
    return sum + over.length;
  }, 0);
}

export function StatsCard({ editor, platform }: { editor: Editor; platform: ListingPlatform }) {
  const settled = useStore(editor, (state) => state.settled);
  const saved = useStore(editor, (state) => state.saved);
  const touched = useStore(editor, (state) => state.touched);
  const progress = LOCALES.map(({ code }) => computeProgress(code, settled[code], touched[code] === true));
  const complete = progress.filter((percent) => percent === 100).length;
  const average = Math.round(progress.reduce((sum, percent) => sum + percent, 0) / progress.length);
  const unsaved = getUnsavedChanges({ saved, settled }).length;
  const others = Object.keys(settled).filter((code) => !getLocale(code));
  return (
    <Card title="Translation Stats">
      <Stack $gap={3}>
        <ProgressBar label="All languages" value={average} max={100} text={`${average}%`} />
        <PlainList>
          <li>{`${complete} of ${LOCALES.length} languages complete`}</li>
          <li>{`${formatCount(countOverLimit(settled, platform), "text")} over the limit`}</li>
          <li>{unsaved === 0 ? "All changes saved" : formatCount(unsaved, "unsaved text")}</li>
        </PlainList>
        {others.length > 0 && (
          <Text $tone="muted" $size="xs">
            Unknown locales, kept and exported: {others.join(", ")}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
