import { formatPercent, STUFFING_PERCENT, type DensityRow } from "@listwise/aso-core/density";
import { Notice, Stack } from "@listwise/shared-ui";

export function DensityTips({ rows }: { rows: readonly DensityRow[] }) {
  const stuffed = rows.filter((row) => row.density > STUFFING_PERCENT);
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
