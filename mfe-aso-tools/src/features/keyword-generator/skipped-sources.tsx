import type { IdeaSource } from "@listwise/contracts/keywords";
import { formatCount } from "@listwise/aso-core/text";
import { Text } from "@listwise/shared-ui";
import { PlainList } from "../../shared/tool-page/tool.styles";
import { SOURCE_CHOICES } from "./sources";

interface SkippedSourcesProps {
  seeds: readonly string[];
  /** True if the user entered the seeds. */
  typed: boolean;
  skipped: readonly { source: IdeaSource; reason: string }[];
  omitted: number;
}

/** Says which seeds were used, which sources have nothing, and how many ideas were left out. */
export function SkippedSources({ seeds, typed, skipped, omitted }: SkippedSourcesProps) {
  const isOwn = !typed && seeds.length > 0;
  if (!isOwn && skipped.length === 0 && omitted === 0) return null;
  return (
    <PlainList aria-label="About the sources">
      {isOwn && (
        <li>
          <Text $size="sm" $tone="muted">
            Seeds from your app's name: {seeds.join(", ")}
          </Text>
        </li>
      )}
      {skipped.map(({ source, reason }) => (
        <li key={source}>
          <Text $size="sm" $tone="muted">
            {SOURCE_CHOICES[source].label}: {reason}
          </Text>
        </li>
      ))}
      {omitted > 0 && (
        <li>
          <Text $size="sm" $tone="muted">
            {formatCount(omitted, "further idea")} left out. Use fewer sources or other seeds to see them.
          </Text>
        </li>
      )}
    </PlainList>
  );
}
