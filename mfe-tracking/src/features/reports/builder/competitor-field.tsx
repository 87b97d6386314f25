import { Checkbox, SegmentedControl, Stack, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { trackedAppsQuery } from "../../../shared/apps/apps.api";

interface CompetitorFieldProps {
  appId: number;
  /** `null` for all. */
  chosen: readonly number[] | null;
  onChange: (chosen: number[] | null) => void;
}

const options = [
  { value: "all", label: "All competitors" },
  { value: "some", label: "Choose" },
];

/** Renders which competitors of the app a report compares. */
export function CompetitorField({ appId, chosen, onChange }: CompetitorFieldProps) {
  const { data } = useQuery(trackedAppsQuery());
  const competitors = data?.filter(({ competitorOf }) => competitorOf?.includes(appId)) ?? [];
  if (data && competitors.length === 0) {
    return (
      <Text $size="sm" $tone="muted">
        This app has no competitors yet. Add them in the app's details.
      </Text>
    );
  }
  return (
    <Stack $gap={2} $align="start">
      <Text as="span" $size="sm" $strong aria-hidden="true">
        Competitors
      </Text>
      <SegmentedControl
        label="Competitors"
        options={options}
        value={chosen === null ? "all" : "some"}
        onChange={(value) => onChange(value === "all" ? null : competitors.map(({ app }) => app.id))}
      />
      {chosen !== null &&
        competitors.map(({ app }) => (
          <Checkbox
            key={app.id}
            label={app.name}
            checked={chosen.includes(app.id)}
            onChange={({ target }) => {
              const others = chosen.filter((id) => id !== app.id);
              onChange(target.checked ? [...others, app.id] : others);
            }}
          />
        ))}
    </Stack>
  );
}
