import { Grid } from "@listwise/shared-ui";
import { FeatureRow } from "./feature-row";
import type { FeatureUse } from "../../shared/limits/usage-level";

export function FeatureGrid({ features }: { features: readonly FeatureUse[] }) {
  return (
    <Grid as="ul" role="list" $min="20rem" $gap={5} style={{ margin: 0, padding: 0, listStyle: "none" }}>
      {features.map(({ limit, usage }) => (
        <FeatureRow key={limit.key} limit={limit} usage={usage} />
      ))}
    </Grid>
  );
}
